import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { guest } from '#shop/identity/actor.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { aCart, aPlacement } from '../small-shop.ts'
import { findLedgerErrors } from './books.ts'
import { freshShop } from './fresh-shop.ts'
import { setStock, somePieces } from './goods.ts'

/** The damage that a half-written order would leave behind, one kind at a time. */
const damages: [string, SQL][] = [
  ['orders without a first line of their timeline', sql`delete from order_timeline`],
  ['delivered orders without address', sql`delete from order_addresses`],
  ['orders without their payment', sql`delete from payments`],
  ['orders without their event', sql`delete from outbox`],
  ['stock that its ledger does not explain', sql`delete from stock_moves where cause = 'reserved'`],
  [
    'stock held that no live order holds',
    sql`update order_lines set quantity = quantity + 1, total = unit_price * (quantity + 1)`,
  ],
  ['orders whose lines do not sum up', sql`select 1`],
  ['orders without lines', sql`delete from order_lines`],
  [
    'events of orders that are not there',
    sql`insert into outbox (name, facts) values ('order.placed', '{"orderId": "none"}')`,
  ],
]

test('the ledger check reports each kind of damage', async () => {
  const closed = await freshShop('PGlite')
  await closed.look(async (db) => {
    const [piece] = await somePieces(db, 1)
    await setStock(db, piece!.variantId, 5)
    const total = piece!.price * 2 + (piece!.price * 2 < 1_000_000 ? 25_000 : 0)
    await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId: piece!.variantId, quantity: 2 }]), total))
    expect(await findLedgerErrors(db)).toEqual({})
    for (const [name, damage] of damages) {
      await db.execute(damage)
      expect(await findLedgerErrors(db)).toHaveProperty([name], 1)
    }
  })
  await closed.clear()
})
