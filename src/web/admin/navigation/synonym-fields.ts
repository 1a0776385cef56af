import { declareFields } from '#kit/declare-fields.ts'

/** All words of a group, separated by commas. */
export const synonymFields = declareFields({ phrases: { kind: 'line', max: 2000 } })
/** One maker per line: its name, a colon, and the words that find the closest products. */
export const makerFields = declareFields({ makers: { kind: 'text', max: 10_000 } })
