import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { requestLocale } from '#platform/request.server.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
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
export const viewReturn = (one: WholeReturn, written: Locale) => ({
  ...pick(one, facts),
  bank: one.bank && { ...one.bank, account: `…${one.bank.account.slice(-4)}` },
  pictures: one.pictures,
  lines: one.lines.map((line) => viewLine(line, written)),
})
export type ReturnView = ReturnType<typeof viewReturn>

const viewLine = ({ line, wanted, ...rest }: WholeReturn['lines'][number], written: Locale) => ({
  ...pick(rest, ['id', 'quantity', 'reason']),
  came: rest.pieces.length,
  name: lineName(line, requestLocale()),
  picture: line.picture,
  choice: describeOptions(line.options, requestLocale()),
  lent: fallbackOptions(line.options, { locale: requestLocale(), written }),
  wanted: wanted && {
    choice: describeOptions(wanted.options, requestLocale()),
    lent: fallbackOptions(wanted.options, { locale: requestLocale(), written }),
    difference: (wanted.unitPrice - line.unitPrice) * rest.quantity,
  },
})
