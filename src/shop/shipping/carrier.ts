import type { Dong } from '#kit/money.ts'
import type { CarrierName } from '#providers/carriers.ts'

/** The facts of a shipment for a carrier; an address has two levels, since districts were abolished in 2025. */
export type ShipmentRequest = {
  weightG: number
  /** Length, width, height in cm. */
  boxCm: readonly [number, number, number]
  /** The value of the goods, for the insurance. */
  value: Dong
  /** The amount to collect at the door; the shop pays the carrier's fee, so the buyer never pays twice. */
  cod: Dong
  to: { name: string; phone: string; street: string; wardName: string; provinceName: string }
  /** đồng kiểm: the buyer may inspect the goods before paying. */
  inspect: boolean
  note: string | null
  items: { name: string; sku: string; quantity: number; price: Dong; weightG: number }[]
}

type CarrierQuote = { fee: Dong; expectedAt: Date | null }

/** `reference` is ours: booked twice with one reference, a carrier makes one shipment. */
export type Booking = ShipmentRequest & { reference: string }
export type Booked = { trackingCode: string; trackingUrl: string; fee: Dong | null; expectedAt: Date | null }

/** The stage of a shipment in our own terms; `exception` needs a person. */
const carrierStages = [
  'waiting',
  'in_transit',
  'delivering',
  'delivered',
  'failed_attempt',
  'returning',
  'returned',
  'cancelled',
  'exception',
] as const
export type CarrierStage = (typeof carrierStages)[number]

/** The carrier's latest state of a shipment. `status` is the carrier's own word; `stage` is null for an unknown word. */
export type TrackingEvent = {
  trackingCode: string
  status: string
  stage: CarrierStage | null
  at: Date | null
  /** Why it was not delivered, in the carrier's words. */
  reason: string | null
  cod: Dong | null
}

/** A carrier's webhook only triggers a query: nothing else in it is trusted. */
export type CarrierWebhook = { trackingCode: string | null; reference: string | null }

export type CarrierCode = 'manual' | CarrierName

/** A link to the carrier, valid for about half an hour, or the printable file itself. */
export type Label = { url: string } | { file: Uint8Array<ArrayBuffer>; contentType: string }

/**
 * One carrier. It leaves out what it cannot do: a manual carrier has neither quotes nor tracking. A refusal of the carrier is a `CarrierRefused`; no
 * answer, or an invalid one, is a `CarrierError`.
 */
export type Carrier = {
  code: CarrierCode
  /** The name that buyers see; empty: the packer types it. */
  name: string
  quote?(parcel: ShipmentRequest): Promise<CarrierQuote>
  create?(booking: Booking): Promise<Booked>
  /** Changes the amount to collect at the door. */
  changeCod?(trackingCode: string, cod: Dong): Promise<void>
  cancel?(trackingCode: string): Promise<void>
  label?(trackingCode: string): Promise<Label>
  /** The labels of many parcels in one document. */
  labels?(trackingCodes: string[]): Promise<Label>
  track?(trackingCode: string): Promise<TrackingEvent>
  readNotice?(rawBody: string): CarrierWebhook | undefined
  trackingUrl?(trackingCode: string): string
  /** Whether the carrier accepts the keys; a request that changes nothing. */
  tryKeys?(): Promise<{ result: 'right' | 'wrong'; why?: string }>
}
