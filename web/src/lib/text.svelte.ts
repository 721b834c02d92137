/** Sentences in the reader's language, made by Project Fluent from the server's catalogues. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import * as api from './api'
import type { Args, GameEvent, Message, Name, RollSent, Value } from './types'

export const LANGUAGES = ['en', 'hu', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

function firstLanguage(): Language {
  const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages].map((l) => l.slice(0, 2))
  return LANGUAGES.find((l) => l === wanted.find((w) => LANGUAGES.includes(w as Language))) ?? 'en'
}

interface Book {
  bundle: FluentBundle | null
}

class Text {
  lang = $state<Language>('en')
  game = $state('')
  /** Names that hold in the match on the screen only: a seat by the nation that it plays. */
  called = $state.raw<Record<string, string>>({})
  #books = $state.raw<Record<string, Book>>({})
  #coming = new Map<string, Promise<void>>()
  #wanted = ''
  #choice = ''

  /**
   * Loads the catalogue of a language and game unless it is here already. Whoever asked last is heard, however long it
   * takes.
   */
  async load(lang: Language, game: string): Promise<void> {
    const wanted = (this.#wanted = `${lang}/${game}`)
    await this.fetch(lang, game)
    if (this.#wanted !== wanted) return
    this.lang = lang
    this.game = game
    document.documentElement.lang = lang
  }

  /**
   * Fetches a catalogue beside the one in use: its names can be said too. Who asks does not ask again when another
   * comes.
   */
  fetch(lang: Language, game: string): Promise<void> {
    const name = `${lang}/${game}`
    return untrack(() => this.#books[name])
      ? Promise.resolve()
      : (this.#coming.get(name) ?? this.#bring(lang, game, name))
  }
  #bring(lang: Language, game: string, name: string): Promise<void> {
    const coming = api
      .fluent(lang, game)
      .then((source) => {
        this.#books = { ...this.#books, [name]: { bundle: bundleOf(lang, source) } }
      })
      .finally(() => this.#coming.delete(name))
    this.#coming.set(name, coming)
    return coming
  }

  async start(): Promise<void> {
    await this.load(firstLanguage(), '')
  }

  async use(lang: Language): Promise<void> {
    localStorage.setItem('language', lang)
    this.#choice = lang
    const games = new Set(Object.keys(this.#books).map((name) => name.split('/')[1] ?? ''))
    await Promise.all([...games].map((g) => this.fetch(lang, g)))
    if (this.#choice === lang) await this.load(lang, this.#game)
  }

  async forGame(game: string): Promise<void> {
    await this.load(this.#lang, game)
  }

  /** Language and game that are in use or on their way. */
  get #lang(): Language {
    return (this.#wanted.split('/')[0] as Language | '') || this.lang
  }
  get #game(): string {
    return this.#wanted.split('/')[1] ?? this.game
  }

  /**
   * The catalogues in use, the game's own first, and what was looked up in them: names are asked for by the hundred.
   */
  #shelf = $derived.by(() => {
    const own = this.#books[`${this.lang}/${this.game}`]?.bundle ?? null
    const others = Object.entries(this.#books)
      .filter(([name]) => name.startsWith(`${this.lang}/`))
      .map(([, b]) => b.bundle)
    return {
      bundles: [own, ...others],
      found: new Map<string, FluentBundle | null>(),
      names: new Map<string, string>(),
    }
  })

  /** The catalogue that has a message: the game's own first, then any other of this language. */
  #with(key: string): FluentBundle | null {
    const { bundles, found } = this.#shelf
    const before = found.get(key)
    if (before !== undefined) return before
    const bundle = bundles.find((b) => b?.hasMessage(key)) ?? null
    found.set(key, bundle)
    return bundle
  }

  has(key: string): boolean {
    return this.#with(key) !== null
  }

  /** The message `key`, or the fallback, or the key in plain words. */
  say(key: string, args: Args = {}, fallback?: string): string {
    const bundle = this.#with(key)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return fallback ?? plain(key)
    return bundle.formatPattern(pattern, this.#variables(args), [])
  }

  /** The message in the words of one game, whichever game is on the screen: two games may name a seat differently. */
  of(game: string, key: string, args: Args = {}): string {
    const bundle = this.#books[`${this.lang}/${game}`]?.bundle
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, this.#variables(args), []) : this.say(key, args)
  }

  /** Who sits there in this scenario: by its nation where the seats are only colours. */
  seatOf(game: string, scenario: string, seat: string): string {
    const [own, key] = [`scenario-${scenario}-${seat}`, `seat-${seat}`]
    const known = this.#books[`${this.lang}/${game}`]?.bundle?.hasMessage(own)
    return this.of(game, known ? own : key)
  }

  /** An id of a kind by its name: `unit-x`; hex numbers keep their four digits. */
  name(kind: string, id: unknown): string {
    return this.called[`${kind}-${String(id)}`] ?? this.given(kind, id)
  }
  /** The name that the catalogue gives, whatever it is called in a match. */
  given(kind: string, id: unknown): string {
    const { names } = this.#shelf
    const asked = `${kind} ${String(id)}`
    const before = names.get(asked)
    if (before !== undefined) return before
    const name = this.#named(kind, id)
    names.set(asked, name)
    return name
  }
  #named(kind: string, id: unknown): string {
    const key = `${kind}-${String(id)}`.replace(/[^A-Za-z0-9_-]/g, '_')
    if (this.has(key)) return this.say(key)
    const part = /^(.+)\.(\d+)$/.exec(String(id))
    if (part && this.has(`${kind}-part`))
      return this.say(`${kind}-part`, { whole: this.name('unit', part[1]), part: Number(part[2]) })
    return kind === 'hex' && /^\d{1,4}$/.test(String(id)) ? String(id).padStart(4, '0') : String(id)
  }

  value(v: Value | Value[]): string | FluentNumber {
    if (Array.isArray(v)) return v.map((x) => String(this.#text(x))).join(', ') || '-'
    if (typeof v === 'number') return new FluentNumber(v, { useGrouping: false })
    if (typeof v === 'boolean') return v ? 'yes' : 'no'
    if (typeof v === 'string') return v
    return v ? this.name((v as Name).kind, (v as Name).id) : '-'
  }

  #text(v: Value): string | number {
    return typeof v === 'number' ? v : String(this.value(v))
  }

  #variables(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([k, v]) => [k, this.value(v)]))
  }

  /** A sentence that the server names in full; `<key>-none` where something is left out, if there is such a one. */
  message(m: Message): string {
    const args = m.args ?? {}
    const none = `${m.key}-none`
    return this.say(Object.values(args).includes(null) && this.has(none) ? none : m.key, args)
  }

  prompt(m: Message): string {
    return this.say(`prompt-${m.key}`, m.args ?? {})
  }

  /** The sentence of an event: `event-<tag>` with its fields, ids turned into names. */
  event(e: GameEvent, names: Record<string, string>): string {
    const args: Args = {}
    for (const [field, v] of Object.entries(e)) {
      if (field === 'event' || field === 'lines') continue
      if (field === 'rolls') args[field] = (v as RollSent[]).map(([, dice]) => dice.join('+')).join(', ') || '-'
      else args[field] = named(v, names[field])
    }
    return this.say(`event-${e.event}`, args)
  }
}

function named(v: unknown, kind: string | undefined): Value | Value[] {
  if (Array.isArray(v)) return v.map((x) => named(x, kind) as Value)
  if (kind && (typeof v === 'string' || typeof v === 'number')) return v === '' ? '' : { kind, id: String(v) }
  if (v === null || v === undefined) return null
  if (typeof v === 'object' && !('kind' in v)) return ''
  return v as Value
}

/**
 * The functions of the catalogues: FIRST is what stands before the colon of an id; PER is a number, or each number in a
 * text, divided and rounded: mm shown in cm.
 */
function per([value]: FluentValue[], { by }: Record<string, FluentValue>): FluentValue {
  const of = (n: number) => Math.floor((2 * n + Number(by?.valueOf() ?? 1)) / (2 * Number(by?.valueOf() ?? 1)))
  if (value instanceof FluentNumber) return new FluentNumber(of(value.valueOf()), { useGrouping: false })
  return typeof value === 'string' ? value.replace(/-?\d+/g, (n) => String(of(Number(n)))) : (value ?? '')
}

export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: { PER: per, FIRST: ([value]) => String(value).split(':')[0] ?? '' },
  })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

export function plain(key: string): string {
  const words = key.replace(/^(ui|prompt|refuse|event|action|scenario|option|seat|odds|standing|result|learn)-/, '')
  return words.replace(/[-_]/g, ' ').replace(/^./, (c) => c.toUpperCase())
}

export const text = new Text()
export const t = (key: string, args: Args = {}) => text.say(`ui-${key}`, args)
