import { declareFields } from '#kit/declare-fields.ts'

export const shareFields = declareFields({ name: { kind: 'line', max: 40, autoComplete: 'given-name' } })
