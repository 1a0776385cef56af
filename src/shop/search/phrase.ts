/** A part of a search: any of these alternatives, each of them with all of its words; or what is made in one of these sizes or lengths. */
export type Unit = {
  alternatives: string[][]
  sizes: string[]
  /** Of blades, in inches. */
  lengths?: string[]
  /** Of laces, in centimetres. */
  laces?: string[]
  /** Still being typed: the last word may be incomplete. */
  isOpen: boolean
  /** As it was typed, folded. */
  typed: string[]
}

/** Whether it asks for a size or a length. */
export const isMeasured = ({ sizes, lengths, laces }: Unit) =>
  sizes.length > 0 || lengths !== undefined || laces !== undefined

/** The wearer, if the words name one: products that suit them come first. */
export type Wearer = 'child' | 'beginner'

/** A search text after parsing: a product must meet every unit. */
export type Phrase = {
  units: Unit[]
  wearers: Wearer[]
  /** Words with accents, as they were typed: products with the same spelling come first. */
  exact: { word: string; isOpen: boolean }[]
}
