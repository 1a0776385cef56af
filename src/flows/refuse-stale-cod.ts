import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { codUnderWay } from '#shop/orders/cod-shares.ts'
import type { Shipment } from '#shop/orders/list-shipments.ts'
import { codToCollect } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'

type Leaving = { orderId: string; parcels: Shipment[]; leaving: Shipment[] }

/** A waybill whose amount is no longer right (the buyer paid meanwhile, the order was changed) does not leave the house: the buyer would pay twice. */
export async function refuseStaleCod(tx: Db, { orderId, parcels, leaving }: Leaving) {
  if (!leaving.some((one) => one.bookedAt)) return
  if (codUnderWay(parcels) > codToCollect(await findPayment(tx, orderId)))
    throw new Refusal('parcel-cod-stale', m.refusal_parcel_cod_stale, {})
}
