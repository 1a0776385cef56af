import { declareFields } from '#kit/declare-fields.ts'

const note = { kind: 'line', max: 300 } as const
const pieces = { kind: 'number', max: 9 } as const
const lines = { kind: 'text', max: 40_000 } as const

export const receiveFields = declareFields({ quantity: { ...pieces, required: true }, note })
export const adjustFields = declareFields({
  change: { ...pieces, required: true },
  reason: { ...note, required: true },
})
export const stockThresholdFields = declareFields({
  variant: { kind: 'number', max: 3 },
  product: { kind: 'number', max: 3 },
})
export const receivingFields = declareFields({ lines: { ...lines, required: true }, note })
export const stocktakeFields = declareFields({ note: { kind: 'line', max: 200, required: true } })
/** Counted pieces: one field per variant (`found:<variant>`), or many lines at once. */
export const countFields = declareFields({ found: pieces, lines })
/** Beside a counted number: the number on record that the page showed. */
export const seenName = (variantId: string) => `seen:${variantId}`
