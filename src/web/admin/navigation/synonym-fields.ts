import { declareFields } from '#kit/field.ts'

/** All words of a group, parted by commas. */
export const synonymFields = declareFields({ phrases: { kind: 'line', max: 2000 } })
/** One maker a line: its name, a colon, the words by which the closest goods are found. */
export const makerFields = declareFields({ makers: { kind: 'text', max: 10_000 } })
