import { declareFields } from '#kit/field.ts'

export const viewFields = declareFields({ name: { kind: 'line', max: 60, required: true } })
