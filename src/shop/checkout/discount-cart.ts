import { pick } from '#kit/pick.ts'
import { applyOffers } from '#shop/pricing/apply-offers.ts'
import { nearOffers } from '#shop/pricing/near-offers.ts'
import type { Offer } from '#shop/pricing/offer.ts'
import type { Piece } from '#shop/pricing/piece.ts'
import type { Delivery } from '#shop/shipping/zones/rates.ts'
import { discounted, type LineDiscounts } from './discount-lines.ts'
import { pieceKey } from './piece-key.ts'
import type { PricedLine } from './price-line.ts'
import type { quoteLine } from './quote-line.ts'

export type DiscountInput = {
  /** Discounts applied before any promotion: those of bundles. */
  bundleDiscounts?: LineDiscounts
  /** Promotions to consider, and the codes that were entered. */
  offers?: readonly Offer[]
  codes?: readonly string[]
}

type Gross = ReturnType<typeof quoteLine>
type DiscountRequest = DiscountInput & { delivery: Delivery | null; at: Date }

/** Applies the discounts of bundles and promotions, row by row. */
export function discountCart(gross: readonly Gross[], request: DiscountRequest) {
  const { bundleDiscounts = new Map(), offers = [], codes = [], delivery, at } = request
  const pieces = gross.map((line) => takenOff(line, bundleDiscounts)).flatMap(piecesOf)
  const applied = applyOffers({ pieces, fee: delivery && delivery.fee, offers, codes, at })
  const all: LineDiscounts = new Map(
    pieces.map(({ key }) => [key, [...(bundleDiscounts.get(key) ?? []), ...(applied.rows.get(key) ?? [])]]),
  )
  return {
    lines: gross.map((line) => takenOff(line, all)),
    shippingDiscounts: applied.shipping,
    used: applied.used,
    codes: applied.answers,
    near: nearOffers({ pieces, offers, used: applied.used, at }),
  }
}

const takenOff = (line: Gross, rows: LineDiscounts) => ({
  ...discounted(line, rows.get(line.id)),
  services: line.services.map((work) => discounted(work, rows.get(pieceKey(line.id, work.variantId)))),
})

const piecesOf = (line: ReturnType<typeof takenOff>) => [
  asPiece(line.id, line),
  ...line.services.map((work) => asPiece(pieceKey(line.id, work.variantId), work)),
]

const asPiece = (key: string, line: PricedLine & { discount: number }): Piece => ({
  ...pick(line, ['productId', 'category', 'type', 'brandLine', 'unitPrice', 'listPrice', 'quantity']),
  key,
  left: line.total - line.discount,
})
