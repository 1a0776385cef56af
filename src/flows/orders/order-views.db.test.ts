import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { closingOf, outcomeOfLine } from '#shop/orders/shipments/closing.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { undecidedShipments } from '#shop/orders/remainder-of-order.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { orderStateOfShipments } from '#shop/orders/shipments/order-state-of-shipments.ts'
import { isOnTheRoad, type OrderState, type ShipmentState } from '#shop/orders/states.ts'
import { orderListViews } from '#shop/payments/order-list-view.ts'
import { heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment, type Payment } from '#shop/payments/queries.ts'
import { openEntry, post } from '#shop/payments/ledger/post.ts'
import { payments } from '#shop/payments/schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { byTurns } from '#test/by-turns.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { closeOrder } from '../closing/close-order.ts'
import { orderListViewWhere } from './order-views.ts'
import { placeOrder } from './place-order.ts'

/** What can become of each of two pieces: in no parcel, never sent, or in a parcel of its own. */
type Fate = 'unpacked' | 'never' | { state: ShipmentState; isChecked?: true; isEnded?: true; isRest?: true }
const fates: Fate[] = [
  'unpacked',
  'never',
  ...(['preparing', 'handed_over', 'in_transit', 'failed_attempt', 'delivered'] as const).map((state) => ({ state })),
  { state: 'in_transit', isRest: true },
  { state: 'returned' },
  { state: 'returned', isChecked: true },
  { state: 'returned', isEnded: true },
  { state: 'returned', isChecked: true, isEnded: true },
  { state: 'lost', isChecked: true },
  { state: 'lost', isChecked: true, isEnded: true },
]

type Money = { state: PaymentState; method: Payment['method']; received: number; isSettled?: true }
const total = 425_000
const moneys: Money[] = [
  ...[0, 100_000, 212_500].map((received): Money => ({ state: 'due', method: 'cod', received })),
  { state: 'due', method: 'cod', received: 212_500, isSettled: true },
  ...(['awaiting', 'failed', 'expired'] as const).map((state): Money => ({
    state,
    method: 'bank_transfer',
    received: 0,
  })),
  { state: 'paid', method: 'bank_transfer', received: total },
  { state: 'paid', method: 'cod', received: total },
]

type Case = { of: [Fate, Fate]; state: OrderState; money: Money; isPickup: boolean }

/** The states that an order can have with its pieces in these places: the one its parcels imply, or cancelled. A delivered order stays delivered when something is sent again. */
function statesOf(of: [Fate, Fate]): OrderState[] {
  const orderShipments = of.flatMap((fate, nth) =>
    typeof fate === 'object'
      ? [{ id: `${nth}`, state: fate.state, againOf: null, lines: [{ orderLineId: 'line', quantity: 1 }] }]
      : [],
  )
  const ended = of.filter((fate) => fate === 'never').length
  // An order of which the buyer has nothing is cancelled as a whole, never in part.
  if (ended && !orderShipments.some((one) => one.state === 'delivered' || isOnTheRoad(one.state))) return []
  const state = orderStateOfShipments([{ id: 'line', quantity: 2, ended }], orderShipments)
  const isOff = orderShipments.every((one) => one.state === 'returned' || one.state === 'lost')
  const wasThere = orderShipments.some((one) => one.state === 'delivered') && of.every((fate) => fate !== 'unpacked')
  return [
    state,
    ...(orderShipments.length ? [] : ['placed' as const]),
    ...(isOff && !ended ? ['cancelled' as const] : []),
    ...(wasThere && state !== 'delivered' ? ['delivered' as const] : []),
  ]
}

const cases = fates.flatMap((one, nth) =>
  fates.slice(nth).flatMap((two) =>
    statesOf([one, two]).flatMap((state) =>
      moneys.flatMap((money): Case[] => [
        { of: [one, two], state, money, isPickup: false },
        { of: [one, two], state, money, isPickup: true },
      ]),
    ),
  ),
)

/** Creates the order of that case as the shop would have stored it, and closes it at what stayed with the buyer. */
async function put(db: Db, base: WholeOrder, { of, state, money, isPickup }: Case, nth: number) {
  const id = `261123-${String(nth).padStart(8, '0')}`
  const lineId = randomUUID()
  const { lines, discounts: _d, address: _a, timeline: _t, shipments: _s, ...order } = base
  const method = isPickup ? ('pickup' as const) : order.method
  await db.insert(orders).values({ ...order, id, code: `${nth}`, placementKey: randomUUID(), state, method })
  const ended = of.filter((fate) => fate === 'never').length
  await db.insert(orderLines).values({ ...lines[0]!, id: lineId, orderId: id, ended })
  const { state: paid, received, method: way } = money
  const isVoid = state === 'cancelled' && received === 0
  await db
    .insert(payments)
    .values({ orderId: id, method: way, state: isVoid ? ('void' as const) : paid, amount: total, owed: total })
  await openEntry(db, id, total)
  const came = { orderId: id, amount: received }
  await post(db, {
    kind: 'received',
    rows: [
      { ...came, account: 'received', way },
      { ...came, account: 'buyer', amount: -received },
    ],
  })
  for (const [at, fate] of of.entries()) {
    if (typeof fate !== 'object') continue
    const now = new Date()
    const codAmount = way === 'cod' && paid === 'due' && !isPickup && !fate.isRest ? 212_500 : 0
    const [shipment] = await db
      .insert(shipments)
      .values({
        orderId: id,
        number: at + 1,
        state: fate.state,
        codAmount,
        codSettled: fate.state === 'delivered' && money.isSettled ? codAmount : 0,
        checkedAt: fate.isChecked ? now : null,
        endedAt: fate.isEnded || (state === 'cancelled' && fate.state !== 'preparing') ? now : null,
      })
      .returning()
    if (fate.isRest) await db.update(shipments).set({ restOf: shipment!.id }).where(eq(shipments.id, shipment!.id))
    await db.insert(shipmentLines).values({ shipmentId: shipment!.id, orderLineId: lineId, quantity: 1 })
  }
  await closeOrder(db, id)
  return id
}

/** Whether nothing is left to do for this order, computed without the admin list queries. */
function isOver(order: WholeOrder, payment: Payment) {
  const held = heldMoneyOf(payment)
  const isLookedAt = order.shipments.every((one) => one.state !== 'returned' || one.checkedAt)
  if (order.state === 'cancelled') return isLookedAt && held === 0
  if (order.state !== 'delivered') return false
  const { stays } = closingOf(order, { held, isAtDoor: payment.method === 'cod' })
  const isSettled = ['paid', 'partly_refunded', 'refunded', 'void'].includes(payment.state) && stillOwed(payment) === 0
  const isMoving = order.shipments.some((one) => one.state === 'preparing' || isOnTheRoad(one.state))
  const comes = order.lines.some((line) => outcomeOfLine(line, order.shipments).toCome > 0)
  return isLookedAt && isSettled && !isMoving && !comes && !undecidedShipments(order.shipments).length && held <= stays
}

test('every order that needs something done is in a view of the admin, and no other is', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { price: 200_000 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, total))
  const base = (await findOrder(db, id))!
  const known: { one: Case; orderId: string }[] = []
  for (const [nth, one] of byTurns(cases, 7).entries()) known.push({ one, orderId: await put(db, base, one, nth) })
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(or(...orderListViews.map((view) => orderListViewWhere[view]())))
  const seen = new Set(rows.map((row) => row.id))
  const unseen: unknown[] = []
  const needless: unknown[] = []
  for (const { one, orderId } of known) {
    const [order, payment] = [(await findOrder(db, orderId))!, (await findPayment(db, orderId))!]
    const is = { ...one, now: payment.state, waived: payment.waived }
    if (isOver(order, payment) && seen.has(orderId)) needless.push(is)
    if (!isOver(order, payment) && !seen.has(orderId)) unseen.push(is)
  }
  expect(known.length).toBeGreaterThan(150)
  expect(known.length - seen.size).toBeGreaterThan(5)
  expect(unseen).toEqual([])
  expect(needless).toEqual([])
})
