/** Quiet sounds, made by the browser itself and off until somebody wants them: dice, shots, and "your turn". */
import type { LogLine } from './types'

const SHOTS = /fire|fired|shot|salvo|bomb|attack-launched|round-fought/

class Sounds {
  on = $state(localStorage.getItem('sound') === 'on')
  #context: AudioContext | null = null

  turn(on: boolean): void {
    this.on = on
    localStorage.setItem('sound', on ? 'on' : 'off')
    if (on) this.bell()
  }

  /** What was just told: the loudest thing of it is heard once. */
  tell(lines: LogLine[]): void {
    if (!this.on || document.hidden) return
    if (lines.some((line) => SHOTS.test(line.event.event))) this.#noise(0.16, 900, 0.05)
    else if (lines.some((line) => line.thrown.length))
      for (const wait of [0, 0.07, 0.13]) this.#noise(0.04, 3200, 0.03, wait)
  }
  /** It is your turn. */
  bell(): void {
    if (this.on && !document.hidden)
      for (const [tone, wait] of [[660, 0] as const, [880, 0.12] as const]) this.#tone(tone, wait)
  }

  /** Little time is left: heard once. */
  alarm(): void {
    if (this.on && !document.hidden) for (const wait of [0, 0.18]) this.#tone(440, wait)
  }

  #audio(): AudioContext {
    this.#context ??= new AudioContext()
    void this.#context.resume()
    return this.#context
  }
  #tone(pitch: number, wait: number): void {
    const audio = this.#audio()
    const [voice, loud] = [audio.createOscillator(), audio.createGain()]
    voice.frequency.value = pitch
    this.#fade(loud, audio.currentTime + wait, 0.3, 0.04)
    voice.connect(loud).connect(audio.destination)
    voice.start(audio.currentTime + wait)
    voice.stop(audio.currentTime + wait + 0.35)
  }
  /** A short hiss below a pitch. */
  #noise(long: number, pitch: number, loudness: number, wait = 0): void {
    const audio = this.#audio()
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
    const [source, filter, loud] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()]
    source.buffer = buffer
    filter.type = 'lowpass'
    filter.frequency.value = pitch
    this.#fade(loud, audio.currentTime + wait, long, loudness)
    source.connect(filter).connect(loud).connect(audio.destination)
    source.start(audio.currentTime + wait)
  }
  #fade(loud: GainNode, start: number, long: number, loudness: number): void {
    loud.gain.setValueAtTime(loudness, start)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + long)
  }
}

export const sounds = new Sounds()
