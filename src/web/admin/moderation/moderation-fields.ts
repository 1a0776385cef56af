import { declareFields } from '#kit/field.ts'

/** The reason for hiding. */
export const decideFields = declareFields({ why: { kind: 'line', max: 200 } })
