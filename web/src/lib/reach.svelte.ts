/** Whether the server is being waited for: calls that only read are made again by themselves. */

const WAITS = [300, 800, 1600, 3000, 5000, 5000]

class Reach {
  /** How many calls are being tried again. */
  waiting = $state(0)

  /** The answer to a call that changes nothing, tried again while nobody answers. */
  async patiently(call: () => Promise<Response>): Promise<Response> {
    try {
      return await call()
    } catch {
      return this.#again(call)
    }
  }
  async #again(call: () => Promise<Response>): Promise<Response> {
    this.waiting += 1
    try {
      for (const wait of WAITS) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        try {
          return await call()
        } catch {
          continue
        }
      }
      return await call()
    } finally {
      this.waiting -= 1
    }
  }
}

export const reach = new Reach()
