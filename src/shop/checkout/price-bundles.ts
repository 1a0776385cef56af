import { inAllLanguages, type Localized } from '#kit/localized.ts'
import { shareOut } from '#kit/share-out.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { m } from '#words/messages.js'
import type { LineDiscounts } from './discount-lines.ts'
import type { CartBundle } from './find-bundles.ts'
import { pieceKey } from './piece-key.ts'
import type { quoteLine } from './quote-line.ts'

type Gross = ReturnType<typeof quoteLine>

const name = (): Localized => inAllLanguages(m.bundle_price_name, {})

/** The discount of a bundle: a percentage of the sum of its parts, in whole đồng, shared among the parts. */
export function priceBundles(
  bundles: readonly CartBundle[],
  gross: readonly Gross[],
  percentOf: (mark: string) => number,
): LineDiscounts {
  const discounts = new Map<string, Discount[]>()
  for (const { mark, lineIds } of bundles) {
    const pieces = gross.filter(({ id }) => lineIds.includes(id)).flatMap(pricedPiecesOf)
    const sum = pieces.reduce((total, piece) => total + piece.total, 0)
    const shares = shareOut(
      Math.floor((sum * percentOf(mark)) / 100),
      pieces.map(({ total }) => total),
    )
    for (const [at, { key }] of pieces.entries())
      if (shares[at])
        discounts.set(key, [{ source: 'bundle', promotionId: null, code: null, name: name(), amount: shares[at] }])
  }
  return discounts
}

/** A line and its services, each with its price, by the key of its discounts. */
export const pricedPiecesOf = (line: Gross) => [
  { key: line.id, total: line.total },
  ...line.services.map(({ variantId, total }) => ({ key: pieceKey(line.id, variantId), total })),
]

/** Joins the discounts of bundles with all others. */
export const mergeDiscounts = (set: LineDiscounts, other: LineDiscounts = new Map()): LineDiscounts =>
  new Map([...set.keys(), ...other.keys()].map((key) => [key, [...(set.get(key) ?? []), ...(other.get(key) ?? [])]]))
