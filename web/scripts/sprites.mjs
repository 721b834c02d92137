/* Military symbols, drawn once at build time: one SVG sprite per game that uses them.
   Each game lists its symbols in src/games/<game>/symbols.json: { "tank": "SFGPUCA---", ... }.
   Frame and icon take their colours from the page: stroke and icon `currentColor`, fill `--symbol-fill`. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ms from 'milsymbol'

const games = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'games')
const both = (c) => ({ Friend: c, Hostile: c, Neutral: c, Unknown: c, Civilian: c, Suspect: c })
const INK = 'rgb(1,2,3)'
const FILL = 'rgb(4,5,6)'

function symbol(id, sidc) {
  const drawn = new ms.Symbol(sidc, {
    size: 100,
    frame: true,
    fill: true,
    strokeWidth: 7,
    colorMode: both(FILL),
    frameColor: both(INK),
    iconColor: both(INK),
    infoFields: false,
  })
  if (!drawn.isValid()) throw new Error(`milsymbol does not know ${sidc} (${id})`)
  const svg = drawn.asSVG()
  const box = /viewBox="([^"]+)"/.exec(svg)[1]
  const inside = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(INK, 'currentColor')
    .replaceAll(FILL, 'var(--symbol-fill)')
    .replaceAll('stroke-width="3"', 'stroke-width="9"')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
  return `<symbol id="sym-${id}" viewBox="${box}" overflow="visible">${inside}</symbol>`
}

for (const game of readdirSync(games)) {
  const list = join(games, game, 'symbols.json')
  if (!existsSync(list)) continue
  const wanted = JSON.parse(readFileSync(list, 'utf8'))
  const sprite = Object.entries(wanted)
    .map(([id, sidc]) => symbol(id, sidc))
    .join('\n')
  writeFileSync(join(games, game, 'symbols.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${sprite}\n</svg>\n`)
}
