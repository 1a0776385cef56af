import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { guest } from '#shop/identity/actor.ts'
import type { PaymentNotice } from '#shop/payments/provider.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aNotice, anOrderToPay, type ToPay } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireUnpaidOrders } from '../orders/expire-unpaid-orders.ts'
import { settleVerified } from './settle-notice.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  useQueue(async () => {})
  await openSmallShop(db)
})
afterAll(() => closeStore(store))
beforeEach(() =>
  db.execute(
    sql`truncate orders, carts, stock, stock_moves, payment_notices, unmatched_payments, security_events, outbox cascade`,
  ),
)

const threeDaysOn = () => new Date(Date.now() + 72 * 3_600_000)
const gateway = { name: 'vnpay', method: 'vnpay' } as const
const bank = { name: 'sepay', method: 'bank_transfer' } as const
type Arrival = { source: { name: string; method: 'vnpay' | 'bank_transfer' }; notice: PaymentNotice }
const settle = ({ source, notice }: Arrival) => settleVerified(db, { source, notice, raw: JSON.stringify(notice) })

const sums = async () =>
  (
    await rowsOf<{ received: number; unmatched: number; paid: number; told: number }>(
      db,
      sql`select
        (select coalesce(sum(received), 0)::float8 from payments) as received,
        (select coalesce(sum(amount), 0)::float8 from unmatched_payments) as unmatched,
        (select count(*)::int from payments where state = 'paid') as paid,
        (select count(*)::int from outbox where name = 'payment.received') as told`,
    )
  )[0]!

/** A seeded random generator, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

function shuffled<T>(list: T[], roll: (most: number) => number) {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = roll(at + 1)
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

async function inBatches<T>(list: T[], work: (one: T) => Promise<unknown>) {
  for (let at = 0; at < list.length; at += 20) await Promise.all(list.slice(at, at + 20).map(work))
}

const price = 1_000_000
/** The simple model: what may happen to one order, which money arrives for it, and whether it ends up paid. */
const histories: { amounts: number[]; isPaid: boolean }[] = [
  { amounts: [price], isPaid: true },
  { amounts: [price], isPaid: true },
  { amounts: [price, price], isPaid: true },
  { amounts: [price - 1], isPaid: false },
  { amounts: [], isPaid: false },
]

async function aHistory(number: number, roll: (most: number) => number) {
  const isPayPage = number % 2 === 0
  const order = await anOrderToPay(db, { price, payment: isPayPage ? 'vnpay' : 'bank_transfer' })
  const { amounts, isPaid } = histories[roll(histories.length)]!
  const source = isPayPage ? gateway : bank
  const reference = isPayPage ? `${order.code}1` : order.code
  const money = amounts.map((amount): Arrival => ({ source, notice: aNotice(reference, { amount }) }))
  const failed = { source, notice: aNotice(reference, { result: 'failed', transactionId: null }) }
  const beside = money.filter(() => roll(10) < 3).map(asAnswer)
  return {
    ...order,
    isPaid,
    isPayPage,
    arrivals: [...money, ...beside, ...(isPayPage && roll(3) === 0 ? [failed] : [])],
  }
}

/** The same payment as a query answer, requested when the buyer returns. */
const asAnswer = ({ source, notice }: Arrival): Arrival => ({
  source: { ...source, name: `${source.name}:query` },
  notice: { ...notice, eventId: `asked.${notice.eventId}` },
})

const times = (n: number, arrival: Arrival) => Array.from({ length: n }, () => arrival)
const worth = (arrivals: Arrival[]) =>
  arrivals
    .filter(({ source, notice }) => notice.result === 'paid' && !source.name.endsWith(':query'))
    .reduce((sum, { notice }) => sum + notice.amount, 0)

describe('payment notices on PostgreSQL', () => {
  test('R3: notices repeated up to five times, shuffled, up to 72 hours late and beside queries count once each', async () => {
    const roll = dice(20_261_122)
    const orders: Awaited<ReturnType<typeof aHistory>>[] = []
    for (let n = 0; n < (process.env.STRESS ? 700 : 40); n += 1) orders.push(await aHistory(n, roll))
    const isLate = orders.map(() => roll(6) === 0)
    const repeat = (which: typeof orders) =>
      shuffled(
        which.flatMap(({ arrivals }) => arrivals.flatMap((one) => times(1 + roll(5), one))),
        roll,
      )
    const [early, late] = [orders.filter((_, at) => !isLate[at]), orders.filter((_, at) => isLate[at])]
    await inBatches(repeat(early), settle)
    await expireUnpaidOrders(db, threeDaysOn())
    while (await expireUnpaidOrders(db, threeDaysOn()));
    await inBatches(repeat(late), settle)
    const paid = early.filter(({ isPaid }) => isPaid)
    const came = worth(orders.flatMap(({ arrivals }) => arrivals))
    // A part paid by transfer counts too; a gateway payment of another amount than requested stays unmatched.
    const counts = ({ isPaid, isPayPage, arrivals }: (typeof orders)[number]) =>
      isPaid ? price : isPayPage ? 0 : worth(arrivals)
    const received = early.reduce((sum, order) => sum + counts(order), 0)
    expect(await sums()).toEqual({
      received,
      unmatched: came - received,
      paid: paid.length,
      told: paid.length,
    })
    for (const order of early) expect((await findPayment(db, order.orderId))!.received).toBe(counts(order))
  })

  test('the same notice twenty times at once has one effect', async () => {
    const { code } = await anOrderToPay(db, { price, payment: 'vnpay' })
    const arrival = { source: gateway, notice: aNotice(`${code}1`) }
    const outcomes = await Promise.all(times(20, arrival).map(settle))
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19)
    expect(await sums()).toMatchObject({ received: price, unmatched: 0, told: 1 })
  })

  test('one transfer reported by two services at once counts once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { code, orderId } = await anOrderToPay(db, { price })
      const notice = aNotice(code)
      const other = { source: { ...bank, name: 'payos' }, notice: { ...notice, eventId: `other-${n}` } }
      await Promise.all([settle({ source: bank, notice }), settle(other)])
      expect((await findPayment(db, orderId))!.received).toBe(price)
    }
    expect(await sums()).toMatchObject({ unmatched: 0 })
  })

  const against: [string, (order: ToPay) => Promise<unknown>][] = [
    ['a cancellation', ({ orderId }) => orRefusal(cancelOrder(db, guest, { orderId, reason: 'Đổi ý' }))],
    ['its expiry', () => expireUnpaidOrders(db, threeDaysOn())],
  ]
  test.each(against)(
    'a notice against %s: the money counts or is unmatched, and stock is reserved or released accordingly',
    async (_, end) => {
      for (let n = 0; n < 15; n += 1) {
        const order = await anOrderToPay(db, { price })
        await Promise.all([settle({ source: bank, notice: aNotice(order.code) }), end(order)])
        const [row] = await rowsOf<{ state: string; received: number; unmatched: number; reserved: number }>(
          db,
          sql`select o.state, p.received::int as received,
          (select coalesce(sum(amount), 0)::int from unmatched_payments where payment_id = p.id) as unmatched,
          (select reserved from stock where variant_id = ${order.variantId}) as reserved
          from orders o join payments p on p.order_id = o.id where o.id = ${order.orderId}`,
        )
        expect(row!.received + row!.unmatched).toBe(price)
        expect(row!.reserved).toBe(row!.state === 'cancelled' ? 0 : 1)
      }
    },
  )
})
