import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import { system, type Actor } from '#shop/identity/actor.ts'
import { findStaffLimits } from '#shop/identity/staff/find-staff-role.ts'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

/** A discount that staff give on the goods; the reason is for staff only. */
export type ManualDiscount = { amount: Dong; reason: string }

type Quoted = Pick<Quote, 'lines' | 'subtotal' | 'discount'>
type Limits = ShopSettings['staffDiscountPercent']

/** The manual discount in the quote. */
const manualDiscountOf = ({ lines }: Pick<Quote, 'lines'>) =>
  sumOf(
    lines
      .flatMap((line) => [line, ...line.services])
      .flatMap((line) => line.discounts)
      .filter(({ source }) => source === 'staff'),
  )

/** The price of the goods before the manual discount. */
const goodsOf = (quote: Quoted) => quote.subtotal - quote.discount + manualDiscountOf(quote)

/** Refuses a manual discount above the price of the goods. */
export function refuseDiscountAboveTotal(quote: Quoted, { amount }: Pick<ManualDiscount, 'amount'>) {
  const maximum = goodsOf(quote)
  if (amount > maximum)
    throw new Refusal('discount-beyond-goods', m.refusal_discount_beyond_goods, { most: dong(maximum) })
}

/** A manual discount needs a reason and stays below the percentage that the shop allows, and below that of the person's own staff role. */
export async function refuseManualDiscount(
  db: Db,
  actor: Actor,
  { quote, manualDiscount, limits }: { quote: Quoted; manualDiscount: ManualDiscount; limits: Limits },
) {
  refuseDiscountAboveTotal(quote, manualDiscount)
  const percent = actor === system ? 100 : Math.min(limits.admin, (await findStaffLimits(db, actor)).discountPercent)
  const maximum = Math.floor((goodsOf(quote) * percent) / 100)
  if (manualDiscount.amount > maximum)
    throw new Refusal('discount-beyond-limit', m.refusal_discount_beyond_limit, { most: dong(maximum), percent })
  if (manualDiscount.amount > 0 && manualDiscount.reason.trim().length < 3)
    throw new Refusal('discount-without-reason', m.refusal_discount_without_reason, {})
}

/** Records a manual discount on the order's timeline, for staff only, and in the audit log. `before` is the discount until now. */
export async function recordManualDiscount(
  tx: Db,
  actor: Actor,
  {
    orderId,
    manualDiscount: { amount, reason },
    before = 0,
  }: { orderId: string; manualDiscount: ManualDiscount; before?: Dong },
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
