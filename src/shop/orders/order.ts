import type { Localized } from '#kit/localized.ts'
import type { LabelKey } from '#shop/catalogue/variants/option-label.ts'

/**
 * A chosen option as it was shown: `{ key: 'size', value: '245', label: '245 mm · EU 39' }`. `words` is the product's own label in both languages, if it
 * has one (describe-options.ts).
 */
export type LineOption = { key: LabelKey; value: string; label: string; words?: Localized }

/** The recipient of the electronic invoice, and the address to which it is sent. */
export type Invoice = { company: string; taxCode: string; address: string; email?: string | null }

/** The tax authority's electronic invoice, made in the merchant's e-invoice program (Decree 123/2020/ND-CP): recorded here, never issued by us. */
export type EInvoice = {
  series: string
  number: string
  issuedOn: string
  /** The program's look-up page, and the look-up code. */
  link: string | null
  lookupCode: string | null
}

/** The channels of an order: the buyer online, staff on the phone, or the counter. */
export const orderChannels = ['web', 'phone', 'counter'] as const
export type OrderChannel = (typeof orderChannels)[number]

export const timelineKinds = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'reopened',
  'paid',
  'part_paid',
  'method_changed',
  'refund_asked',
  'refunded',
  'refund_refused',
  'note',
  'edited',
  'mailed',
  'unpaid_confirmed',
  'unpaid_allowed',
  'e_invoice',
  'return',
  'work',
  'parcel_packed',
  'parcel_unpacked',
  'parcel_shipped',
  'parcel_delivered',
  'parcel_failed',
  'parcel_returned',
  'parcel_tracking',
  'parcel_booked',
  'parcel_unbooked',
  'parcel_lost',
  'rest_ended',
  'collect_later',
  'let_go',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Why a shipment came back. Only `refused` and `unreachable` count against the buyer. */
export const shipmentReturnReasons = ['refused', 'unreachable', 'address', 'damaged', 'other'] as const
/** Reasons for goods that the carrier lost or damaged, and for worked goods that never left the shop: staff cannot choose them from a list. */
export const lossReasons = ['lost', 'spoilt'] as const
export type LossReason = (typeof lossReasons)[number]
export const allShipmentReturnReasons = [...shipmentReturnReasons, ...lossReasons, 'worked'] as const
export type ShipmentReturnReason = (typeof allShipmentReturnReasons)[number]
