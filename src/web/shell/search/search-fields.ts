import { declareFields } from '#kit/declare-fields.ts'

export const searchFields = declareFields({ q: { kind: 'search', max: 100 } })
/** A place as it was called before the provinces were merged. */
export const oldAddressFields = declareFields({ oldAddress: { kind: 'line', max: 200 } })
