/** Names on the map. */
import { text } from '../../lib/text.svelte'
import { chart } from './chart'

const plainly = (id: string) =>
  id
    .split('-')
    .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
    .join(' ')

/** Without what stands in brackets or after a plus. */
export const short = (name: string): string => name.replace(/ \(.*\)$|\+.*$/, '')
/** On the map the short form. */
export const areaWords = (id: string): string => short(text.say(`area-${id}`, {}, plainly(id)))
/** A sea's name in short lines. */
export const seaWords = (id: string): string[] => broken(text.say(`sea-${id}`, {}, plainly(id)))
export const areaOrSea = (id: string): string =>
  chart.seas[id] ? text.say(`sea-${id}`, {}, plainly(id)) : areaWords(id)
/** A country or a land beside the map, by the key of its name. */
export const landWords = (key: string): string => text.say(key, {}, plainly(key.replace(/^(country|land)-/, '')))
export const countryWords = (id: string): string => text.say(`country-${id}`, {}, id)

function broken(name: string): string[] {
  return name.split(/(?<=-)| /).reduce<string[]>((lines, w) => {
    const last = lines.at(-1)
    return last !== undefined && (last.length + w.length < 9 || name.length <= 11)
      ? [...lines.slice(0, -1), `${last}${last.endsWith('-') ? '' : ' '}${w}`]
      : [...lines, w]
  }, [])
}
