import { exchangeCreditOf } from '#flows/closing/read-return-value.ts'
import type { Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isBuyer } from '#shop/identity/actor.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import { countReturnedBefore } from '#shop/returns/count-returned-before.ts'
import { onSameTerms } from '#shop/returns/exchange-price.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'

const facts = [
  'id',
  'code',
  'orderId',
  'state',
  'wish',
  'note',
  'requestedAt',
  'decidedAt',
  'declineReason',
  'sendBy',
  'carrier',
  'trackingCode',
  'sentAt',
  'receivedAt',
  'refunded',
  'refundReason',
  'withheldBundleDiscount',
  'withheldOfferDiscount',
  'exchangeOrderId',
  'closedAt',
] as const

/** A return as its buyer sees it: no names of staff, an account with its last four digits. */
export async function viewReturn(db: Db, one: WholeReturn, order: { locale: Locale; userId: string | null }) {
  const [ordered, before] = [await listOrderLines(db, one.orderId), await countReturnedBefore(db, one)]
  const stands = await exchangeCreditOf(db, one.orderId, ordered)
  return {
    ...pick(one, facts),
    /** The shop ended it because nothing arrived; otherwise its buyer withdrew it. */
    isEnded: one.state === 'withdrawn' && one.closedBy !== null && !isBuyer(one.closedBy, order.userId),
    bank: one.bank && { ...one.bank, account: `…${one.bank.account.slice(-4)}` },
    pictures: one.pictures,
    lines: one.lines.map((line) => {
      const quantity = one.receivedAt ? line.pieces.length : line.quantity
      const sold = stands(line.line)
      const after = Math.min(before.get(line.orderLineId) ?? 0, sold.quantity - quantity)
      return viewLine(line, { written: order.locale, exchanged: { quantity, paid: paidOf(sold, { quantity, after }) } })
    }),
  }
}
export type ReturnView = Awaited<ReturnType<typeof viewReturn>>

type Terms = { written: Locale; exchanged: { quantity: number; paid: Dong } }

const viewLine = ({ line, wanted, ...rest }: WholeReturn['lines'][number], { written, exchanged }: Terms) => ({
  ...pick(rest, ['id', 'quantity', 'reason']),
  came: rest.pieces.length,
  name: lineName(line, requestLocale()),
  picture: line.picture,
  choice: describeOptions(line.options, requestLocale()),
  lent: fallbackOptions(line.options, { locale: requestLocale(), written }),
  wanted: wanted && {
    choice: describeOptions(wanted.options, requestLocale()),
    lent: fallbackOptions(wanted.options, { locale: requestLocale(), written }),
    difference: differenceOf(line.unitPrice, wanted.unitPrice, exchanged),
  },
})

/** On the terms of the returned pieces, so that buyers read here what the request form said and what the exchange will settle. */
const differenceOf = (unitPrice: Dong, wantedPrice: Dong, { quantity, paid }: Terms['exchanged']) =>
  onSameTerms(wantedPrice * quantity, { paid, listed: unitPrice * quantity }) - paid
