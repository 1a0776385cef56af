import { declareFields } from '#kit/declare-fields.ts'

export const unmatchedFields = declareFields({
  code: { kind: 'code', max: 30 },
  reference: { kind: 'code', max: 100 },
  note: { kind: 'line', max: 300, required: true },
})
export const paidBackFields = declareFields({ reference: { kind: 'line', max: 100, required: true } })
