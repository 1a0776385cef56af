import { declareFields } from '#kit/declare-fields.ts'

export const returnRequestFields = declareFields({
  note: { kind: 'text', max: 1000 },
  bank: { kind: 'line', max: 60 },
  account: { kind: 'number', max: 30 },
  holder: { kind: 'line', max: 60, autoComplete: 'name' },
  overruled: { kind: 'line', max: 300 },
})
/** How the customer sent the parcel. */
export const sentFields = declareFields({ carrier: { kind: 'line', max: 60 }, trackingCode: { kind: 'code', max: 60 } })
