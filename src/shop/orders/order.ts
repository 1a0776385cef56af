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

/** The channels of an order: the buyer online, staff on the phone, the counter, or staff who exchange returned goods. */
export const orderChannels = ['web', 'phone', 'counter', 'exchange'] as const
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
  'refund_requested',
  'refunded',
  'refund_refused',
  'note',
  'edited',
  'emailed',
  'unpaid_confirmed',
  'unpaid_allowed',
  'e_invoice',
  'return',
  'work',
  'shipment_packed',
  'shipment_unpacked',
  'shipment_shipped',
  'shipment_delivered',
  'shipment_failed',
  'shipment_returned',
  'shipment_tracking',
  'shipment_booked',
  'shipment_unbooked',
  'shipment_lost',
  'remainder_cancelled',
  'collect_later',
  'written_off',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Why a shipment came back. Only `refused` and `unreachable` count against the buyer. */
export const shipmentReturnReasons = ['refused', 'unreachable', 'address', 'damaged', 'other'] as const
/** Reasons for goods that the carrier lost or damaged, and for worked goods that never left the shop: staff cannot choose them from a list. */
export const lossReasons = ['lost', 'spoilt'] as const
export type LossReason = (typeof lossReasons)[number]
export const allShipmentReturnReasons = [...shipmentReturnReasons, ...lossReasons, 'worked'] as const
export type ShipmentReturnReason = (typeof allShipmentReturnReasons)[number]
