import { m } from '#words/messages.js'

type Words = Record<string, (...facts: never[]) => string>
type Texts = Record<string, string>
type Looks = Record<string, { words: () => string }>

const unreadable = (word: string) => m.admin_word_unreadable({ word })

/** The entry that a column names; for a word that the code does not know, one that says so. */
const withFallback = <Table extends object>(table: Table, otherwise: (word: string) => unknown): Table =>
  new Proxy(table, {
    get: (all, word, self) =>
      typeof word === 'string' && !Object.hasOwn(all, word) ? otherwise(word) : Reflect.get(all, word, self),
  })

/**
 * What the words of a column are called. A word that was written by another version, or by hand, is shown as it stands and said to be
 * unreadable: one row must not take its whole list down.
 */
export const readableWords = <Table extends Words>(table: Table) =>
  withFallback(table, (word) => () => unreadable(word))

/** The same for words that need no facts. */
export const readableTexts = <Table extends Texts>(table: Table) => withFallback(table, unreadable)

/** The same for words that have a colour. */
export const readableLooks = <Table extends Looks>(table: Table) =>
  withFallback(table, (word) => ({ ...Object.values(table)[0], tone: 'red', words: () => unreadable(word) }))
