import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderInvoiced } from '#shop/orders/events.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { writeEInvoice } from '#shop/orders/write-e-invoice.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import type { EInvoice } from '#shop/orders/order.ts'
import type { Order } from '#shop/orders/queries.ts'
import { taxOrder } from '#shop/orders/tax-order.ts'
import { vatDayOf } from '#shop/pricing/vat-day.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'
import { belongsToBuyer } from '../shipments/tax-shipments.ts'

type Recorded = { orderId: string; eInvoice: EInvoice; version?: number }

/**
 * Records the electronic invoice that the merchant's program issued (Decree 123/2020), in any state: a company may ask for it late, and a wrong
 * one is replaced. The buyer is told where to look it up.
 */
export const recordEInvoice = (db: Db, actor: Actor, { orderId, eInvoice, version }: Recorded) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    if (isDeepStrictEqual(order.eInvoice, eInvoice)) throw new Refusal('nothing-changed', m.refusal_nothing_changed, {})
    if (!order.eInvoice || isDateCorrected(order.eInvoice, eInvoice)) await taxInvoiced(tx, order, eInvoice)
    await writeEInvoice(tx, actor, { order, eInvoice })
    const { id, code: name, eInvoice: before } = order
    await recordChange(tx, actor, { verb: 'order.e-invoice', id, name, before, after: eInvoice })
    await emit(tx, orderInvoiced(id))
  })

/** The same invoice with another day: that was a typing error. One with another number replaces the first, which fixed the day. */
const isDateCorrected = (before: EInvoice, now: EInvoice) =>
  before.series === now.series && Number(before.number) === Number(now.number) && before.issuedOn !== now.issuedOn

/** An invoice issued before the goods are handed over fixes the VAT day (Law 48/2024/QH15, Article 8): nothing is taxed again after it. */
async function taxInvoiced(tx: Db, { id: orderId, placedAt }: Order, eInvoice: EInvoice) {
  const settings = await findSettings(tx)
  const { vatDay } = settings
  if (vatDay === 'placed') return
  const handedOver = (await listShipments(tx, orderId)).filter((shipment) => belongsToBuyer(shipment, vatDay))
  const isHandedOver = (lineId: string) =>
    handedOver.some(({ lines }) => lines.some(({ orderLineId }) => orderLineId === lineId))
  const day = vatDayOf(settings, { placedAt, eInvoice })
  await taxOrder(tx, { orderId, day, isTaxed: (lineId) => !isHandedOver(lineId), withDelivery: !handedOver.length })
}
