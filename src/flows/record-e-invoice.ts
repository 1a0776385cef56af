import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit.server.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderInvoiced } from '#shop/orders/events.ts'
import { holdOrder } from '#shop/orders/hold-order.ts'
import { keepEInvoice } from '#shop/orders/keep-e-invoice.ts'
import type { EInvoice } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'

type Recorded = { orderId: string; eInvoice: EInvoice; version?: number }

/**
 * Records the electronic invoice that the merchant's program issued (Decree 123/2020), in any state: a company may ask for it late, and a wrong
 * one is replaced. The buyer is told where to look it up.
 */
export const recordEInvoice = (db: Db, actor: Actor, { orderId, eInvoice, version }: Recorded) =>
  db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId, version)
    if (isDeepStrictEqual(order.eInvoice, eInvoice)) throw new Refusal('nothing-changed', m.refusal_nothing_changed, {})
    await keepEInvoice(tx, actor, { order, eInvoice })
    const { id, code: name, eInvoice: before } = order
    await recordChange(tx, actor, { verb: 'order.e-invoice', id, name, before, after: eInvoice })
    await emit(tx, orderInvoiced(id))
  })
