import { declareFields } from '#kit/declare-fields.ts'

const measure = { kind: 'number', max: 6 } as const

export const bookFields = declareFields({ weightG: measure, length: measure, width: measure, height: measure })
/** Field names: `line-<order line>`. */
export const shipmentLineFields = declareFields({ line: { kind: 'number', max: 5 } })
export const collectedFields = declareFields({ collected: { kind: 'number', max: 12 } })
export const failFields = declareFields({ reason: { kind: 'line', max: 300 } })
export const loseFields = declareFields({ claim: { kind: 'text', max: 500 } })

/** Names of the fields of one parcel where many are in one form. */
export const trackingOf = (shipmentId: string) => `tracking-${shipmentId}`
export const weightOf = (shipmentId: string) => `weight-${shipmentId}`
