import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import { system, type Actor } from '#shop/identity/actor.ts'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

/** Taken off the goods by hand; the reason is for staff. */
export type ManualDiscount = { amount: Dong; reason: string }

type Quoted = Pick<Quote, 'lines' | 'subtotal' | 'discount'>
type Limits = ShopSettings['deskDiscountPercent']

/** What the quote took off by hand. */
const manualDiscountOf = ({ lines }: Pick<Quote, 'lines'>) =>
  sumOf(
    lines
      .flatMap((line) => [line, ...line.services])
      .flatMap((line) => line.discounts)
      .filter(({ source }) => source === 'desk'),
  )

/** What the goods cost before anything is taken off by hand. */
const goodsOf = (quote: Quoted) => quote.subtotal - quote.discount + manualDiscountOf(quote)

/** More than the goods cost cannot be taken off them. */
export function refuseDiscountAboveTotal(quote: Quoted, { amount }: Pick<ManualDiscount, 'amount'>) {
  const most = goodsOf(quote)
  if (amount > most) throw new Refusal('discount-beyond-goods', m.refusal_discount_beyond_goods, { most: dong(most) })
}

/** Giving a discount takes a reason, and no more of what the goods cost than the shop allows: the counter and orders are open to admins alone. */
export function refuseManualDiscount(
  actor: Actor,
  { quote, desk, limits }: { quote: Quoted; desk: ManualDiscount; limits: Limits },
) {
  refuseDiscountAboveTotal(quote, desk)
  const percent = actor === system ? 100 : limits.admin
  const most = Math.floor((goodsOf(quote) * percent) / 100)
  if (desk.amount > most)
    throw new Refusal('discount-beyond-limit', m.refusal_discount_beyond_limit, { most: dong(most), percent })
  if (desk.amount > 0 && desk.reason.trim().length < 3)
    throw new Refusal('discount-without-reason', m.refusal_discount_without_reason, {})
}

/** Given by hand: for staff on the order's timeline, and in the audit log. `before` is what was taken off until now. */
export async function recordManualDiscount(
  tx: Db,
  actor: Actor,
  { orderId, desk: { amount, reason }, before = 0 }: { orderId: string; desk: ManualDiscount; before?: Dong },
) {
  const note = m.order_admin_discount_note({ amount: dong(amount), reason })
  await writeTimeline(tx, {
    orderId,
    kind: 'note',
    public: false,
    actor,
    note,
    facts: { said: 'off', off: amount, reason },
  })
  const act = { verb: 'order.discounted', id: orderId, name: codeOf(orderId), orderId, amount } as const
  await recordChange(tx, actor, { ...act, before: { discount: before }, after: { discount: amount, reason } })
}
