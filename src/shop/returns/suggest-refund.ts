import type { Dong } from '#kit/money.ts'
import { paidOf, type SoldLine } from '#shop/pricing/paid-of.ts'
import { isShopResponsible, type ReturnReason } from './return-reasons.ts'

/** `refunded`: the amount refunded for this service in other ways. */
type ReturnedWork = SoldLine & { lineId: string; refunded: Dong }

/** One line of a received return, as the rules see it. */
export type ReturnedLine = {
  lineId: string
  /** The amount paid for the whole line; for the goods of an exchange, that of the goods they replace. */
  sold: SoldLine
  /** The received pieces, and the resellable ones among them. */
  pieces: number
  good: number
  /** Pieces of the line that were returned before. */
  after: number
  reason: ReturnReason
  /** Services that were done to them. */
  works: ReturnedWork[]
  /** The amount refunded for this line in other ways, without its services. */
  refunded: Dong
}

export type RefundContext = {
  /** The delivery fee paid for the order, less refunds of it. */
  shipping: Dong
  /** With these pieces all goods of the order are returned. */
  isAll: boolean
  /** The bundle discount on the parts that the buyer keeps; below zero if it was withheld before and the rest of the bundle is returned now. */
  withheldBundleDiscount: Dong
  /** The value of gifts and discounts that the remaining goods would not have earned, less what was withheld before. */
  withheldOfferDiscount: Dong
  /** The money that the shop holds and is not already refunding. */
  free: Dong
  /** The money that carriers collected and still hold. */
  heldByCarriers: Dong
}

export type SuggestedRefund = {
  lines: { lineId: string; quantity: number; amount: Dong }[]
  goods: Dong
  works: Dong
  shipping: Dong
  withheldBundleDiscount: Dong
  withheldOfferDiscount: Dong
  total: Dong
  /** It cannot be refunded yet: the money is still with the carrier. */
  waits: boolean
}

/**
 * Suggests a refund, which staff may change with a reason: the money paid for the received pieces; if the shop is at fault, also for the services done
 * to them and, when all goods are returned, the delivery fee. A used piece returned for the buyer's own reason counts nothing.
 */
export function suggestRefund(
  backs: ReturnedLine[],
  { shipping, isAll, withheldBundleDiscount, withheldOfferDiscount, free, heldByCarriers }: RefundContext,
): SuggestedRefund {
  const lines = backs.flatMap(linesOf)
  const ofGoods = new Set(backs.map((back) => back.lineId))
  const sum = (isGoods: boolean) =>
    lines.reduce((total, line) => total + (ofGoods.has(line.lineId) === isGoods ? line.amount : 0), 0)
  const deliveryFee = isAll && backs.some(({ reason }) => isShopResponsible(reason)) ? shipping : 0
  const lost = Math.min(withheldBundleDiscount, sum(true))
  const lostOfferPart = Math.min(withheldOfferDiscount, sum(true) - lost)
  const total = Math.max(
    0,
    Math.min(free + heldByCarriers, sum(true) + sum(false) + deliveryFee - lost - lostOfferPart),
  )
  const sums = {
    goods: sum(true),
    works: sum(false),
    shipping: deliveryFee,
    withheldBundleDiscount: lost,
    withheldOfferDiscount: lostOfferPart,
  }
  return { lines, ...sums, total, waits: total > free }
}

/** The money paid for the received pieces that was not refunded yet. */
export function worthLeft({
  sold,
  pieces,
  after,
  refunded,
}: Pick<ReturnedLine, 'sold' | 'pieces' | 'after' | 'refunded'>) {
  const paid = paidOf(sold, { quantity: pieces, after: Math.min(after, sold.quantity - pieces) })
  return { paid, left: paid - Math.min(paid, Math.max(0, refunded - (paidOf(sold) - paid))) }
}

/** The received pieces that count: all of them if the shop is at fault, else those that can be sold again. */
export const countingPieces = ({ pieces, good, reason }: Pick<ReturnedLine, 'pieces' | 'good' | 'reason'>) =>
  isShopResponsible(reason) ? pieces : good

function linesOf(back: ReturnedLine) {
  const { lineId, sold, after, reason, works, refunded } = back
  const quantity = countingPieces(back)
  const counted = [{ ...sold, lineId, refunded }, ...(isShopResponsible(reason) ? works : [])]
  return counted.map((one) => {
    const left = worthLeft({ sold: one, pieces: quantity, after, refunded: one.refunded }).left
    return { lineId: one.lineId, quantity, amount: left }
  })
}
