import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { emailConfirmed, userSignedIn } from '#shop/identity/events.ts'
import { users } from '#shop/identity/schema.ts'
import { isOrderOf } from '#shop/orders/buyers/is-order-of.ts'
import { countOrdersOf, listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'
import { orders } from '#shop/orders/schema.ts'
import { aUser } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { joinGuestOrders } from './join-guest-orders.ts'
import { placeOrder } from './place-order.ts'
import { reactions } from '../reactions.ts'

async function anOrder(db: Db, email: string | null, userId: string | null = null) {
  const { variantId } = await aProduct(db)
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const contact = { name: 'Lan', phone: '+84901234567', email }
  return (await placeOrder(db, guest, aPlacement(cart, 525_000, { contact, userId }))).id
}

describe('guest orders', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('they join the account with the same confirmed email, in any letter case; other orders stay', async ({ db }) => {
    const lan = await aUser(db, { email: 'lan@example.com' })
    const minh = await aUser(db, { email: 'minh@example.com' })
    const mine = [await anOrder(db, 'lan@example.com'), await anOrder(db, 'LAN@Example.com')]
    const taken = await anOrder(db, 'lan@example.com', minh.id)
    await anOrder(db, 'xlan@example.com')
    await anOrder(db, null)
    expect((await joinGuestOrders(db, lan.id)).toSorted()).toEqual(mine.toSorted())
    expect((await listOrdersOf(db, lan.id)).map((one) => one.id).toSorted()).toEqual(mine.toSorted())
    expect(await isOrderOf(db, minh.id, taken)).toBe(true)
    expect(await joinGuestOrders(db, lan.id)).toEqual([])
  })

  test('they do not join an account whose email is not confirmed', async ({ db }) => {
    const lan = await aUser(db, { email: 'lan@example.com' })
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, lan.id))
    const id = await anOrder(db, 'lan@example.com')
    expect(await joinGuestOrders(db, lan.id)).toEqual([])
    expect(await isOrderOf(db, lan.id, id)).toBe(false)
    expect(await joinGuestOrders(db, 'nobody')).toEqual([])
  })

  test.for([
    ['confirming the email address', emailConfirmed],
    ['signing in', userSignedIn],
    [
      'changing the email address',
      (userId: string, email: string) => ({
        name: 'user.email-changed',
        facts: { userId, before: 'lan@cu.example', email },
      }),
    ],
  ] as const)('%s joins them', async ([, eventOf], { db }) => {
    const lan = await aUser(db, { email: 'lan@example.com' })
    const id = await anOrder(db, 'lan@example.com')
    const event = eventOf(lan.id, 'lan@example.com')
    await emit(db, event)
    for (const react of reactions[event.name]!) await react(db, event.facts, 1)
    expect(await isOrderOf(db, lan.id, id)).toBe(true)
  })
})

describe('one’s own orders', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('they are listed with their lines, newest first, by page and group, and counted', async ({ db }) => {
    const lan = await aUser(db)
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const id = await anOrder(db, null, lan.id)
      await db
        .update(orders)
        .set({ placedAt: new Date(Date.UTC(2026, 0, n + 1)) })
        .where(eq(orders.id, id))
      ids.unshift(id)
    }
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, ids[0]!))
    await db.update(orders).set({ state: 'completed' }).where(eq(orders.id, ids[1]!))
    const page = async (offset: number) => (await listOrdersOf(db, lan.id, { offset, limit: 10 })).map((one) => one.id)
    expect([...(await page(0)), ...(await page(10))]).toEqual(ids)
    expect(await listOrdersOf(db, lan.id, { group: 'cancelled' })).toMatchObject([
      { id: ids[0], lines: [{ name: 'Lướt Thử', quantity: 1 }] },
    ])
    expect(await countOrdersOf(db, lan.id)).toEqual({ open: 10, done: 1, cancelled: 1 })
    expect(await countOrdersOf(db, (await aUser(db)).id)).toEqual({ open: 0, done: 0, cancelled: 0 })
  })
})
