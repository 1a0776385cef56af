import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { editOrder, previewOrderEdit } from '#flows/orders/edit-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { recordRefundByHand } from '#flows/refunds/record-refund-by-hand.ts'
import { aCart, aPlacement } from './small-shop.ts'

const far = {
  provinceCode: '22',
  provinceName: 'Tỉnh Quảng Ninh',
  wardCode: '06970',
  wardName: 'Xã Ba Chẽ',
} as const

/** What happens to an order after it is placed; `refunded` in thousandths of the paid amount. */
export const story = fc.record({
  what: fc.array(fc.record({ at: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.boolean(),
  payment: fc.constantFrom('cod' as const, 'bank_transfer' as const),
  isFar: fc.boolean(),
  fate: fc.constantFrom('placed', 'paid', 'refunded', 'cancelled', 'paid and cancelled'),
  refunded: fc.integer({ min: 1, max: 1000 }),
  /** Hours since two hours before the period begins: some orders are outside it, some exactly at its ends. */
  hours: fc.integer({ min: 0, max: 76 }),
  /** Whether sales are recomputed after the order, and what happens to it days later, sometimes by direct SQL. */
  kept: fc.boolean(),
  later: fc.constantFrom(
    'nothing',
    'edited',
    'refunded',
    'cancelled',
    'moved',
    'resized',
    'replaces',
    'replaces no more',
  ),
})
export type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

/** Places an order and lets the story happen; the day is set last. */
export async function live(db: Db, goods: string[], told: Story) {
  const lines = [...new Map(told.what.map(({ at, quantity }) => [goods[at]!, quantity]))]
  const cartId = await aCart(
    db,
    lines.map(([variantId, quantity]) => ({ variantId, quantity })),
  )
  if (told.coupon) await addCode(db, cartId, 'NAMLAN')
  // Work on the buyer's own skates is paid ahead.
  const payment = lines.some(([variantId]) => variantId === goods[3]) ? 'bank_transfer' : told.payment
  const { address, ...near } = aPlacement(cartId, 0, { payment })
  const place = told.isFar ? { provinceCode: '22', wardKind: 'xa' as const } : near.place
  const { quote } = await findQuote(db, {
    lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    place,
    method: near.method,
    codes: told.coupon ? ['NAMLAN'] : [],
    locale: 'vi',
    at: new Date(),
  })
  const sent = { ...near, place, address: { ...address!, ...(told.isFar && far) }, seenTotal: quote.total }
  const { id: orderId } = await placeOrder(db, guest, sent)
  await befall(db, orderId, told)
  const placedAt = new Date(new Date('2026-03-01T22:00:00+07:00').getTime() + told.hours * 3_600_000)
  await db.update(orders).set({ placedAt }).where(eq(orders.id, orderId))
  return orderId
}

export async function happenLater(db: Db, goods: string[], orderId: string, { fate, later, hours }: Story) {
  const isOpen = fate === 'placed' || fate === 'paid'
  if (later === 'edited' && isOpen) {
    const held = (await findOrder(db, orderId))!.lines
    const lines = held.map((line, nth) => ({
      lineId: line.id,
      variantId: line.variantId!,
      quantity: line.quantity + (nth ? 0 : 1),
    }))
    const { version, total } = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, system, { orderId, lines, version, seenTotal: total, reason: null })
  }
  if (later === 'refunded' && fate === 'paid') await giveBack(db, orderId, 1 + hours)
  if (later === 'cancelled' && isOpen) await cancelOrder(db, system, { orderId, reason: 'Thôi' })
  // By direct SQL: the order replaces returned goods, or that return is deleted.
  if (later === 'replaces' || later === 'replaces no more') {
    const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), orderId.slice(-8)]
    await db.execute(
      sql`insert into returns (id, code, order_id, request_key, state, wish, opened_by, exchange_order_id) values (${a}, ${c}, ${orderId}, ${b}, 'closed', 'exchange', 'system', ${orderId})`,
    )
    if (later === 'replaces no more') await db.execute(sql`delete from returns where id = ${a}`)
  }
  if (later === 'moved')
    await db.update(orderAddresses).set({ provinceCode: '31' }).where(eq(orderAddresses.orderId, orderId))
  if (later === 'resized')
    await db
      .update(variants)
      .set({ options: { size: `${240 + hours}` } })
      .where(eq(variants.id, goods[0]!))
}

async function befall(db: Db, orderId: string, { fate, refunded }: Story) {
  if (fate === 'paid' || fate === 'refunded' || fate === 'paid and cancelled')
    await settleCash(db, system, { orderId, reason: 'Sao kê' })
  if (fate === 'refunded') {
    const payment = (await findPayment(db, orderId))!
    await giveBack(db, orderId, Math.max(1, Math.floor((payment.received * refunded) / 1000)))
  }
  if (fate === 'cancelled' || fate === 'paid and cancelled') await cancelOrder(db, system, { orderId, reason: 'Thôi' })
}

export async function giveBack(db: Db, orderId: string, amount: number) {
  const { id: paymentId } = (await findPayment(db, orderId))!
  const asked = { paymentId, amount, key: crypto.randomUUID(), reason: 'Trả hàng', byHand: true }
  const { id: refundId } = await openRefund(db, system, asked)
  await recordRefundByHand(db, system, { refundId, reference: 'Phiếu chi' })
}
