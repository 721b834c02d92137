/** The lobby as this page has it: whether its reader is the host, who else is here, which seats are open. */
import type { Lobby } from './types'

/** Whether this is a service with accounts; its server says so in the page itself. */
export const hosted = 'hosted' in document.documentElement.dataset

/** At home the server takes whoever comes by its own machine for the host, and nobody else. */
export const isHost = !hosted && ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname)

/** What the reader is called, in every match. */
export const ownName = {
  get: (): string => localStorage.getItem('name') ?? '',
  set: (name: string): void => localStorage.setItem('name', name.trim().slice(0, 40)),
}

/** The lobby as it changes: asked for by the socket, and again whenever the line breaks. */
export class LiveLobby {
  lobby = $state.raw<Lobby | null>(null)
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  constructor(readonly onchange: () => void = () => undefined) {
    this.#connect()
  }
  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/lobby/live?name=${encodeURIComponent(ownName.get())}`,
    )
    this.#socket = socket
    socket.onopen = () => (this.#tries = 0)
    socket.onmessage = (m) => {
      this.lobby = JSON.parse(m.data as string) as Lobby
      this.onchange()
    }
    socket.onclose = () => {
      this.#timer = setTimeout(() => this.#connect(), Math.min(5000, 300 * 2 ** this.#tries++))
    }
  }
  close(): void {
    clearTimeout(this.#timer)
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null
      this.#socket.close()
    }
  }
}
