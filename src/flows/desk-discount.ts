import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/write-timeline.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import { m } from '#words/messages.js'

/** Taken off the goods by hand; the reason is for staff. */
export type DeskDiscount = { amount: Dong; reason: string }

/** What the quote took off by hand. */
export const deskShareOf = ({ lines }: Pick<Quote, 'lines'>) =>
  sumOf(
    lines
      .flatMap((line) => [line, ...line.services])
      .flatMap((line) => line.discounts)
      .filter(({ source }) => source === 'desk'),
  )

/** More than the goods cost cannot be taken off them. */
export function refuseBeyondGoods(quote: Pick<Quote, 'lines'>, { amount }: Pick<DeskDiscount, 'amount'>) {
  const most = deskShareOf(quote)
  if (most < amount) throw new Refusal('discount-beyond-goods', m.refusal_discount_beyond_goods, { most: dong(most) })
}

export const noteDeskDiscount = (tx: Db, actor: Actor, orderId: string, { amount, reason }: DeskDiscount) =>
  writeTimeline(tx, {
    orderId,
    kind: 'note',
    public: false,
    actor,
    note: m.desk_discount_note({ amount: dong(amount), reason }),
  })
