import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { fillCart, order, totalOf } from '../test/process/buyer.ts'
import { setStock, somePieces } from '../test/process/goods.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { visitor } from '../test/process/visitor.ts'
import { admin, enter } from './auth.ts'
import type { Stage } from './customer.ts'
import { expect, type Visit } from './stage.ts'

/** A guest has placed an order that is to be paid ahead; this window shows it. */
export async function orderToPay({ closed, shop }: Stage, { page, go }: Visit, payment: PaymentMethod) {
  const who = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await closed.look((db) => setStock(db, piece!.variantId, 50))
  await fillCart(who, [{ variantId: piece!.variantId, quantity: 1 }])
  const total = Number(await totalOf(who))
  const placed = await who.postForm('/checkout', order({ payment, seenTotal: String(total), email: '' }))
  const id = /\/orders\/(.+)\/pay$/.exec(placed.headers.location ?? '')![1]!
  await page.context().addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: shop.url })))
  await go(`/orders/${id}`)
  return { id, code: id.slice(-8), total }
}

/** The shopkeeper's window, in the language of the visit: signed in, with nothing opened yet. */
export const asShopkeeper = ({ shop }: Stage, { page }: Visit, locale: string) =>
  enter(page, shop.url, { email: admin, password: adminPassword, locale })

export const paymentOf = async ({ closed }: Pick<Stage, 'closed'>, id: string) =>
  (
    await closed.look((db) =>
      rowsOf<{ state: string; received: number; refunded: number; unmatched: number }>(
        db,
        sql`select p.state, p.received::int as received, p.refunded::int as refunded,
          (select coalesce(sum(amount), 0)::int from unmatched_payments where payment_id = p.id and ending is null) as unmatched
          from payments p where p.order_id = ${id}`,
      ),
    )
  )[0]!

export const untilPayment = (stage: Pick<Stage, 'closed'>, id: string, wanted: object) =>
  expect.poll(() => paymentOf(stage, id)).toMatchObject(wanted)
