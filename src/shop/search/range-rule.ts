import type { FieldRule } from '#kit/field.ts'

/** From and to of a filter; what is no number in the address filters nothing. */
export const rangeRule = { kind: 'number', max: 13 } as const satisfies FieldRule
