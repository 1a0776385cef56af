import type { Offer } from '#shop/pricing/offer.ts'
import type { Piece } from '#shop/pricing/piece.ts'
import { wholeScope, type Effect } from '#shop/pricing/promotion.ts'

let made = 0

/** A running promotion for all products and customers, ten per cent off. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  made += 1
  const name = changes.code ?? `promotion ${made}`
  return {
    id: `promotion-${String(made).padStart(6, '0')}`,
    name: { vi: name, en: name },
    byCode: Boolean(changes.code),
    effect: { kind: 'percent', percent: 10, most: null },
    scope: wholeScope,
    minSubtotal: 0,
    skipsSale: false,
    firstOrder: false,
    combines: true,
    maxUses: null,
    maxPerPerson: null,
    startsAt: null,
    endsAt: null,
    code: null,
    codeMaxUses: null,
    isUsedUp: false,
    usedByBuyer: 0,
    hasOrdered: null,
    ...changes,
  }
}

type BuyGet = Partial<Extract<Effect, { kind: 'buy-get' }>>
export const buyGet = (changes: BuyGet): Effect => ({
  kind: 'buy-get',
  buy: 1,
  of: wholeScope,
  get: 1,
  percent: 100,
  times: null,
  ...changes,
})

export function aPieceOf(key: string, unitPrice: number, changes: Partial<Piece> = {}): Piece {
  const { quantity = 1 } = changes
  const kind = { productId: `product-${key}`, category: 'figure', type: 'set', brandLine: 'sport' }
  return { key, ...kind, unitPrice, listPrice: unitPrice, quantity, left: unitPrice * quantity, ...changes }
}
