import type { FieldRule } from '#kit/declare-fields.ts'

/** From and to of a filter; a value in the address that is no number filters nothing. */
export const rangeRule = { kind: 'number', max: 13 } as const satisfies FieldRule
