import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { allowUnpaidDispatch } from '#flows/payments/allow-unpaid-dispatch.ts'
import { expireUnpaidOrders } from '#flows/orders/expire-unpaid-orders.ts'
import { finishRefund } from '#flows/refunds/finish-refund.ts'
import { assignUnmatchedPayment } from '#flows/payments/assign-unmatched-payment.ts'
import { refundOrder } from '#flows/refunds/refund-order.ts'
import { refundUnmatchedPayment } from '#flows/payments/refund-unmatched-payment.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { settleVerified } from '#flows/payments/settle-notice.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { system } from '#shop/identity/actor.ts'
import { findBareOrder, listOrderLines } from '#shop/orders/queries.ts'
import { listRefunds, refundable } from '#shop/payments/refunds/list-refunds.ts'
import { dueBeforeDispatch } from '#shop/payments/attempts/may-ship.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import type { PaymentNotice } from '#shop/payments/provider.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aNotice } from '../pay.ts'
import { kindOf, nth } from './step.ts'
import { pick, pickOrder, pickRow, type World } from './world.ts'

async function tell(world: World, method: PaymentMethod, notice: PaymentNotice) {
  const source = { name: method === 'bank_transfer' ? 'sepay' : method, method }
  const outcome = await settleVerified(world.db, { source, notice, raw: JSON.stringify(notice) })
  // The provider would send again, so this must be an error of ours.
  if (outcome === 'failed') throw new Error('a notice was not settled')
  return outcome
}

/** The reference that a provider uses for an order: a transfer has the order code, a gateway the reference of the last attempt. */
async function referenceOf(world: World, { id, code }: { id: string; code: string }, method: PaymentMethod) {
  if (method === 'bank_transfer') return code
  const tries = await rowsOf<{ reference: string }>(
    world.db,
    sql`select a.reference from payment_attempts a join payments p on p.id = a.payment_id where p.order_id = ${id} and a.method = ${method} order by a.started_at desc limit 1`,
  )
  return tries[0]?.reference
}

type HowMuch = 'exact' | 'little' | 'much'
const off: Record<HowMuch, number> = { exact: 0, little: -1000, much: 1000 }

async function pay(world: World, told: { order: number; way: PaymentMethod; amount: HowMuch }) {
  const order = await pickOrder(world, told.order)
  const payment = order && (await findPayment(world.db, order.id))
  if (!payment) return 'nothing'
  const reference = await referenceOf(world, order, told.way)
  if (!reference) return 'nothing'
  const amount = (stillOwed(payment) || payment.amount) + off[told.amount]
  if (amount <= 0) return 'nothing'
  const notice = aNotice(reference, { amount })
  world.tally.paidIn += amount
  world.sent.push({ method: told.way, notice })
  return tell(world, told.way, notice)
}

const way = fc.constantFrom<PaymentMethod>('bank_transfer', 'momo')

export const paying = {
  pay: kindOf<{ order: number; way: PaymentMethod; amount: HowMuch }>({
    often: 7,
    told: { order: nth, way, amount: fc.constantFrom<HowMuch>('exact', 'exact', 'exact', 'little', 'much') },
    walk: pay,
  }),
  tellAgain: kindOf<{ notice: number }>({
    often: 2,
    told: { notice: nth },
    walk: async (world, told) => {
      const before = pick(world.sent, told.notice)
      return before ? tell(world, before.method, before.notice) : 'nothing'
    },
  }),
  tellFailed: kindOf<{ order: number }>({
    often: 1,
    told: { order: nth },
    walk: async (world, told) => {
      const order = await pickOrder(world, told.order)
      const reference = order && (await referenceOf(world, order, 'momo'))
      const failed = { result: 'failed', amount: 0, transactionId: null } as const
      return reference ? tell(world, 'momo', aNotice(reference, failed)) : 'nothing'
    },
  }),
  allowUnpaid: kindOf<{ order: number }>({
    often: 1,
    told: { order: nth },
    walk: async (world, told) => {
      const order = await pickOrder(world, told.order)
      const whole = order && (await findBareOrder(world.db, order.id))
      if (!whole) return 'nothing'
      const seenOpen = dueBeforeDispatch(whole, await findPayment(world.db, whole.id))
      return allowUnpaidDispatch(world.db, system, { orderId: whole.id, seenOpen, reason: 'Khách quen' })
    },
  }),
  expire: kindOf({
    often: 2,
    told: {},
    walk: async ({ db }) => `${await expireUnpaidOrders(db, new Date(Date.now() + 60 * 60_000))} expired`,
  }),
  takeCash: kindOf<{ order: number; part: boolean }>({
    often: 3,
    told: { order: nth, part: fc.boolean() },
    walk: async (world, told) => {
      const order = await pickOrder(world, told.order)
      if (!order) return 'nothing'
      const amount = told.part ? 100_000 : stillOwed(await findPayment(world.db, order.id)) || 100_000
      await settleCash(world.db, system, { orderId: order.id, amount, reason: 'Thu tiền' })
      world.tally.paidIn += amount
    },
  }),
  matchUnmatched: kindOf<{ unmatched: number; order: number }>({
    often: 2,
    told: { unmatched: nth, order: nth },
    walk: async (world, told) => {
      const unmatched = await pickUnmatched(world, told.unmatched)
      const order = await pickOrder(world, told.order)
      if (!unmatched || !order) return 'nothing'
      return assignUnmatchedPayment(world.db, system, {
        unmatchedPaymentId: unmatched.id,
        code: order.code,
        note: 'Đúng đơn',
      })
    },
  }),
  sendUnmatchedBack: kindOf<{ unmatched: number; byHand: boolean }>({
    often: 2,
    told: { unmatched: nth, byHand: fc.boolean() },
    walk: async (world, { unmatched: at, byHand }) => {
      const unmatched = await pickUnmatched(world, at)
      if (!unmatched) return 'nothing'
      await refundUnmatchedPayment(world.db, system, {
        unmatchedPaymentId: unmatched.id,
        note: 'Trả lại',
        reference: byHand ? 'FT1' : null,
      })
      if (byHand) world.tally.paidOut += unmatched.amount
    },
  }),
  askRefund: kindOf<{ order: number; of: string; byHand: boolean }>({
    often: 4,
    told: { order: nth, of: fc.constantFrom('all', 'half', 'line', 'too much'), byHand: fc.boolean() },
    walk: askRefund,
  }),
  endRefund: kindOf<{ refund: number; to: 'done' | 'refused' }>({
    often: 4,
    told: { refund: nth, to: fc.constantFrom('done', 'done', 'done', 'refused') },
    walk: async (world, { refund: at, to }) => {
      const question = sql`select id, amount::int as amount from refunds where state in ('requested', 'pending') order by at, id`
      const refund = await pickRow<{ id: string; amount: number }>(world, question, at)
      if (!refund) return 'nothing'
      const isNew = await finishRefund(world.db, system, refund.id, { to, reference: 'FT2' })
      if (isNew && to === 'done') world.tally.paidOut += refund.amount
    },
  }),
}

const pickUnmatched = (world: World, at: number) =>
  pickRow<{ id: string; amount: number }>(
    world,
    sql`select id, amount::int as amount from unmatched_payments where ending is null order by at, id`,
    at,
  )

async function askRefund(world: World, told: { order: number; of: string; byHand: boolean }) {
  const { db } = world
  const order = await pickOrder(world, told.order)
  const payment = order && (await findPayment(db, order.id))
  if (!payment) return 'nothing'
  const asked = { orderId: order.id, key: crypto.randomUUID(), reason: 'Bớt tiền', byHand: told.byHand }
  const free = await refundable(db, payment)
  if (told.of !== 'line') {
    const amount = told.of === 'all' ? free : told.of === 'half' ? Math.floor(free / 2) : free + 1
    return refundOrder(db, system, { ...asked, amount, pieces: [] })
  }
  const line = (await listOrderLines(db, order.id)).find((one) => one.partOf === null)
  if (!line || (await listRefunds(db, payment.id)).length > 3) return 'nothing'
  const amount = Math.min(free, Math.floor((line.total - line.discount) / line.quantity))
  return refundOrder(db, system, { ...asked, amount, pieces: [{ lineId: line.id, quantity: 1 }] })
}
