import { declareFields } from '#kit/declare-fields.ts'
import { maxStatementBytes } from '#shop/payments/settlements/statement-limits.ts'

export const rowFields = declareFields({
  said: { kind: 'code', max: 80, required: true },
  note: { kind: 'line', max: 300, required: true },
})
/** A letter may take two bytes, so the limit is half the bytes. */
export const statementFields = declareFields({ text: { kind: 'text', max: maxStatementBytes / 2 } })
