import { declareFields } from '#kit/declare-fields.ts'

/** The reason for hiding. */
export const decideFields = declareFields({ why: { kind: 'line', max: 200 } })
