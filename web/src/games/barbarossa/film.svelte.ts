/** The round told again: its frames, the board at each of them, and where the telling is. Board and panel share it. */
import type { Picture } from './model'
import { firstStep, framesOf, isExecution, pictureOf, roundOf, type Frame, type Line, type Moment } from './play'

/** Asks the server for the moments inside some steps of the log. */
export type Ask = (first: number, last: number) => Promise<Moment[]>
export interface Telling {
  log: Line[]
  /** Everything told so far in a match that goes on. */
  story: Line[] | undefined
  /** What has been told in this tab is kept under this name. */
  name: string
  /** The step of the execution that waits for an answer. */
  step: number
  /** Orders are being written: nothing new is told over them. */
  busy: boolean
}

class Film {
  frames = $state.raw<Frame[]>([])
  /** The frame shown; null is now. */
  at = $state<number | null>(null)
  playing = $state(false)
  #moments = $state.raw<Moment[]>([])
  /** What stays on the board until the moments are here. */
  #held = $state.raw<Picture | null>(null)
  #asked = 0

  get frame(): Frame | null {
    return this.at === null ? null : (this.frames[this.at] ?? null)
  }
  /** The board as it stood at the frame shown; null is the board of now. */
  get picture(): Picture | null {
    return this.#held ?? (this.frame ? pictureOf(this.frame, this.#moments) : null)
  }

  /**
   * What is new is told from where the last telling ended; one that goes on just becomes longer. Who looks back at it
   * is left there until they give orders. `before` is what the board showed until now.
   */
  async tell(what: Telling, before: Picture | null, ask: Ask | undefined): Promise<void> {
    const lines = what.story ? roundOf(what.story) : what.log
    const frames = ask && isExecution(lines) ? framesOf(lines, firstStep(lines, what.step)) : []
    const same = frames[0]?.lines[0]?.n === this.frames[0]?.lines[0]?.n
    const goes = same && this.playing
    const name = `told:${what.name}${what.story ? '' : `:${lines[0]?.n}`}`
    const told = Number(sessionStorage.getItem(name) ?? 0)
    const fresh = frames.findIndex((f) => f.lines.some((l) => l.n > told))
    const asked = ++this.#asked
    if (ask && frames.length) {
      if (fresh >= 0 && !what.busy && !goes && this.at === null) this.#held = before
      const moments = await ask(frames[0]?.lines[0]?.step ?? 0, lines.at(-1)?.step ?? 0)
      if (asked !== this.#asked) return
      this.#moments = moments
    }
    this.#held = null
    this.frames = frames
    if (fresh < 0 && same && !what.busy) return
    if (fresh < 0 || what.busy) return goes ? undefined : this.stop()
    sessionStorage.setItem(name, String(frames.at(-1)?.lines.at(-1)?.n ?? 0))
    if (!goes) this.#play(fresh)
  }

  #play(from: number): void {
    this.at = from < this.frames.length ? from : null
    this.playing = this.frames.length > 0
  }
  /** The next frame when this one has stood long enough; what undoes it. */
  run(): (() => void) | undefined {
    const { frame } = this
    if (!this.playing || !frame) return undefined
    const timer = setTimeout(() => {
      if (this.at !== null && this.at + 1 < this.frames.length) this.at += 1
      else this.stop()
    }, frame.ms)
    return () => clearTimeout(timer)
  }
  toggle(): void {
    if (this.at === null) this.at = 0
    this.playing = !this.playing
  }
  stop(): void {
    this.at = null
    this.playing = false
  }
  go(at: number): void {
    this.playing = false
    this.at = at < 0 ? 0 : at >= this.frames.length ? null : at
  }
}

export const film = new Film()
