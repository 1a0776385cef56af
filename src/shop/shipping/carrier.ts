import type { Dong } from '#kit/money.ts'
import type { CarrierName } from '#providers/carriers.ts'

/** The facts of a parcel for a carrier; an address has two levels, since districts were abolished in 2025. */
export type ShipmentRequest = {
  weightG: number
  /** Length, width, height in cm. */
  boxCm: readonly [number, number, number]
  /** The value of the goods, for the insurance. */
  value: Dong
  /** To be collected at the door; the shop pays the carrier, so the buyer never pays twice. */
  cod: Dong
  to: { name: string; phone: string; street: string; wardName: string; provinceName: string }
  /** đồng kiểm: the buyer may look before paying. */
  inspect: boolean
  note: string | null
  items: { name: string; sku: string; quantity: number; price: Dong; weightG: number }[]
}

type CarrierQuote = { fee: Dong; expectedAt: Date | null }

/** `reference` is ours: asked twice with one, a carrier makes one parcel. */
export type Booking = ShipmentRequest & { reference: string }
export type Booked = { trackingCode: string; trackingUrl: string; fee: Dong | null; expectedAt: Date | null }

/** The place of a parcel in our own words; `trouble` needs a person. */
const carrierStages = [
  'waiting',
  'in_transit',
  'delivering',
  'delivered',
  'failed_attempt',
  'returning',
  'returned',
  'cancelled',
  'trouble',
] as const
export type CarrierStage = (typeof carrierStages)[number]

/** A parcel as its carrier saw it last. `status` is the carrier's own word; `stage` null: a word that nobody knows. */
export type TrackingEvent = {
  trackingCode: string
  status: string
  stage: CarrierStage | null
  at: Date | null
  /** Why it did not arrive, in the carrier's words. */
  reason: string | null
  cod: Dong | null
}

/** A carrier's webhook only says that it is time to look: nothing in it is believed. */
export type CarrierWebhook = { trackingCode: string | null; reference: string | null }

export type CarrierCode = 'manual' | CarrierName

/** At the carrier, for about half an hour, or the printable file itself. */
export type Label = { url: string } | { file: Uint8Array<ArrayBuffer>; contentType: string }

/**
 * One carrier. What it cannot do it does not have: by hand nothing is asked and nothing is followed.
 * A "no" of the carrier is a `CarrierRefused`, what keeps silent or makes no sense is a `CarrierError`.
 */
export type Carrier = {
  code: CarrierCode
  /** The name that buyers read; empty: the packer writes it. */
  name: string
  quote?(parcel: ShipmentRequest): Promise<CarrierQuote>
  create?(booking: Booking): Promise<Booked>
  /** Another amount is to be collected at the door. */
  changeCod?(trackingCode: string, cod: Dong): Promise<void>
  cancel?(trackingCode: string): Promise<void>
  label?(trackingCodes: string[]): Promise<Label>
  track?(trackingCode: string): Promise<TrackingEvent>
  readNotice?(rawBody: string): CarrierWebhook | undefined
  trackingUrl?(trackingCode: string): string
  /** Whether the carrier accepts the keys; asks something that changes nothing. */
  tryKeys?(): Promise<{ result: 'right' | 'wrong'; why?: string }>
}
