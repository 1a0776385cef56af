import { declareFields } from '#kit/field.ts'

/** Why something is hidden. */
export const decideFields = declareFields({ why: { kind: 'line', max: 200 } })
