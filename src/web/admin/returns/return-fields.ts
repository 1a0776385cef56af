import { declareFields } from '#kit/declare-fields.ts'

export const declineFields = declareFields({ reason: { kind: 'text', max: 500, required: true } })
/** A note for each received piece: `note-<order line>-<number>`. */
export const pieceNoteFields = declareFields({ note: { kind: 'line', max: 300 } })
export const returnRefundFields = declareFields({
  amount: { kind: 'number', max: 16 },
  reason: { kind: 'line', max: 500 },
})
/** Why used pieces count in an exchange as if they could be sold again. */
export const exchangeFields = declareFields({ reason: { kind: 'line', max: 500 } })
