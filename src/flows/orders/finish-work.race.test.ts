import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { startWorkOrder } from '#shop/work/start-work-order.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { bothAtOnce } from '#test/both-at-once.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { placeOrder } from './place-order.ts'

let store: Store
let db: Db
const [lan, huy] = [staff('lan'), staff('huy')]
const plain = { hollow: null, note: null }

beforeAll(async () => {
  store = await openTestStore(4)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

/** A pair that is bought and the buyer’s own skates, both here and not yet sharpened. */
async function aWorkOnTwoPairs() {
  const { boot, sharpening } = await aBootAndWork(db)
  const lines = [
    { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() },
    { variantId: sharpening, quantity: 1 },
  ]
  const { cartId } = await replaceCart(db, undefined, lines)
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, 1_300_000, { payment: 'bank_transfer' }))
  await confirmOrder(db, lan, { orderId, unpaidReason: 'Khách quen' })
  const works = await listWorkOrdersOf(db, orderId)
  for (const { id: workId, pairLineId } of works)
    if (!pairLineId) await takeInSkates(db, lan, { workId, cameBy: 'brought', condition: null })
  const [first, second] = works.map(({ id }) => ({ workId: id, ...plain }))
  return { orderId, first: first!, second: second! }
}

test('the buyer is told once that the work is ready when two workers finish the last two pairs together', async () => {
  const { orderId, first, second } = await aWorkOnTwoPairs()
  await bothAtOnce(
    db,
    (tx) => finishWorkOrder(tx, lan, first),
    () => finishWorkOrder(db, huy, second),
  )
  expect((await listWorkOrdersOf(db, orderId)).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(await db.select().from(outbox).where(eq(outbox.name, 'work.done'))).toHaveLength(1)
})

test('a buyer told too early hears once that the work goes on, not while another pair was to do', async () => {
  const { orderId, first, second } = await aWorkOnTwoPairs()
  const resumed = () => db.select().from(outbox).where(eq(outbox.name, 'work.resumed'))
  await finishWorkOrder(db, lan, first)
  await startWorkOrder(db, lan, first)
  expect(await resumed()).toEqual([])
  await finishWorkOrder(db, lan, first)
  await finishWorkOrder(db, huy, second)
  await bothAtOnce(
    db,
    (tx) => startWorkOrder(tx, lan, first),
    () => startWorkOrder(db, huy, second),
  )
  expect((await listWorkOrdersOf(db, orderId)).map(({ state }) => state)).toEqual(['in_work', 'in_work'])
  expect(await resumed()).toMatchObject([{ facts: { orderId } }])
})
