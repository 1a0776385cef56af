import { readFileSync } from 'node:fs'
import { eq, isNull } from 'drizzle-orm'
import { glob } from 'node:fs/promises'
import { afterEach, describe, expect } from 'vitest'
import { subscribeLive, startLiveChannel, type LiveMessage } from '#platform/live.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listOrderUpdates } from '#shop/notifications/bell/list-order-updates.ts'
import { orderEventEffects, orderEvents } from '#shop/notifications/bell/order-update.ts'
import { notifications } from '#shop/notifications/schema.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { reactions, batchReactions } from '#flows/reactions.ts'
import { aUser } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'

/** Events that do not belong to an order. */
const ofSomethingElse =
  /^(money|stock|product|user|consent|content|settings|job|review|question|answer|fit|inquiry|role|sessions?|test)\./

/** Event names found in each `events.ts` below `src/shop`. */
async function namesInCode() {
  const names: string[] = []
  for await (const file of glob('src/shop/*/events.ts'))
    names.push(...[...readFileSync(file, 'utf8').matchAll(/'([a-z]+\.[a-z_-]+)'/g)].map(([, name]) => name!))
  return names
}

describe('live updates of orders', () => {
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  test('every event name is either an order event with an effect, or known to be no order event', async () => {
    const all = [...(await namesInCode()), ...Object.keys(reactions), ...Object.keys(batchReactions)]
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter((name) => !Object.hasOwn(orderEventEffects, name) && !ofSomethingElse.test(name))).toEqual([])
    expect(Object.keys(orderEventEffects).filter((name) => !all.includes(name))).toEqual([])
  })

  test('every order event reaches the owner’s page, and is listed again after a reconnect', async ({ store }) => {
    const { db } = store
    await openSmallShop(db)
    ends.push(await startLiveChannel(store))
    const lan = await aUser(db)
    const { variantId } = await aProduct(db, { price: 500_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 525_000, { userId: lan.id }))
    await dispatchOutbox(db)
    const heard: LiveMessage[] = []
    ends.push(subscribeLive(lan.id, { onMessage: (message) => heard.push(message), onMissed: () => {} }))
    const since = new Date()
    const ids = { shipmentId: crypto.randomUUID(), returnId: crypto.randomUUID(), refundId: crypto.randomUUID() }
    for (const name of orderEvents) await db.insert(outbox).values({ name, facts: { orderId, ...ids } })
    await dispatchOutbox(db)
    expect(await db.select().from(outbox).where(isNull(outbox.handledAt))).toEqual([])
    const told = () => heard.filter(({ event }) => event === 'order').map(({ facts }) => facts)
    await expect.poll(() => told().map(({ event }) => event)).toEqual(orderEvents)
    const again = await listOrderUpdates(db, lan.id, new Date(+since - 1000))
    expect(again.map(({ event }) => event)).toEqual(orderEvents.slice(-20))
    expect(again).toMatchObject(told().slice(-20))
    const money = await db.select().from(notifications).where(eq(notifications.type, 'payment'))
    expect(money.map(({ title }) => title.en.replace(/#\w+/, '#'))).toEqual([
      'Payment received for order #',
      'Partial payment received for order #',
      'Payment for order # failed',
      'The time to pay for order # has run out',
      'Refund on its way for order #',
      'Order # has been refunded',
    ])
  })
})
