import { declareFields } from '#kit/declare-fields.ts'

export const viewFields = declareFields({ name: { kind: 'line', max: 60, required: true } })
