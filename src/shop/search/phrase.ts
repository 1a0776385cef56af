/** A part of what is sought: any of these ways to say it, each of them all of its words; or boots in one of these sizes. */
export type Unit = {
  ways: string[][]
  sizes: string[]
  /** Still being typed: the last word may go on. */
  isOpen: boolean
  /** As it was typed, folded. */
  typed: string[]
}

/** The wearer, if the words name one: products that suit them come first. */
export type Wearer = 'child' | 'beginner'

/** A search text after parsing: a product must meet every unit. */
export type Phrase = {
  units: Unit[]
  wearers: Wearer[]
  /** Words with marks, as they were typed: what is written the same comes first. */
  exact: { word: string; isOpen: boolean }[]
}
