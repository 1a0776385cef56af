import { beforeEach, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { addOrderEmail } from './add-order-email.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

async function placed(db: Db, email: string | null) {
  const { variantId } = await aProduct(db, { price: 1_200_000 })
  const cartId = await aCart(db, [{ variantId, quantity: 2 }])
  const { contact } = aPlacement(cartId, 0)
  const cost = { ...aPlacement(cartId, 2_400_000), contact: { ...contact, email } }
  return (await placeOrder(db, guest, cost)).id
}

test('a guest who left no email address adds one and gets the confirmation there', async ({ db }) => {
  const orderId = await placed(db, null)
  await addOrderEmail(db, guest, { orderId, email: 'an@example.com' })
  const order = (await findOrder(db, orderId))!
  expect(order.email).toBe('an@example.com')
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'edited', facts: { parts: 'contact' } })
  expect(JSON.stringify(order.timeline)).not.toContain('an@example.com')
  expect(await db.select({ kind: emails.kind, to: emails.to }).from(emails)).toEqual([
    { kind: 'order-placed', to: 'an@example.com' },
  ])
})

test('a guest who adds an email address after the order was cancelled gets no confirmation', async ({ db }) => {
  const orderId = await placed(db, null)
  await cancelOrder(db, guest, { orderId, reason: 'Khách đổi ý' })
  await addOrderEmail(db, guest, { orderId, email: 'an@example.com' })
  expect((await findOrder(db, orderId))!.email).toBe('an@example.com')
  expect(await db.select().from(emails)).toEqual([])
})

test('an email address that the order already has cannot be replaced', async ({ db }) => {
  const orderId = await placed(db, 'lan@example.com')
  await expect(addOrderEmail(db, guest, { orderId, email: 'khac@example.com' })).rejects.toMatchObject({
    code: 'email-known',
  })
  expect((await findOrder(db, orderId))!.email).toBe('lan@example.com')
})
