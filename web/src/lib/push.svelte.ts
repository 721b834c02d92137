/** Push messages to this browser, also when no page is open: asked for once, taken back at any time. */
import { addPush, endPush } from './own.svelte'

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
const packed = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

class Pushes {
  readonly possible = 'serviceWorker' in navigator && 'PushManager' in window
  on = $state(false)

  constructor() {
    if (this.possible) void this.#found().then((s) => (this.on = s !== null))
  }
  async #found(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration('/')
    return (await worker?.pushManager.getSubscription()) ?? null
  }
  async begin(key: string): Promise<void> {
    const worker = await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    await addPush({
      endpoint: made.endpoint,
      p256dh: packed(made.getKey('p256dh')),
      auth: packed(made.getKey('auth')),
    })
    this.on = true
  }
  async end(): Promise<void> {
    const made = await this.#found()
    if (made) {
      await endPush({ endpoint: made.endpoint })
      await made.unsubscribe()
    }
    this.on = false
  }
}
export const pushes = new Pushes()
