// @module-tag turn-2
import { eq, isNull, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { listStuckEvents } from '#platform/jobs/list-stuck-events.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { reactions } from '#flows/reactions.ts'
import { guest } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { stock } from '#shop/inventory/schema.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { emailQueues } from '#shop/notifications/queue/enqueue-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'

const waiting = (db: Db) => db.select().from(outbox).where(isNull(outbox.handledAt))

async function orderBy(db: Db, email: string | null) {
  const { variantId } = await aProduct(db)
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000)
  return placeOrder(db, guest, { ...placement, contact: { ...placement.contact, email } })
}

describe('the outbox', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a placed order queues one confirmation email in its language, even when the event is dispatched twice', async ({
    db,
  }) => {
    const order = await orderBy(db, 'lan@example.com')
    await dispatchOutbox(db)
    expect(await waiting(db)).toEqual([])
    expect(await db.select().from(emails)).toMatchObject([
      { kind: 'order-placed', orderId: order.id, to: 'lan@example.com', locale: 'vi', state: 'waiting' },
    ])
    expect(queued.map((job) => job.name)).toEqual([emailQueues.order])
    await db.update(outbox).set({ handledAt: null }).where(eq(outbox.name, 'order.placed'))
    await dispatchOutbox(db)
    expect(await db.select().from(emails)).toHaveLength(1)
    expect(queued).toHaveLength(1)
  })

  test('an order without an email address sends no email, and its event is done', async ({ db }) => {
    await orderBy(db, null)
    await dispatchOutbox(db)
    expect(await waiting(db)).toEqual([])
    expect(await db.select().from(emails)).toEqual([])
  })

  test('a failing reaction rolls back its event, which waits for a retry and does not hold up the next one', async ({
    db,
  }) => {
    await dispatchOutbox(db)
    reactions['test.fails'] = [
      (tx) => tx.insert(emails).values({ kind: 'order-placed', cause: 'test', to: 'x', locale: 'vi' }),
      async () => Promise.reject(new Error('no')),
    ]
    await db.insert(outbox).values([
      { name: 'test.fails', facts: {} },
      { name: 'order.confirmed', facts: { orderId: 'x' } },
    ])
    await dispatchOutbox(db)
    delete reactions['test.fails']
    expect(await waiting(db)).toMatchObject([{ name: 'test.fails', attempts: 1, lastError: 'Error: no' }])
    expect(await db.select().from(emails)).toEqual([])
    expect(await dispatchOutbox(db)).toBe(0)
  })

  test('an event that only a newer version knows waits for it and does not hold up the next one', async ({ db }) => {
    await dispatchOutbox(db)
    await db.insert(outbox).values([
      { name: 'test.of-tomorrow', facts: {} },
      { name: 'order.confirmed', facts: { orderId: 'x' } },
    ])
    expect(await dispatchOutbox(db)).toBe(1)
    expect(await waiting(db)).toMatchObject([{ name: 'test.of-tomorrow', attempts: 0, lastError: null }])
  })

  test('a stock change of 400 products is handled whole, and the waiting customer gets the email', async ({ db }) => {
    const ids: string[] = []
    for (let n = 0; n < 400; n += 1) ids.push((await aProduct(db, { stock: 1 })).variantId)
    // A customer waits for the last of them, which is sold out at that time.
    await db.update(stock).set({ onHand: 0 }).where(eq(stock.variantId, ids[399]!))
    await watchStock(db, { variantId: ids[399]!, email: 'lan@example.com', locale: 'vi', userId: null })
    await db.update(stock).set({ onHand: 1 }).where(eq(stock.variantId, ids[399]!))
    await db.delete(outbox)
    await db.insert(outbox).values(stockChanged(ids))
    await dispatchOutbox(db)
    expect(await waiting(db)).toEqual([])
    expect(await db.select().from(emails)).toMatchObject([{ kind: 'back-in-stock', to: 'lan@example.com' }])
  })

  test('an event that failed four times raises one alarm and is listed until it succeeds', async ({ db }) => {
    await dispatchOutbox(db)
    reactions['test.fails'] = [() => Promise.reject(new Error('no'))]
    await db.insert(outbox).values({ name: 'test.fails', facts: {} })
    const alarms: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      await dispatchOutbox(db)
      await db.execute(sql`update outbox set retry_at = null where handled_at is null`)
      alarms.push(await db.$count(securityEvents, eq(securityEvents.type, 'event-stuck')))
    }
    expect(alarms).toEqual([0, 0, 0, 1, 1, 1])
    expect(await listStuckEvents(db, 10)).toMatchObject([{ name: 'test.fails', tries: 6, error: 'Error: no' }])
    reactions['test.fails'] = []
    await dispatchOutbox(db)
    delete reactions['test.fails']
    expect(await listStuckEvents(db, 10)).toEqual([])
  })
})
