import type { Dong } from '#kit/money.ts'
import { applyOffers } from '#shop/pricing/apply-offers.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import type { Offer } from '#shop/pricing/offer.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import type { Piece } from '#shop/pricing/piece.ts'

/** A line of an order as its promotions saw it: `left` is its price before them, `off` the discount of each. */
export type OfferLine = Omit<Piece, 'key'> & {
  lineId: string
  off: { promotionId: string; amount: Dong }[]
  /** Pieces returned for money: for the buyer's own reason, and for the shop's fault. */
  own: number
  fault: number
}

/**
 * The promotion discount that buyers lose if they return, for their own reasons, the goods that earned it, and keep its discount or gift: the kept
 * pieces cost what they would have cost without the others. A gift that is returned too loses nothing, and neither do goods returned for the shop's
 * fault. A promotion withholds nothing if the whole order would not earn it: the terms of an old order were not stored, and today's may be harder.
 */
export function lostOfferDiscount(lines: readonly OfferLine[], offers: readonly Offer[]): Dong {
  const still = offers.map(unlimited).filter((offer) => takenBy(offer, lines, offers) >= offOf(offer, lines))
  return still.reduce((sum, offer) => {
    const keptLines = lines.map((line) => ({ ...line, kept: Math.max(0, line.quantity - line.own - line.fault) }))
    const carried = keptLines.reduce((all, line) => all + part(amountFor(offer, line), line.quantity, line.kept), 0)
    const now = earned(offer, lines, offers)
    const earnedByKeptLines = keptLines.reduce(
      (all, line) => all + part(now.get(line.lineId) ?? 0, Math.max(1, line.quantity - line.own), line.kept),
      0,
    )
    const lost = carried - earnedByKeptLines
    // Shares are whole đồng: one đồng per piece is no loss.
    const pieces = keptLines.reduce((all, line) => all + line.kept, 0)
    return sum + (lost > pieces ? lost : 0)
  }, 0)
}

/** The offers were granted when the order was placed: limits, dates and first orders are not checked again. */
const unlimited = (offer: Offer): Offer => ({
  ...offer,
  isUsedUp: false,
  usedByBuyer: 0,
  hasOrdered: false,
  startsAt: null,
  endsAt: null,
})

const amountFor = ({ id }: Offer, { off }: OfferLine) =>
  off.reduce((sum, row) => sum + (row.promotionId === id ? row.amount : 0), 0)
const offOf = (offer: Offer, lines: readonly OfferLine[]) =>
  lines.reduce((sum, line) => sum + amountFor(offer, line), 0)

const part = (whole: Dong, quantity: number, pieces: number) =>
  paidOf({ quantity, total: whole, discount: 0 }, { quantity: Math.min(pieces, quantity) })

/** The discount of a promotion on each line, without the pieces returned for the buyer's own reason. */
function earned({ id }: Offer, lines: readonly OfferLine[], offers: readonly Offer[]): Map<string, Dong> {
  const pieces = lines.flatMap(({ lineId, own, fault: _fault, off: _off, ...line }) => {
    const quantity = line.quantity - own
    return quantity > 0 ? [{ ...line, key: lineId, quantity, left: part(line.left, line.quantity, quantity) }] : []
  })
  const all = offers.map(unlimited)
  const codes = all.flatMap(({ code }) => code ?? [])
  const { rows } = applyOffers({ pieces, fee: 0, offers: all, codes, at: new Date(0) })
  return new Map(
    [...rows].map(([lineId, discounts]) => [lineId, sumOf(discounts.filter((row) => row.promotionId === id))]),
  )
}

const takenBy = (offer: Offer, lines: readonly OfferLine[], offers: readonly Offer[]) =>
  sumOf(
    [
      ...earned(
        offer,
        lines.map((line) => ({ ...line, own: 0, fault: 0 })),
        offers,
      ).values(),
    ].map((amount) => ({ amount })),
  )
