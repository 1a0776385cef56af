import { describe, expect, test } from 'vitest'
import { anOffer, aPieceOf, buyGet } from '#test/an-offer.ts'
import { nearOffers } from './near-offers.ts'
import type { Offer } from './offer.ts'
import { wholeScope } from './promotion.ts'
import type { Piece } from './piece.ts'

const at = new Date('2026-11-21T03:00:00Z')
const gapsOf = (pieces: Piece[], offer: Partial<Offer>, used: Offer[] = []) =>
  nearOffers({
    pieces,
    offers: [anOffer({ code: null, byCode: false, ...offer })],
    used: used.map((one) => ({ offer: one, amount: 1 })),
    at,
  }).map((one) => ('pieces' in one ? { pieces: one.pieces } : { missing: one.missing }))
const soaker = (quantity: number) => aPieceOf('s', 120_000, { category: 'accessories', type: 'soakers', quantity })
const soakers = { ...wholeScope, types: ['soakers'] }
const boots = { ...wholeScope, categories: ['figure'] }
const secondSoaker = { effect: buyGet({ of: soakers, percent: 20 }), scope: soakers }

describe('offers within reach', () => {
  test('an offer on the second piece is shown with the first piece in the cart', () =>
    expect(gapsOf([soaker(1)], secondSoaker)).toEqual([{ pieces: 1 }]))
  test('a cart with both pieces or none of them is shown nothing', () => {
    expect(gapsOf([soaker(2)], secondSoaker)).toEqual([])
    expect(gapsOf([aPieceOf('a', 900_000)], secondSoaker)).toEqual([])
  })
  test('an offer of guards with a boot is shown for a boot, not for guards alone', () => {
    const rule = { effect: buyGet({ of: boots, percent: 30, get: 2 }), scope: soakers }
    expect(gapsOf([aPieceOf('a', 900_000), soaker(1)], rule)).toEqual([{ pieces: 1 }])
    expect(gapsOf([aPieceOf('a', 900_000)], rule)).toEqual([{ pieces: 2 }])
    expect(gapsOf([soaker(1)], rule)).toEqual([])
  })
  test('an offer with a minimum is shown with the missing amount', () =>
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000 })).toEqual([{ missing: 80_000 }]))
  test('an offer that needs a code, is over, used up or cannot combine is not shown', () => {
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000, byCode: true })).toEqual([])
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000, endsAt: at })).toEqual([])
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000, isUsedUp: true })).toEqual([])
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000, combines: false }, [anOffer()])).toEqual([])
    expect(gapsOf([soaker(1)], { minSubtotal: 200_000, combines: false })).toEqual([{ missing: 80_000 }])
  })
})
