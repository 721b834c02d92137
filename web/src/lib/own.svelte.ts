/** Calls of whoever is signed in at a service: what they are told, whom they block, what moderators do. */
import { call } from './api'
import { hosted } from './lobby.svelte'
import type { Bell, Blocked, Feeds, Notices, PushGone, PushPlace, Report, SetNotices } from './types'

export const notices = () => call<Notices>('/me/notices')
export const chooseNotices = (chosen: SetNotices) => call<Notices>('/me/notices', 'PUT', chosen)
export const readBell = () => call<Bell>('/me/bell')
export const seeBell = () => call<void>('/me/bell', 'POST')
export const addPush = (place: PushPlace) => call<void>('/me/push', 'PUT', place)
export const endPush = (gone: PushGone) => call<void>('/me/push/end', 'POST', gone)
export const openFeed = () => call<Feeds>('/me/feed', 'PUT')
export const closeFeed = () => call<void>('/me/feed', 'DELETE')
export const blocks = () => call<Blocked>('/me/blocks')
export const block = (name: string, on: boolean) =>
  call<Blocked>(`/me/blocks/${encodeURIComponent(name)}`, on ? 'PUT' : 'DELETE')
export const report = (match: string, text: string, line: number | null, player: number | null) =>
  call<void>(`/matches/${encodeURIComponent(match)}/reports`, 'POST', { text, line, player })
export const reports = (closed: boolean) => call<Report[]>(`/moderation/reports?closed=${closed}`)
export const decide = (id: number, action: string, why = '') =>
  call<void>(`/moderation/reports/${id}`, 'POST', { action, why })

/** Whose words the reader does not want to see; empty at home, where nobody has an account. */
class BlockList {
  names = $state.raw<string[]>([])
  #asked = false

  async load(): Promise<void> {
    if (this.#asked || !hosted) return
    this.#asked = true
    this.names = await blocks().then(
      (b) => b.names,
      () => [],
    )
  }
  async set(name: string, on: boolean): Promise<void> {
    this.names = (await block(name, on)).names
  }
}
export const blocked = new BlockList()
