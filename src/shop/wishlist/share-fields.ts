import { declareFields } from '#kit/field.ts'

export const shareFields = declareFields({ name: { kind: 'line', max: 40, autoComplete: 'given-name' } })
