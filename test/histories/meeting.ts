import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { requestReturn } from '#flows/returns/request-return.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { cancelOwnOrder } from '#flows/orders/cancel-own-order.ts'
import { changePaymentMethod } from '#flows/payments/change-payment-method.ts'
import { editOrder, previewOrderEdit } from '#flows/orders/edit-order.ts'
import { eraseUser } from '#flows/users/erase-user.ts'
import { exchangeReturn } from '#flows/returns/exchange-return.ts'
import { expireUnpaidOrders } from '#flows/orders/expire-unpaid-orders.ts'
import { receiveReturn } from '#flows/returns/receive-return.ts'
import { returnShipment } from '#flows/shipments/return-shipment.ts'
import { reopenOrder } from '#flows/orders/reopen-order.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aReturnRequest } from '../a-delivered-order.ts'
import { contactOf } from './buying.ts'
import { passHours } from './clock.ts'
import { kindOf, nth } from './step.ts'
import { pick, pickOrderIn, pickRow, type KnownOrder, type World } from './world.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const states = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const satisfies OrderState[]
const payment = fc.constantFrom<PaymentMethod>('cod', 'bank_transfer', 'momo')

/** An order that was created by an exchange. */
const pickExchange = (world: World, at: number) =>
  pickRow<KnownOrder>(
    world,
    sql`select o.id, o.code, o.state from orders o join returns r on r.exchange_order_id = o.id order by o.placed_at, o.id`,
    at,
  )

/** Thirty seconds before the payment deadline staff edit the order. A buyer who must pay more gets the full time again. */
async function editNearDeadline(world: World, told: { order: number; quantity: number }) {
  const { db } = world
  const order = await pickOrderIn(world, ['placed', 'confirmed'], told.order)
  const before = order && (await findPayment(db, order.id))
  if (!order || before?.dueAt == null || before.state !== 'awaiting') return 'nothing'
  await db
    .update(payments)
    .set({ dueAt: inMinutes(0.5) })
    .where(eq(payments.orderId, order.id))
  const { lines } = (await findOrder(db, order.id))!
  const wanted = lines
    .filter(({ partOf, variantId }) => partOf === null && variantId)
    .map(({ id: lineId, variantId, quantity }, at) => {
      return { lineId, variantId: variantId!, quantity: at ? quantity : told.quantity }
    })
  const { version, total: seenTotal } = await previewOrderEdit(db, { orderId: order.id, lines: wanted })
  await editOrder(db, system, { orderId: order.id, lines: wanted, version, seenTotal, reason: null })
  await expireUnpaidOrders(db, inMinutes(8))
  const after = (await findOrder(db, order.id))!
  const isAskedForMore = seenTotal > before.amount && heldMoneyOf(before) === 0
  return isAskedForMore && after.state === 'cancelled' ? 'off' : 'done'
}

/** Exchanges one size for the other, from the request to the new order. */
async function exchange(world: World, told: { order: number; line: number; payment: PaymentMethod }) {
  const { db, goods } = world
  const order = await pickOrderIn(world, ['delivered'], told.order)
  const line = order && pick((await findOrder(db, order.id))!.lines, told.line)
  if (!order || !line) return 'nothing'
  const wantedVariantId = line.variantId === goods[0] ? goods[1]! : goods[0]!
  const asked = { orderLineId: line.id, reason: 'too_small' as const, wantedVariantId }
  const { id: returnId } = await requestReturn(db, guest, aReturnRequest(order.id, [asked], { wish: 'exchange' }))
  await approveReturn(db, system, { returnId })
  const lineId = (await findReturn(db, returnId))!.lines[0]!.id
  await receiveReturn(db, system, { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] })
  await exchangeReturn(db, system, { returnId, payment: told.payment })
}

/** The buyer of these orders has an account under their address and erases it. */
async function erase({ db }: World, who: number) {
  const { name, email } = contactOf(who)
  const id = `person-${who}`
  const at = new Date()
  await db
    .insert(users)
    .values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
  await eraseUser(db, id)
}

/** Two flows meet that are right by themselves. */
export const meeting = {
  changeMethodAt: kindOf<{ order: number; state: OrderState; payment: PaymentMethod }>({
    often: 4,
    told: { order: nth, state: fc.constantFrom(...states), payment },
    walk: async (world, told) => {
      const order = await pickOrderIn(world, [told.state], told.order)
      return order ? changePaymentMethod(world.db, guest, { orderId: order.id, method: told.payment }) : 'nothing'
    },
  }),
  /** The buyer changes the payment method at the moment when the goods leave. */
  changeMethodWhileLeaving: kindOf<{ order: number; payment: PaymentMethod }>({
    often: 2,
    told: { order: nth, payment },
    walk: async ({ db, ...world }, told) => {
      const order = await pickOrderIn({ db, ...world }, ['packed'], told.order)
      if (!order) return 'nothing'
      const carriage = { carrier: 'GHN', trackingCode: null, trackingUrl: null }
      const left = shipOrder(db, system, { orderId: order.id, ...carriage })
      const changed = changePaymentMethod(db, guest, { orderId: order.id, method: told.payment })
      const ends = await Promise.allSettled([left, changed])
      const refused = ends.find((end) => end.status === 'rejected')
      if (refused) throw refused.reason
    },
  }),
  exchange: kindOf<{ order: number; line: number; payment: PaymentMethod }>({
    often: 4,
    told: { order: nth, line: nth, payment },
    walk: exchange,
  }),
  cancelExchange: kindOf<{ order: number; own: boolean; refund: boolean }>({
    often: 3,
    told: { order: nth, own: fc.boolean(), refund: fc.boolean() },
    walk: async (world, { order: at, own, refund }) => {
      const order = await pickExchange(world, at)
      if (!order) return 'nothing'
      const off = { orderId: order.id, reason: 'Đổi ý' }
      return own ? cancelOwnOrder(world.db, guest, off) : cancelOrder(world.db, system, { ...off, refund })
    },
  }),
  editNearDeadline: kindOf<{ order: number; quantity: number }>({
    often: 3,
    told: { order: nth, quantity: fc.integer({ min: 1, max: 3 }) },
    walk: async (world, told) => {
      const end = await editNearDeadline(world, told)
      if (end === 'off') throw new Error('who was asked for more had no time to pay it')
      return end
    },
  }),
  erase: kindOf<{ who: number }>({
    often: 1,
    told: { who: fc.nat({ max: 2 }) },
    walk: (world, { who }) => erase(world, who),
  }),
  comeBackDamaged: kindOf<{ shipment: number }>({
    often: 1,
    told: { shipment: nth },
    walk: async (world, { shipment: at }) => {
      const shipment = await pickRow<{ id: string }>(
        world,
        sql`select s.id from shipments s join orders o on o.id = s.order_id
          where s.state in ('handed_over', 'in_transit', 'failed_attempt') order by o.placed_at, s.order_id, s.number`,
        at,
      )
      if (!shipment) return 'nothing'
      return returnShipment(world.db, system, { shipmentId: shipment.id, reason: 'damaged', goods: 'look' })
    },
  }),
  revive: kindOf<{ unmatched: number }>({
    often: 3,
    told: { unmatched: nth },
    walk: async (world, { unmatched: at }) => {
      const late = await pickRow<{ id: string; code: string }>(
        world,
        sql`select m.id, o.code from unmatched_payments m join payments p on p.id = m.payment_id join orders o on o.id = p.order_id
          where m.ending is null and o.state = 'cancelled' order by m.at, m.id`,
        at,
      )
      if (!late) return 'nothing'
      return reopenOrder(world.db, system, { unmatchedPaymentId: late.id, code: late.code, note: 'Tiền về trễ' })
    },
  }),
  /** Sooner or later it passes new year, when the VAT rate changes. */
  passTime: kindOf<{ hours: number }>({
    often: 2,
    told: { hours: fc.integer({ min: 1, max: 9 }) },
    walk: async (_, { hours }) => passHours(hours),
  }),
}
