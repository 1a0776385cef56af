import type { Dong } from '#kit/money.ts'
import { paidOf, type SoldLine } from '#shop/pricing/paid-of.ts'
import { isShopResponsible, type ReturnReason } from './reasons.ts'

type ReturnedWork = SoldLine & { lineId: string }

/** One line of a return that has come, as the rules see it. */
export type ReturnedLine = {
  lineId: string
  /** What was paid for all of the line; for the goods of an exchange, what they stand for. */
  sold: SoldLine
  /** How many came, and how many of them can be sold again. */
  pieces: number
  good: number
  /** Pieces of the line that came back before. */
  after: number
  reason: ReturnReason
  /** Work that was done to them. */
  works: ReturnedWork[]
  /** Already given back for this line and its work, in other ways. */
  refunded: Dong
}

export type RefundContext = {
  /** What was paid for delivery of the order, less what of it was given back. */
  shipping: Dong
  /** With these pieces all goods of the order are back. */
  isAll: boolean
  /** What the cheaper price of a set was worth to the parts that the buyer keeps; below nothing where it was kept before and the rest of the set is back now. */
  lostSet: Dong
  /** What a gift or a discount of the order was worth, that what stays would not have earned; less what was kept for it before. */
  lostOffer: Dong
  /** What the shop holds of the money and is not already giving back. */
  free: Dong
  /** What carriers took at the door and still hold. */
  held: Dong
}

export type SuggestedRefund = {
  lines: { lineId: string; quantity: number; amount: Dong }[]
  goods: Dong
  works: Dong
  shipping: Dong
  lostSet: Dong
  lostOffer: Dong
  total: Dong
  /** It cannot be given yet: the money is still with the carrier. */
  waits: boolean
}

/**
 * What to give back, as a suggestion that staff may change with a reason: what was really paid for the pieces that came; for the shop's
 * fault also the work done to them and, when all is back, the way out. A piece that came back used for the buyer's own reason counts nothing.
 */
export function suggestRefund(
  backs: ReturnedLine[],
  { shipping, isAll, lostSet, lostOffer, free, held }: RefundContext,
): SuggestedRefund {
  const lines = backs.flatMap(linesOf)
  const ofGoods = new Set(backs.map((back) => back.lineId))
  const sum = (isGoods: boolean) =>
    lines.reduce((total, line) => total + (ofGoods.has(line.lineId) === isGoods ? line.amount : 0), 0)
  const way = isAll && backs.some(({ reason }) => isShopResponsible(reason)) ? shipping : 0
  const lost = Math.min(lostSet, sum(true))
  const lostToo = Math.min(lostOffer, sum(true) - lost)
  const total = Math.max(0, Math.min(free + held, sum(true) + sum(false) + way - lost - lostToo))
  const sums = { goods: sum(true), works: sum(false), shipping: way, lostSet: lost, lostOffer: lostToo }
  return { lines, ...sums, total, waits: total > free }
}

/** What was paid for the pieces that came, and is not given back yet. */
export function worthLeft({
  sold,
  pieces,
  after,
  refunded,
}: Pick<ReturnedLine, 'sold' | 'pieces' | 'after' | 'refunded'>) {
  const paid = paidOf(sold, { quantity: pieces, after: Math.min(after, sold.quantity - pieces) })
  return { paid, left: paid - Math.min(paid, Math.max(0, refunded - (paidOf(sold) - paid))) }
}

function linesOf({ lineId, sold, pieces, good, after, reason, works, refunded }: ReturnedLine) {
  const isOurs = isShopResponsible(reason)
  const quantity = isOurs ? pieces : good
  const share = (one: SoldLine) => paidOf(one, { quantity, after: Math.min(after, one.quantity - quantity) })
  const parts = [
    { lineId, quantity, amount: share(sold) },
    ...(isOurs ? works.map((work) => ({ lineId: work.lineId, quantity, amount: share(work) })) : []),
  ]
  // What went back in another way goes off the first parts that hold it.
  let gone = Math.max(0, refunded - (paidOf(sold) - share(sold)))
  return parts.map((part) => {
    const off = Math.min(gone, part.amount)
    gone -= off
    return { ...part, amount: part.amount - off }
  })
}
