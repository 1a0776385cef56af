import { and, eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { refuseAwaitedWaybill } from '#shop/orders/shipments/refuse-awaited-waybill.ts'
import { carrierRequestOf, type Size } from '#shop/orders/shipments/carrier-request-of.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import type { Booked, Booking, Carrier, CarrierCode } from '#shop/shipping/carrier.ts'
import { CarrierRefused } from '#shop/shipping/carrier-error.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { m } from '#words/messages.js'
import { queueCancelBookings } from './cancel-bookings.ts'
import { queueCorrectCod } from './correct-cod.ts'
import { allocateCod } from '../closing/allocate-cod.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'

type BookingRequest = Size & { shipmentId: string; carrier: CarrierCode }

/**
 * Books a waybill with a carrier. Our reference is stored before, so that a retry after a lost answer finds the same parcel. No lock is held while the
 * carrier answers.
 */
export async function bookShipment(db: Db, actor: Actor, { shipmentId, carrier: code, ...size }: BookingRequest) {
  const carrier = carrierOf(code)
  if (!carrier?.create) throw new Refusal('carrier-unknown', m.refusal_carrier_unknown, {})
  const { booking, isRepeated } = await db.transaction((tx) => prepare(tx, { shipmentId, carrier, size }))
  const booked = await carrier.create(booking).catch(async (error: unknown) => {
    if (error instanceof CarrierRefused) await endWaiting(db, { shipmentId, booking })
    throw error
  })
  const cod = isRepeated ? await readCod(carrier, booking, booked) : booking.cod
  await db.transaction((tx) => saveBooking(tx, actor, { shipmentId, carrier, booking, booked, cod }))
  return booked
}

/** The carrier refused: there is no waybill that could still come. */
const endWaiting = (db: Db, { shipmentId, booking }: { shipmentId: string; booking: Booking }) =>
  db
    .update(shipments)
    .set({ bookingSince: null })
    .where(and(eq(shipments.id, shipmentId), eq(shipments.bookedAs, booking.reference)))

/** An earlier request may have made this waybill, and it then collects the amount of that request. */
const readCod = async (carrier: Carrier, { cod }: Booking, { trackingCode }: Booked) =>
  (await carrier.track?.(trackingCode))?.cod ?? cod

type Preparing = { shipmentId: string; carrier: Carrier; size: Size }

async function prepare(tx: Db, { shipmentId, carrier, size }: Preparing) {
  await allocateCod(tx, (await lockShipment(tx, shipmentId)).order.id)
  const { order, shipment } = await lockShipment(tx, shipmentId)
  if (shipment.state !== 'preparing') throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
  if (shipment.bookedAt) throw new Refusal('shipment-booked-already', m.refusal_shipment_booked_already, {})
  // The late answer of one carrier would find the parcel booked with another: nobody would know of its waybill.
  if (shipment.bookedWith !== carrier.code) refuseAwaitedWaybill(shipment)
  await refuseUnpaidDispatch(tx, 'packed', { order })
  const request = carrierRequestOf((await findOrder(tx, order.id))!, shipment, size)
  if (!request) throw new Refusal('shipment-without-address', m.refusal_shipment_without_address, {})
  const isRepeated = shipment.bookedWith === carrier.code && shipment.bookedAs !== null
  const reference = isRepeated
    ? shipment.bookedAs!
    : `${order.code}-${shipment.number}${shipment.bookings ? `-${shipment.bookings + 1}` : ''}`
  await tx
    .update(shipments)
    .set({
      bookedWith: carrier.code,
      bookedAs: reference,
      bookingSince: new Date(),
      bookings: isRepeated ? shipment.bookings : shipment.bookings + 1,
      weightG: size.weightG,
      boxCm: [...size.boxCm],
    })
    .where(eq(shipments.id, shipmentId))
  return { booking: { ...request, reference }, isRepeated }
}

type BookedShipment = { shipmentId: string; carrier: Carrier; booking: Booking; booked: Booked; cod: Dong }

/**
 * Two clicks at the same moment use the same reference, so one waybill is stored once. It collects `cod`; changes of the order since it was made
 * (payment, cancellation, unpacking) found no waybill to correct, so they are handled here.
 */
async function saveBooking(tx: Db, actor: Actor, { shipmentId, carrier, booking, booked, cod }: BookedShipment) {
  const { order, shipment } = await lockShipment(tx, shipmentId)
  if (shipment.bookedAs !== booking.reference || shipment.bookedAt) return
  await tx
    .update(shipments)
    .set({
      carrier: carrier.name,
      trackingCode: booked.trackingCode,
      trackingUrl: booked.trackingUrl,
      codAmount: cod,
      carrierFee: booked.fee,
      expectedAt: booked.expectedAt,
      bookedAt: new Date(),
      bookingSince: null,
      carrierStatus: null,
      carrierReadAt: null,
    })
    .where(eq(shipments.id, shipmentId))
  const facts = { shipment: shipment.number, carrier: carrier.name, trackingCode: booked.trackingCode }
  await writeTimeline(tx, { orderId: order.id, kind: 'shipment_booked', public: false, actor, facts })
  await allocateCod(tx, order.id)
  await queueCorrectCod(tx, order.id)
  await queueCancelBookings(tx, order.id)
}
