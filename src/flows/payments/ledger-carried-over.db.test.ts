import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest, sendOut } from '#test/a-delivered-order.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { exchangeReturn } from '../returns/exchange-return.ts'
import { placeOrder } from '../orders/place-order.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { settleCash } from './settle-cash.ts'

const lan = 'user:lan'
beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

/** What the migration does to a shop that has no ledger yet. */
async function carryOver(db: Db) {
  await db.execute(sql`delete from postings`)
  await db.execute(sql`update payments set owed = 0`)
  await runOldMigration(db, '0050_ledger.sql', (text) => `--${text.split('-- From here on:').slice(1).join('')}`)
}

async function anOrder(db: Db, isPaid = true) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 9 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  if (isPaid) await settleCash(db, lan, { orderId: id, reason: 'Phiếu thu' })
  return id
}

const refund = (db: Db, orderId: string, amount: number) =>
  refundOrder(db, lan, { orderId, amount, key: crypto.randomUUID(), reason: 'Bớt', pieces: [], byHand: true })

async function anExchange(db: Db, prices: [number, number]) {
  const { ids } = await aSizedProduct(
    db,
    prices.map((price) => ({ price, stock: 5 })),
  )
  const first = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], prices[0])
  const asked = { orderLineId: first.lines[0]!.id, wantedVariantId: ids[1]!, reason: 'too_small' as const }
  const { id: returnId } = await requestReturn(db, guest, aReturnRequest(first.orderId, [asked], { wish: 'exchange' }))
  await approveReturn(db, lan, { returnId })
  const [line] = (await findReturn(db, returnId))!.lines
  await receiveReturn(db, lan, { returnId, pieces: [{ lineId: line!.id, number: 1, resellable: true, note: null }] })
  return { first: first.orderId, second: (await exchangeReturn(db, lan, { returnId, payment: 'cod' })).id }
}

describe('a shop from before the ledger', () => {
  test('the migration writes a ledger that gives the same balances for every order', async ({ db }) => {
    const plain = [await anOrder(db), await anOrder(db, false)]
    const refunded = await anOrder(db)
    await refund(db, refunded, 300_000)
    const off = [await anOrder(db), await anOrder(db, false)]
    for (const orderId of off) await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    const returned = [await anOrder(db), await anOrder(db, false)]
    for (const orderId of returned) {
      await sendOut(db, orderId, { isDelivered: false })
      const [shipment] = await listShipments(db, orderId)
      await returnShipment(db, lan, { shipmentId: shipment!.id, reason: 'refused', goods: 'restock' })
    }
    const dearer = await anExchange(db, [1_000_000, 1_060_000])
    const even = await anExchange(db, [1_000_000, 1_000_000])
    await cancelOrder(db, lan, { orderId: even.second, reason: 'Hết hàng' })
    const all = [...plain, refunded, ...off, ...returned, dearer.first, dearer.second, even.first, even.second]
    const read = async () => Promise.all(all.map((orderId) => orderMoneyOf(db, orderId)))
    const before = await read()
    await carryOver(db)
    expect(await read()).toEqual(before)
    const wrong = sql`select order_id from postings group by entry, order_id having sum(amount) <> 0 union all
      select order_id from payments p where owed <> (select coalesce(sum(amount), 0) from postings l where l.order_id = p.order_id and account = 'buyer')`
    expect(await rowsOf(db, wrong)).toEqual([])
  })
})
