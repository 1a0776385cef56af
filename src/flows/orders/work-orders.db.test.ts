import { beforeEach, describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { guest } from '#shop/identity/actor.ts'
import { emails } from '#shop/notifications/schema.ts'
import { listTimeline } from '#shop/orders/timeline/list-timeline.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { changeWorkOrderDue } from '#shop/work/change-work-order-due.ts'
import { countLateWorkOrders, countWorkOrderRows, listWorkOrderRows } from '#shop/work/list-work-order-rows.ts'
import { cancelWorkOrders } from '#shop/work/cancel-work-orders.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { openWorkOrders } from '#shop/work/open-work-orders.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { startWorkOrder } from '#shop/work/start-work-order.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import type { WorkOrderView } from '#shop/work/work-order-views.ts'
import { carryEvents } from '#test/a-review.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { canBuyerCancel } from './can-buyer-cancel.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelRemainder } from './cancel-remainder.ts'
import { confirmOrder } from './confirm-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handBackSkates } from './hand-back-skates.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from '../shipments/ship-order.ts'
import { unpackShipment } from '../shipments/unpack-shipment.ts'

const binh = 'user:binh'
const refused = (code: string) => expect.objectContaining({ code })
const plain = { hollow: null, note: null }

let boot: string
let sharpening: string
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  ;({ boot, sharpening } = await aBootAndWork(db))
})

async function anOrder(db: Db, lines: CartLineInput[], total: number) {
  const { cartId } = await replaceCart(db, undefined, lines)
  const { id: orderId, code } = await placeOrder(db, guest, aPlacement(cartId, total, { payment: 'bank_transfer' }))
  return { orderId, code, works: await listWorkOrdersOf(db, orderId) }
}
const sharpened = (db: Db) =>
  anOrder(
    db,
    [
      { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() },
      { variantId: boot, quantity: 1 },
    ],
    2_150_000,
  )
const ownSkates = (db: Db) => anOrder(db, [{ variantId: sharpening, quantity: 2 }], 325_000)
const rowsIn = (db: Db, view: WorkOrderView) => listWorkOrderRows(db, { view, page: 1, limit: 10, locale: 'vi' })
const eventsOf = async (db: Db, name: string) => (await db.select().from(outbox)).filter((event) => event.name === name)

describe('a work order on a pair that is bought', () => {
  test('it opens with the order, once for each service line, and is due after the working days of the service', async ({
    db,
  }) => {
    const { orderId, code, works } = await sharpened(db)
    expect(works).toMatchObject([{ code: `${code}-W1`, kind: 'sharpening', quantity: 1, state: 'open', workDays: 2 }])
    expect(works[0]).toMatchObject({ dueOn: addWorkDays(shopDay(new Date()), 2), takenInAt: null })
    expect(works[0]!.pairLineId).not.toBeNull()
    await openWorkOrders(db, orderId)
    expect(await listWorkOrdersOf(db, orderId)).toHaveLength(1)
  })

  test('a parcel cannot be packed before the work is done, and the work is handed back with the parcel', async ({
    db,
  }) => {
    const { orderId, works } = await sharpened(db)
    const workId = works[0]!.id
    await settleCash(db, binh, { orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId })
    await expect(packOrder(db, binh, { orderId })).rejects.toEqual(refused('work-unfinished'))
    await startWorkOrder(db, binh, { workId })
    await expect(packOrder(db, binh, { orderId })).rejects.toEqual(refused('work-unfinished'))
    await finishWorkOrder(db, binh, { workId, hollow: '1/2"', note: 'Cạnh trong hơi mòn' })
    expect(await eventsOf(db, 'work.done')).toHaveLength(1)
    await packOrder(db, binh, { orderId })
    await shipOrder(db, binh, { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await deliverOrder(db, binh, { orderId })
    await carryEvents(db)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([
      { state: 'handed_back', doneBy: binh, hollow: '1/2"', doneNote: 'Cạnh trong hơi mòn' },
    ])
    const steps = (await listTimeline(db, orderId)).filter((row) => row.kind === 'work')
    expect(steps).toMatchObject([{ public: true, note: null, facts: { step: 'done', code: works[0]!.code } }])
  })

  test('“Done” pressed on the wrong work order is taken back, but not of a pair that lies in a parcel', async ({
    db,
  }) => {
    const { orderId, works } = await sharpened(db)
    const workId = works[0]!.id
    await settleCash(db, binh, { orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId })
    await finishWorkOrder(db, binh, { workId, hollow: '1/2"', note: 'Của đôi bên cạnh' })
    await startWorkOrder(db, binh, { workId })
    expect(await eventsOf(db, 'work.resumed')).toMatchObject([{ facts: { orderId } }])
    const undone = { state: 'in_work', doneAt: null, hollow: null, doneNote: null }
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([undone])
    await expect(packOrder(db, binh, { orderId })).rejects.toEqual(refused('work-unfinished'))
    await finishWorkOrder(db, binh, { workId, ...plain })
    const { shipmentId } = await packOrder(db, binh, { orderId })
    await expect(startWorkOrder(db, binh, { workId })).rejects.toEqual(refused('work-packed'))
    await unpackShipment(db, binh, { shipmentId })
    await startWorkOrder(db, binh, { workId })
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([undone])
    // The buyer reads each turn in the timeline, the latest first, and is written to as often.
    const steps = (await listTimeline(db, orderId)).filter((row) => row.kind === 'work' && row.public)
    expect(steps.map(({ facts }) => facts.step)).toEqual(['resumed', 'done', 'resumed', 'done'])
    await carryEvents(db)
    const kinds = (await db.select({ kind: emails.kind }).from(emails)).map(({ kind }) => kind)
    const ofWork = kinds.filter((kind) => kind.startsWith('work-')).sort()
    expect(ofWork).toEqual(['work-ready', 'work-ready', 'work-resumed', 'work-resumed'])
  })

  test('a cancelled order cancels its work, except work that is done', async ({ db }) => {
    const one = await sharpened(db)
    await cancelOrder(db, binh, { orderId: one.orderId, reason: 'Khách đổi ý' })
    expect(await listWorkOrdersOf(db, one.orderId)).toMatchObject([{ state: 'cancelled' }])
    await expect(startWorkOrder(db, binh, { workId: one.works[0]!.id })).rejects.toEqual(refused('work-moved-on'))
    const two = await sharpened(db)
    await settleCash(db, binh, { orderId: two.orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId: two.orderId })
    await finishWorkOrder(db, binh, { workId: two.works[0]!.id, ...plain })
    await cancelOrder(db, binh, { orderId: two.orderId, reason: 'Khách đổi ý' })
    expect(await listWorkOrdersOf(db, two.orderId)).toMatchObject([{ state: 'done' }])
    await expect(startWorkOrder(db, binh, { workId: two.works[0]!.id })).rejects.toEqual(refused('work-moved-on'))
    // The pair stays here, so nobody hands it back.
    expect(await countWorkOrderRows(db)).toEqual({ to_do: 0, waiting: 0, done: 0, over: 2 })
    expect(await rowsIn(db, 'over')).toHaveLength(2)
  })

  test('it cannot be started or finished before its order is paid or confirmed', async ({ db }) => {
    const { orderId, works } = await sharpened(db)
    const workId = works[0]!.id
    await expect(startWorkOrder(db, binh, { workId })).rejects.toEqual(refused('work-unconfirmed'))
    await expect(finishWorkOrder(db, binh, { workId, ...plain })).rejects.toEqual(refused('work-unconfirmed'))
    await settleCash(db, binh, { orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId })
    await startWorkOrder(db, binh, { workId })
    await finishWorkOrder(db, binh, { workId, ...plain })
  })

  test('an order without services has no work order and can be packed', async ({ db }) => {
    const { orderId, works } = await anOrder(db, [{ variantId: boot, quantity: 1 }], 1_000_000)
    expect(works).toEqual([])
    await settleCash(db, binh, { orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId })
    await packOrder(db, binh, { orderId })
  })

  test('it follows a quantity changed before the work is done', async ({ db }) => {
    const { orderId, works } = await ownSkates(db)
    await db.update(orderLines).set({ quantity: 1, total: 150_000 })
    await openWorkOrders(db, orderId)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ id: works[0]!.id, quantity: 1 }])
  })
})

describe('a work order on skates that the customer already has', () => {
  test('it waits for the skates; its days count from their arrival, and their condition is recorded', async ({
    db,
  }) => {
    const { orderId, works } = await ownSkates(db)
    const workId = works[0]!.id
    expect(works).toMatchObject([{ state: 'waiting', dueOn: null, pairLineId: null, quantity: 2 }])
    await expect(startWorkOrder(db, binh, { workId })).rejects.toEqual(refused('work-moved-on'))
    await takeInSkates(db, binh, { workId, cameBy: 'sent', condition: 'Gỉ ở gót' }, new Date('2026-11-21T03:00:00Z'))
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([
      { state: 'open', dueOn: '2026-11-24', cameBy: 'sent', condition: 'Gỉ ở gót', takenInBy: binh },
    ])
    expect(await eventsOf(db, 'work.taken-in')).toMatchObject([{ facts: { orderId, workId } }])
  })

  test('skates are taken in once, and a second intake is refused', async ({ db }) => {
    const { works } = await ownSkates(db)
    const intake = { workId: works[0]!.id, cameBy: 'brought' as const, condition: null }
    await takeInSkates(db, binh, intake)
    await expect(takeInSkates(db, binh, intake)).rejects.toEqual(refused('work-moved-on'))
  })

  test('its due day can be changed after intake, and the customer sees the new day', async ({ db }) => {
    const { orderId, works } = await ownSkates(db)
    const workId = works[0]!.id
    await expect(changeWorkOrderDue(db, binh, { workId, dueOn: '2026-12-01' })).rejects.toEqual(
      refused('work-moved-on'),
    )
    await takeInSkates(db, binh, { workId, cameBy: 'brought', condition: null })
    await changeWorkOrderDue(db, binh, { workId, dueOn: '2026-12-01' })
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ dueOn: '2026-12-01' }])
    expect((await listTimeline(db, orderId)).map(({ facts }) => facts.step)).toContain('due')
    expect(await countLateWorkOrders(db, '2026-12-01')).toBe(0)
    expect(await countLateWorkOrders(db, '2026-12-02')).toBe(1)
  })

  test('skates are handed back once the work is done and paid, and that closes the order', async ({ db }) => {
    const { orderId, works } = await ownSkates(db)
    const workId = works[0]!.id
    const back = { orderId, carrier: 'Tại quầy', takes: { way: 'cash' as const, amount: 325_000, reason: 'Tiền mặt' } }
    await takeInSkates(db, binh, { workId, cameBy: 'brought', condition: null })
    await expect(handBackSkates(db, binh, back)).rejects.toEqual(refused('work-unfinished'))
    expect(await findPayment(db, orderId)).toMatchObject({ received: 0 })
    await finishWorkOrder(db, binh, { workId, ...plain })
    await expect(handBackSkates(db, binh, { ...back, takes: null })).rejects.toEqual(refused('work-unpaid'))
    // A colleague added work since the page was opened: it showed 200,000 đồng.
    const seen = { ...back, takes: { ...back.takes, amount: 200_000 } }
    await expect(handBackSkates(db, binh, seen)).rejects.toEqual(refused('open-changed'))
    expect(await findPayment(db, orderId)).toMatchObject({ received: 0 })
    await handBackSkates(db, binh, back)
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 325_000 })
    expect(await findOrder(db, orderId)).toMatchObject({ state: 'delivered' })
    await expect(handBackSkates(db, binh, back)).rejects.toEqual(refused('order-moved-on'))
    await carryEvents(db)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([
      { state: 'handed_back', handedBackAt: expect.any(Date) as Date },
    ])
  })

  test('work on goods of the order is handed over with the parcel, not at the counter', async ({ db }) => {
    const { orderId } = await sharpened(db)
    const back = { orderId, carrier: 'Tại quầy', takes: { way: 'cash' as const, amount: 325_000, reason: 'Tiền mặt' } }
    await expect(handBackSkates(db, binh, back)).rejects.toEqual(refused('work-with-goods'))
  })

  test('skates that are here keep their buyer from cancelling; cancelled by staff, they wait to be handed back', async ({
    db,
  }) => {
    const { orderId, works } = await ownSkates(db)
    expect(await canBuyerCancel(db, { id: orderId, state: 'placed' })).toBe(true)
    await takeInSkates(db, binh, { workId: works[0]!.id, cameBy: 'brought', condition: null })
    expect(await canBuyerCancel(db, { id: orderId, state: 'placed' })).toBe(false)
    await cancelOrder(db, binh, { orderId, reason: 'Khách đổi ý' })
    expect(await rowsIn(db, 'done')).toHaveLength(1)
    const back = { orderId, carrier: 'Tại quầy', takes: null }
    await handBackSkates(db, binh, back)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([
      { state: 'cancelled', handedBackAt: expect.any(Date) as Date },
    ])
    expect(await countWorkOrderRows(db)).toEqual({ to_do: 0, waiting: 0, done: 0, over: 1 })
    const steps = (await listTimeline(db, orderId)).filter(({ kind }) => kind === 'work')
    expect(steps.map(({ facts, actor }) => [facts.step, actor])).toContainEqual(['handed-back', binh])
    await expect(handBackSkates(db, binh, back)).rejects.toEqual(refused('order-moved-on'))
  })

  test('skates whose work was given up wait to be handed back, even after the rest of the order arrived', async ({
    db,
  }) => {
    const lines = [boot, sharpening].map((variantId) => ({ variantId, quantity: 1 }))
    const { orderId, works } = await anOrder(db, lines, 1_150_000)
    await settleCash(db, binh, { orderId, reason: 'Sao kê' })
    await confirmOrder(db, binh, { orderId })
    await takeInSkates(db, binh, { workId: works[0]!.id, cameBy: 'brought', condition: null })
    const lineId = (await findOrder(db, orderId))!.lines.find((line) => line.stocked)!.id
    const { shipmentId } = await packOrder(db, binh, { orderId, lines: [{ lineId, quantity: 1 }] })
    await handOverShipment(db, binh, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await deliverShipment(db, binh, { shipmentId })
    await cancelRemainder(db, binh, { orderId, reason: 'Khách không mài nữa' })
    await carryEvents(db)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ state: 'cancelled', handedBackAt: null }])
    expect(await rowsIn(db, 'done')).toHaveLength(1)
    const back = { orderId, carrier: 'Tại quầy', takes: null }
    // A page that was opened before the order ended still asks for money.
    const takes = { way: 'cash' as const, amount: 150_000, reason: 'Tiền mặt' }
    await expect(handBackSkates(db, binh, { ...back, takes })).rejects.toEqual(refused('order-moved-on'))
    await handBackSkates(db, binh, back)
    expect(await rowsIn(db, 'done')).toEqual([])
    expect(await findOrder(db, orderId)).toMatchObject({ state: 'delivered' })
    await expect(handBackSkates(db, binh, back)).rejects.toEqual(refused('order-moved-on'))
  })

  test('cancelled work keeps its skates waiting to be handed back', async ({ db }) => {
    const { orderId, works } = await ownSkates(db)
    await takeInSkates(db, binh, { workId: works[0]!.id, cameBy: 'brought', condition: null })
    await cancelWorkOrders(db, orderId)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ state: 'cancelled', handedBackAt: null }])
  })
})
