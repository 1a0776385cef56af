import type { Locale } from '#kit/localized.ts'

/** One environment variable. `must` completes the sentence "Setting NAME …" of the error message for an invalid value. */
export type Setting =
  | { is: 'text'; like?: RegExp; min?: number; must?: string }
  | { is: 'number'; from: number; to: number }
  /** The address of the provider; its own test environment has another. The first URL is the one that this server calls: by it test is told from live. */
  | { is: 'url'; live: string }
type Settings = Record<string, Setting>

export type ProviderWords = (facts?: object, options?: { locale?: Locale }) => string

/**
 * What the shop knows of a provider without calling it: its name, settings, words and addresses. Server and browser import it, so it imports only words.
 * The code that calls the provider is in a folder of its own (src/gateways lists it).
 */
export type Manifest = {
  /** Also in URLs, tables and the name of its sandbox. */
  id: string
  /** Its own name, the same in every language. */
  name: string
  settings: Settings
  /** Settings that are of no use without each other: all are given or none. Staff may keep them in the shop instead of the environment. */
  keys: readonly string[]
  /** Tells on the page of keys what the keys are for. */
  keysNote: ProviderWords
  /** Hosts that take true money or parcels, and those that only play. */
  hosts?: { live: string; test?: string }
  /** If one host serves both, this setting distinguishes a test key from a live one. */
  testKey?: { name: string; like: RegExp }
}

/** At whose page a buyer pays. Its mark is drawn by us, since licences forbid copies: public/pictures/payments/<id>.svg. */
export type PayPageManifest = Manifest & {
  kind: 'pay-page'
  /** The name of the payment method, and what happens after the order is placed. */
  method: ProviderWords
  note: ProviderWords
  notices: 'GET' | 'POST'
  /** The provider sends no notice of a buyer who gave up: a buyer who returns with this in the address wants another payment method. */
  leftMark?: readonly [name: string, value: string]
}

/** A service that notifies the shop of transfers to its bank account. */
export type BankWatchManifest = Manifest & { kind: 'bank-watch'; notices: 'POST' }

export type CarrierManifest = Manifest & { kind: 'carrier' }

export type SignInManifest = Manifest & { kind: 'sign-in' }
