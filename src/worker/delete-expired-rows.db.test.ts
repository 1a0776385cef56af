import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { errorLog } from '#platform/errors/error-log-schema.server.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { paymentNotices } from '#shop/payments/attempts-schema.ts'
import { exportUserData } from '#flows/users/export-user.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { guest } from '#shop/identity/actor.ts'
import { orderOrigins } from '#shop/orders/origin-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { stopFitQuestions } from '#shop/reviews/fit/stop-fit-questions.ts'
import { aDeliveredOrder, aSizedProduct } from '#test/a-delivered-order.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { sessions, users, verifications } from '#shop/identity/schema.ts'
import { shareWishlist } from '#shop/wishlist/share-wishlist.ts'
import { sharedWishlists } from '#shop/wishlist/schema.ts'
import { aUser } from '#test/a-person.ts'
import { ownSettings } from '#test/own-settings.ts'
import { test } from '#test/with-db.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'

const settings = ownSettings()

test('an email that lies in the outbox of a shop without a mail server is deleted after 90 days', async ({ db }) => {
  useEnv(readEnv(settings))
  const folder = join(settings.DATA_DIR, 'outbox')
  mkdirSync(folder)
  for (const days of [91, 89]) {
    const at = addDays(new Date(), -days)
    writeFileSync(join(folder, `${days}.eml`), '')
    utimesSync(join(folder, `${days}.eml`), at, at)
  }
  await deleteExpiredRows(db)
  expect(readdirSync(folder)).toEqual(['89.eml'])
})

test('security events are deleted after 90 days', async ({ db }) => {
  const at = (days: number) => ({
    type: `${days} days`,
    severity: 'low' as const,
    message: 'x',
    at: addDays(new Date(), -days),
  })
  await db.insert(securityEvents).values([at(91), at(89), at(0)])
  await deleteExpiredRows(db)
  expect((await db.select().from(securityEvents)).map(({ type }) => type)).toEqual(['89 days', '0 days'])
})

test('old errors, ended sessions, expired links and unconfirmed accounts are deleted when /privacy says', async ({
  db,
}) => {
  const ago = (days: number) => addDays(new Date(), -days)
  const error = (days: number) =>
    ({ origin: 'server', severity: 'low', message: `${days} days`, at: ago(days) }) as const
  await db.insert(errorLog).values([error(91), error(89)])
  const lan = await aUser(db, { email: 'lan@example.com' })
  await aUser(db, { email: 'old@example.com' })
  await aUser(db, { email: 'young@example.com' })
  const unconfirmed = (email: string, days: number) =>
    db
      .update(users)
      .set({ emailVerified: false, createdAt: ago(days) })
      .where(eq(users.email, email))
  await unconfirmed('old@example.com', 31)
  await unconfirmed('young@example.com', 29)
  await db
    .update(users)
    .set({ createdAt: ago(400) })
    .where(eq(users.email, 'lan@example.com'))
  const session = (id: string, began: number, ends: number) => {
    const times = { createdAt: ago(began), expiresAt: ago(ends) }
    return { id, token: id, userId: lan.id, ...times }
  }
  await db
    .insert(sessions)
    .values([session('ended', 0.9, 0.1), session('too long', 1.1, -1), session('now', 0.5, -0.4)])
  const link = (id: string, ends: number) => ({ id, identifier: id, value: lan.id, expiresAt: ago(ends) })
  await db.insert(verifications).values([link('over', 0.1), link('good', -0.1)])
  await deleteExpiredRows(db)
  expect((await db.select().from(errorLog)).map(({ message }) => message)).toEqual(['89 days'])
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(['now'])
  expect((await db.select().from(verifications)).map(({ id }) => id)).toEqual(['good'])
  const people = (await db.select().from(users)).map(({ email }) => email)
  expect(people.toSorted()).toEqual(['lan@example.com', 'young@example.com'])
})

test('a stock watch is deleted 90 days after its email, or a year after it was left', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 0 })
  const ago = (days: number) => addDays(new Date(), -days)
  const watch = (email: string, asked: number, told?: number) => ({
    variantId,
    email,
    locale: 'vi' as const,
    createdAt: ago(asked),
    notifiedAt: told === undefined ? null : ago(told),
  })
  await db
    .insert(stockWatches)
    .values([watch('told', 200, 91), watch('just told', 200, 89), watch('forgotten', 367), watch('waits', 360)])
  await deleteExpiredRows(db)
  expect((await db.select().from(stockWatches)).map(({ email }) => email).toSorted()).toEqual(['just told', 'waits'])
})

test('a shared wishlist is deleted 180 days after it was last shared', async ({ db }) => {
  await openSmallShop(db)
  const { productId } = await aProduct(db)
  const share = (name: string) => shareWishlist(db, { productIds: [productId], name })
  for (const name of ['Lan', 'Minh']) await share(name)
  await db.update(sharedWishlists).set({ createdAt: addDays(new Date(), -181) })
  await share('Minh')
  await deleteExpiredRows(db)
  expect((await db.select().from(sharedWishlists)).map(({ name }) => name)).toEqual(['Minh'])
})

test('refused payment notices go after 90 days, the text of the others after two years; sums are kept', async ({
  db,
}) => {
  const said = {
    eventId: 'e',
    reference: 'A1',
    result: 'paid',
    amount: 1000,
    transactionId: 'T1',
    at: '2024-01-01',
    reason: null,
    facts: { memo: 'TRAN THI LAN' },
  } as const
  const notice = (days: number, verified: boolean) => ({
    source: 'sepay',
    eventId: verified ? `event-${days}` : null,
    verified,
    raw: `${days} days`,
    said: verified ? said : null,
    outcome: verified ? ('recorded' as const) : ('refused' as const),
    at: addDays(new Date(), -days),
  })
  await db.insert(paymentNotices).values([notice(91, false), notice(89, false), notice(731, true), notice(700, true)])
  await deleteExpiredRows(db)
  const left = await db.select().from(paymentNotices).orderBy(paymentNotices.at)
  expect(left.map(({ raw }) => raw)).toEqual(['', '700 days', '89 days'])
  expect(left[0]!.said).toMatchObject({ amount: 1000, transactionId: 'T1' })
  expect(JSON.stringify(left[0])).not.toContain('LAN')
})

test('an inquiry is deleted a year after its answer; an open one is kept', async ({ db }) => {
  const ago = (days: number) => addDays(new Date(), -days)
  const row = { topic: 'size', name: 'Lan', email: 'lan@example.com', text: 'Size nào ạ?', locale: 'vi' } as const
  const told = { state: 'answered', createdAt: ago(400) } as const
  const [old, young, open] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db.insert(inquiries).values([
    { ...row, ...told, id: old, answeredAt: ago(367) },
    { ...row, ...told, id: young, answeredAt: ago(300) },
    { ...row, id: open, createdAt: ago(400) },
  ])
  await deleteExpiredRows(db)
  expect((await db.select().from(inquiries)).map(({ id }) => id).toSorted()).toEqual([young, open].toSorted())
})

test('an opt-out from fit questions is in the data export, and is deleted with the last order', async ({ db }) => {
  await openSmallShop(db)
  const minh = await aUser(db, { email: 'minh@example.com' })
  const { ids } = await aSizedProduct(db, [{ price: 500_000, stock: 9 }])
  const { orderId } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], 525_000)
  const leave = (email: string | null) => db.update(orders).set({ email }).where(eq(orders.id, orderId))
  const told = async () => (await exportUserData(db, minh.id))!.notAskedAboutFitSince
  await leave('Minh@Example.com')
  await stopFitQuestions(db, 'minh@example.com')
  await deleteExpiredRows(db)
  expect(await told()).toBeInstanceOf(Date)
  // Minh has moved to this address since; the order keeps the one that it was placed with.
  await db.update(orders).set({ email: 'cu@example.com', userId: minh.id }).where(eq(orders.id, orderId))
  await deleteExpiredRows(db)
  expect(await told()).toBeInstanceOf(Date)
  await db.update(orders).set({ userId: null }).where(eq(orders.id, orderId))
  await leave(null)
  await deleteExpiredRows(db)
  expect(await told()).toBeNull()
})

test('the origin of an order is deleted once it is confirmed or cancelled, or after 30 days', async ({ db }) => {
  await openSmallShop(db)
  const states = ['placed', 'confirmed', 'cancelled', 'placed'] as const
  const ids: string[] = []
  for (const [n, state] of states.entries()) {
    const { variantId } = await aProduct(db)
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const origin = { network: 'a mark', device: null }
    const { id } = await placeOrder(db, guest, aPlacement(cart, 525_000, { origin }))
    const placedAt = addDays(new Date(), n === 3 ? -31 : -29)
    await db.update(orders).set({ state, placedAt }).where(eq(orders.id, id))
    ids.push(id)
  }
  await deleteExpiredRows(db)
  expect((await db.select().from(orderOrigins)).map(({ orderId }) => orderId)).toEqual([ids[0]])
})
