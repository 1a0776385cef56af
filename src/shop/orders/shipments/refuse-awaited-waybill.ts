import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import type { Shipment } from './list-shipments.ts'

/** A carrier answers within seconds. After so long it will not answer any more, and whoever asks again gets the same waybill. */
const longestAnswerMs = 5 * 60_000

/** Refused while a carrier is making the waybill: its answer would find the parcel unpacked, or gone with another carrier. */
export function refuseAwaitedWaybill({ bookingSince }: Shipment) {
  if (bookingSince && Date.now() - bookingSince.getTime() < longestAnswerMs)
    throw new Refusal('shipment-booking', m.refusal_shipment_booking, {})
}
