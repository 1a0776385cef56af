import { declareFields } from '#kit/field.ts'

/** All words of a group, parted by commas. */
export const synonymFields = declareFields({ phrases: { kind: 'line', max: 2000 } })
