import { m } from '#words/messages.js'

type Words = Record<string, (...facts: never[]) => string>
type Texts = Record<string, string>
type Looks = Record<string, { words: () => string }>

const unreadable = (word: string) => m.admin_word_unreadable({ word })

/** The entry for a value; for a value unknown to this code, a fallback. */
const withFallback = <Table extends object>(table: Table, otherwise: (word: string) => unknown): Table =>
  new Proxy(table, {
    get: (all, word, self) =>
      typeof word === 'string' && !Object.hasOwn(all, word) ? otherwise(word) : Reflect.get(all, word, self),
  })

/**
 * Texts for the values of a column. An unknown value (from another version, or written by hand) is shown as it is and marked as unreadable, so that one
 * row does not break its list.
 */
export const readableWords = <Table extends Words>(table: Table) =>
  withFallback(table, (word) => () => unreadable(word))

/** The same for texts without parameters. */
export const readableTexts = <Table extends Texts>(table: Table) => withFallback(table, unreadable)

/** The same for values with a colour. */
export const readableLooks = <Table extends Looks>(table: Table) =>
  withFallback(table, (word) => ({ ...Object.values(table)[0], tone: 'red', words: () => unreadable(word) }))
