import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { codCorrections } from '#shop/orders/shipments/cod-shares.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { amountCarrierCollects } from '#shop/payments/attempts/may-ship.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { CarrierError } from '#shop/shipping/carrier-error.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { allocateCod } from '../closing/allocate-cod.ts'

export const correctCodJob = 'correct-cod'

/** After the amount owed changed: a job tells carriers the new COD of booked parcels and retries until they answer. */
export async function queueCorrectCod(db: Db, orderId: string) {
  if ((await listWrongCod(db, orderId)).length) await enqueue(db, correctCodJob, { orderId })
}

/**
 * Tells carriers the right COD of an order's parcels. An error is stored on the parcel for staff. A refusal is final. If a carrier did not answer, the
 * job fails after all parcels, so that it is retried.
 */
export async function correctCod(db: Db, orderId: string) {
  let noAnswer: CarrierError | undefined
  for (const { shipment, cod } of await listWrongCod(db, orderId)) {
    const carrier = carrierOf(shipment.bookedWith)
    const { refusal } = carrier?.changeCod
      ? await orRefusal(carrier.changeCod(shipment.trackingCode!, cod))
      : { refusal: undefined }
    if (refusal instanceof CarrierError) noAnswer ??= refusal
    const isCorrected = carrier?.changeCod !== undefined && !refusal
    await db.transaction((tx) =>
      saveCorrection(tx, {
        shipment,
        cod: isCorrected ? cod : shipment.codAmount,
        error: isCorrected ? null : (refusal?.say('vi') ?? carrier?.name ?? '–'),
      }),
    )
  }
  if (noAnswer) throw noAnswer
}

type CodCorrection = { shipment: Shipment; cod: Dong; error: string | null }

async function saveCorrection(tx: Db, { shipment, cod, error }: CodCorrection) {
  const { order, shipment: now } = await lockShipment(tx, shipment.id)
  if (now.trackingCode !== shipment.trackingCode || now.state === 'delivered' || now.state === 'returned') return
  await tx.update(shipments).set({ codAmount: cod, codError: error }).where(eq(shipments.id, shipment.id))
  await allocateCod(tx, order.id)
  // The amount may have changed again while the carrier answered.
  if (!error) await queueCorrectCod(tx, order.id)
}

/** Waybills of an order with a wrong COD, and the right amount of each. */
async function listWrongCod(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order || order.state === 'cancelled') return []
  return codCorrections(amountCarrierCollects(order, await findPayment(db, orderId)), order, order.shipments)
}
