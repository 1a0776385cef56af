import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder, type Placement } from './place-order.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))
beforeEach(() => db.execute(sql`truncate orders, carts, stock, stock_moves, promotions cascade`))

const isLong = Boolean(process.env.STRESS)
const [buyers, uses] = isLong ? [1000, 100] : [150, 15]

const contactOf = (at: number) => ({ name: 'Người mua', phone: `+8490${String(at).padStart(7, '0')}`, email: null })

async function cartsWith(codes: string[], count: number) {
  const { variantId } = await aProduct(db, { price: 400_000, stock: 5_000 })
  const carts: string[] = []
  for (let made = 0; made < count; made += 1) {
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    for (const code of codes) await addCode(db, cart, code)
    carts.push(cart)
  }
  return carts
}

/** All at once: the orders, and the code of each refusal; anything else is a bug and fails the test. */
async function rush(placements: Placement[]) {
  const answers = await Promise.all(placements.map((placement) => orRefusal(placeOrder(db, guest, placement))))
  return {
    orders: answers.flatMap((answer) => (answer.done ? [answer.done] : [])),
    refusals: answers.flatMap((answer) => (answer.refusal ? [answer.refusal.code] : [])),
  }
}

const counts = async () =>
  (
    await rowsOf<{ used: number; live: number; off: number; orders: number }>(
      db,
      sql`select (select sum(used)::int from promotions) as used,
        (select count(*)::int from promotion_uses where released_at is null) as live,
        (select count(*)::int from order_discounts) as off,
        (select count(*)::int from orders where discount > 0) as orders`,
    )
  )[0]!
const isAboutCode = (code: string) => code === 'code-refused' || code === 'code-used-up' || code === 'code-used-by-you'

describe('coupons in a rush, on PostgreSQL', () => {
  test(`${buyers} buyers for a coupon of ${uses} uses: exactly ${uses}`, async () => {
    await aPromotion(db, { code: 'GIOVANG', maxUses: uses })
    const carts = await cartsWith(['GIOVANG'], buyers)
    const { orders, refusals } = await rush(
      carts.map((cart, at) => aPlacement(cart, 385_000, { contact: contactOf(at) })),
    )
    expect(orders).toHaveLength(uses)
    expect(refusals).toHaveLength(buyers - uses)
    expect(refusals.every(isAboutCode)).toBe(true)
    expect(await counts()).toEqual({ used: uses, live: uses, off: uses, orders: uses })
  })

  test('one customer in fifty windows uses a coupon for one use each once', async () => {
    await aPromotion(db, { code: 'MOILAN1', maxPerPerson: 1 })
    const carts = await cartsWith(['MOILAN1'], 50)
    const { orders, refusals } = await rush(carts.map((cart) => aPlacement(cart, 385_000)))
    expect(orders).toHaveLength(1)
    expect(refusals).toHaveLength(49)
    expect(refusals.every(isAboutCode)).toBe(true)
  })

  test('one customer in twenty windows places one first order', async () => {
    await aPromotion(db, { code: 'DAUTIEN', firstOrder: true })
    const { orders, refusals } = await rush((await cartsWith(['DAUTIEN'], 20)).map((cart) => aPlacement(cart, 385_000)))
    expect(orders).toHaveLength(1)
    expect(refusals).toHaveLength(19)
    expect(refusals.every(isAboutCode)).toBe(true)
  })

  test('two coupons in both sequences while orders are cancelled: the limits hold and no deadlock occurs', async () => {
    await aPromotion(db, { code: 'AAA', maxUses: 20, maxPerPerson: 1 })
    await aPromotion(db, { code: 'BBB', maxUses: 20, maxPerPerson: 1 })
    const one = await cartsWith(['AAA', 'BBB'], 30)
    const other = await cartsWith(['BBB', 'AAA'], 30)
    const placements = one.flatMap((cart, at) => [
      aPlacement(cart, 349_000, { contact: contactOf(at) }),
      aPlacement(other[at]!, 349_000, { contact: contactOf(at) }),
    ])
    const { orders } = await rush(placements)
    expect(orders).toHaveLength(20)
    const again = await cartsWith(['BBB', 'AAA'], 20)
    const [, back] = await Promise.all([
      Promise.all(orders.map(({ id }) => cancelOrder(db, system, { orderId: id, reason: 'đổi ý' }))),
      rush(again.map((cart, at) => aPlacement(cart, 349_000, { contact: contactOf(100 + at) }))),
    ])
    const { used, live, orders: discounted } = await counts()
    expect({ used, live }).toEqual({ used: 2 * back.orders.length, live: 2 * back.orders.length })
    expect(discounted).toBe(20 + back.orders.length)
  })
})
