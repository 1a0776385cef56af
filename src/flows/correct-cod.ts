import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { codUnderWay } from '#shop/orders/cod-shares.ts'
import { holdShipment } from '#shop/orders/hold-shipment.ts'
import { listShipments, type Shipment } from '#shop/orders/list-shipments.ts'
import { standing } from '#shop/orders/pieces.ts'
import { shipments } from '#shop/orders/schema.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { codToCollect } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import type { CarrierCode } from '#shop/shipping/carrier.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { dealCod } from './deal-cod.ts'

export const correctCodJob = 'correct-cod'

/** Money came after a label was made: carriers who would still collect it are told, by a job that asks until they have answered. */
export async function queueCorrectCod(db: Db, orderId: string) {
  if ((await listTooMuch(db, orderId)).length) await enqueue(db, correctCodJob, { orderId })
}

/** A carrier's parcels of an order that would collect what is no longer owed are told the right amount. What it refuses is written on the parcel for a person. */
export async function correctCod(db: Db, orderId: string) {
  for (const { parcel, cod } of await listTooMuch(db, orderId)) {
    const carrier = carrierOf(parcel.bookedWith as CarrierCode | null)
    const { refusal } = carrier?.changeCod
      ? await orRefusal(carrier.changeCod(parcel.trackingCode!, cod))
      : { refusal: undefined }
    const isTold = carrier?.changeCod !== undefined && !refusal
    await db.transaction((tx) =>
      keep(tx, {
        parcel,
        cod: isTold ? cod : parcel.codAmount,
        trouble: isTold ? null : (refusal?.say('vi') ?? carrier?.name ?? '–'),
      }),
    )
  }
}

type Kept = { parcel: Shipment; cod: Dong; trouble: string | null }

async function keep(tx: Db, { parcel, cod, trouble }: Kept) {
  const { order, parcel: now } = await holdShipment(tx, parcel.id)
  if (now.trackingCode !== parcel.trackingCode || now.state === 'delivered' || now.state === 'returned') return
  await tx.update(shipments).set({ codAmount: cod, codTrouble: trouble }).where(eq(shipments.id, parcel.id))
  await dealCod(tx, order.id)
}

/** Booked parcels that collect more than is owed, with what each should collect: the last booked gives way first. */
async function listTooMuch(db: Db, orderId: string) {
  const parcels = await listShipments(db, orderId)
  let excess = codUnderWay(parcels) - codToCollect(await findPayment(db, orderId))
  return standing(parcels)
    .filter((one) => one.bookedAt && one.trackingCode && (one.state === 'preparing' || isOnTheRoad(one.state)))
    .toReversed()
    .flatMap((parcel) => {
      const less = Math.min(Math.max(0, excess), parcel.codAmount)
      excess -= less
      return less > 0 ? [{ parcel, cod: parcel.codAmount - less }] : []
    })
}
