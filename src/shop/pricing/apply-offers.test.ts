import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anOffer, aPieceOf, buyGet } from '#test/an-offer.ts'
import { applyOffers, type Basket } from './apply-offers.ts'
import { sumOf } from './discount.ts'
import type { Offer } from './offer.ts'
import type { Piece } from './piece.ts'
import { wholeScope } from './promotion.ts'

const at = new Date('2026-11-21T03:00:00Z')
const boots = { ...wholeScope, categories: ['figure'] }
const guards = { ...wholeScope, types: ['guards'] }
const aGuard = (key: string, price: number, quantity = 1) =>
  aPieceOf(key, price, { category: 'accessories', type: 'guards', quantity })
const codesOf = (offers: readonly Offer[]) => offers.flatMap(({ code }) => code ?? [])

const apply = (pieces: Piece[], offers: Offer[], basket: Partial<Basket> = {}) =>
  applyOffers({ pieces, offers, fee: null, codes: codesOf(offers), at, ...basket })
const off = (pieces: Piece[], ...offers: Offer[]) =>
  Object.fromEntries([...apply(pieces, offers).rows].map(([key, rows]) => [key, sumOf(rows)]))
const problemOf = (pieces: Piece[], offer: Partial<Offer>, basket: Partial<Basket> = {}) => {
  const [answer] = apply(pieces, [anOffer({ code: 'TUYET', ...offer })], basket).answers
  return answer?.state === 'refused' ? answer.problem : answer?.state
}

describe('the discount of a promotion', () => {
  test('ten per cent off everything is shared by the price of each line, to the đồng', () =>
    expect(off([aPieceOf('a', 333_333), aPieceOf('b', 666_662)], anOffer())).toEqual({ a: 33_333, b: 66_666 }))
  test('percentages are rounded down: half of 99 is 49', () =>
    expect(off([aPieceOf('a', 99)], anOffer({ effect: { kind: 'percent', percent: 50, most: null } }))).toEqual({
      a: 49,
    }))
  test('a percentage discount stops at its maximum', () =>
    expect(off([aPieceOf('a', 900_000)], anOffer({ effect: { kind: 'percent', percent: 10, most: 50_000 } }))).toEqual({
      a: 50_000,
    }))
  test('a fixed amount goes to the goods in its scope, and never below zero', () => {
    const offer = anOffer({ effect: { kind: 'amount', amount: 200_000 }, scope: guards })
    expect(off([aPieceOf('a', 900_000), aGuard('g', 150_000)], offer)).toEqual({ g: 150_000 })
  })
  test('goods on sale are skipped where the promotion says so', () => {
    const cheaper = aPieceOf('s', 500_000, { listPrice: 700_000 })
    expect(off([aPieceOf('a', 100_000), cheaper], anOffer({ skipsSale: true }))).toEqual({ a: 10_000 })
  })
  test('a scope may hold one product, and one line within a category', () => {
    const scope = { ...wholeScope, categories: ['figure'], lines: ['pro'], products: ['product-x'] }
    const pieces = [
      aPieceOf('p', 100, { brandLine: 'pro' }),
      aPieceOf('q', 100),
      aPieceOf('x', 100, { category: 'blades' }),
    ]
    expect(off(pieces, anOffer({ scope }))).toEqual({ p: 10, x: 10 })
  })
})

describe('buy some, get some cheaper', () => {
  const rule = (changes = {}, offer: Partial<Offer> = {}) =>
    anOffer({ effect: buyGet({ of: boots, percent: 30, ...changes }), scope: guards, ...offer })

  test('a boot makes the cheaper of two pairs of guards 30 % cheaper', () =>
    expect(off([aPieceOf('boot', 2_000_000), aGuard('dear', 200_000), aGuard('plain', 100_000)], rule())).toEqual({
      plain: 30_000,
    }))
  test('two boots make two pairs of guards cheaper', () =>
    expect(off([aPieceOf('boot', 2_000_000, { quantity: 2 }), aGuard('g', 100_000, 3)], rule())).toEqual({ g: 60_000 }))
  test('the offer applies at most its number of times to an order', () =>
    expect(off([aPieceOf('boot', 2_000_000, { quantity: 2 }), aGuard('g', 100_000, 3)], rule({ times: 1 }))).toEqual({
      g: 30_000,
    }))
  test('buy two, get the third free: the cheapest is free', () => {
    const offer = anOffer({ effect: buyGet({ buy: 2, of: guards }), scope: guards })
    expect(off([aGuard('a', 100_000, 2), aGuard('b', 80_000)], offer)).toEqual({ b: 80_000 })
    expect(off([aGuard('a', 100_000), aGuard('b', 80_000)], offer)).toEqual({})
  })
  test('a piece cannot be both bought and given', () => {
    const offer = anOffer({ effect: buyGet({ of: wholeScope }), scope: guards })
    expect(off([aGuard('a', 100_000)], offer)).toEqual({})
    expect(off([aPieceOf('boot', 900_000), aGuard('a', 100_000)], offer)).toEqual({ a: 100_000 })
  })
  test('a code whose goods are incomplete names what is missing', () => {
    const rule = { effect: buyGet({ of: boots }), scope: guards }
    const lacksOf = (pieces: Piece[]) => problemOf(pieces, rule)
    expect(lacksOf([aPieceOf('boot', 900_000)])).toEqual({ kind: 'incomplete', lacks: [{ count: 1, scope: guards }] })
    expect(lacksOf([aGuard('g', 100_000)])).toEqual({ kind: 'incomplete', lacks: [{ count: 1, scope: boots }] })
    expect(lacksOf([])).toEqual({
      kind: 'incomplete',
      lacks: [
        { count: 1, scope: boots },
        { count: 1, scope: guards },
      ],
    })
  })
  test('a missing piece that is both bought and given is counted once', () =>
    expect(problemOf([aGuard('g', 100_000)], { effect: buyGet({ of: guards }), scope: guards })).toEqual({
      kind: 'incomplete',
      lacks: [{ count: 1, scope: guards }],
    }))
})

describe('combining promotions', () => {
  const pieces = [aPieceOf('a', 1_000_000)]
  const half = { kind: 'percent', percent: 50, most: null } as const

  test('promotions that combine apply in turn, percentages first, then amounts, each on what is left', () => {
    const offers = [anOffer({ effect: { kind: 'amount', amount: 50_000 } }), anOffer(), anOffer()]
    const [rows] = [...apply(pieces, offers).rows.values()]
    expect(rows!.map(({ amount }) => amount)).toEqual([100_000, 90_000, 50_000])
  })
  test('a promotion that does not combine wins when it saves more, and the losing code is told why', () => {
    const alone = anOffer({ effect: half, combines: false })
    const { rows, answers } = apply(pieces, [anOffer({ code: 'MUOI' }), alone])
    expect(rows.get('a')).toMatchObject([{ promotionId: alone.id, amount: 500_000 }])
    expect(answers).toMatchObject([{ state: 'refused', problem: { kind: 'not-with-others' } }])
  })
  test('a promotion that does not combine loses when the others together save more', () => {
    const alone = anOffer({ combines: false, code: 'RIENG' })
    expect(apply(pieces, [alone, anOffer({ effect: half })]).answers).toMatchObject([{ state: 'refused' }])
  })
  test('two codes of one promotion count once', () => {
    const one = anOffer({ code: 'LO-AAA' })
    const { used, answers } = apply(pieces, [one, { ...one, code: 'LO-BBB' }])
    expect(used).toHaveLength(1)
    expect(answers.map(({ state }) => state)).toEqual(['applied', 'refused'])
  })
})

describe('free delivery', () => {
  const free = { effect: { kind: 'free-shipping', most: null } } as const
  test('free delivery waits until there is a fee, then takes it off', () => {
    expect(problemOf([aPieceOf('a', 1)], free)).toBe('waiting')
    expect(problemOf([aPieceOf('a', 1)], free, { fee: 30_000 })).toBe('applied')
  })
  test('free delivery without a fee is refused with no-fee', () =>
    expect(problemOf([aPieceOf('a', 1)], free, { fee: 0 })).toEqual({ kind: 'no-fee' }))
  test('free delivery stops at its maximum', () => {
    const offer = anOffer({ effect: { kind: 'free-shipping', most: 20_000 } })
    expect(apply([aPieceOf('a', 1)], [offer], { fee: 55_000 }).shipping).toMatchObject([{ amount: 20_000 }])
  })
})

describe('a code without effect', () => {
  const pieces = [aPieceOf('a', 400_000)]
  test('an unknown code and an expired one get the same answer', () => {
    expect(problemOf(pieces, { endsAt: at })).toEqual({ kind: 'unknown' })
    expect(apply(pieces, [], { codes: ['BUA'] }).answers).toEqual([
      { code: 'BUA', name: null, state: 'refused', problem: { kind: 'unknown' } },
    ])
    expect(apply(pieces, [anOffer({ code: 'CU', endsAt: at })]).answers).toMatchObject([{ name: null }])
  })
  test('a code below its minimum names the missing amount; exactly the minimum is enough', () => {
    expect(problemOf(pieces, { minSubtotal: 500_000 })).toEqual({ kind: 'minimum', missing: 100_000, isWhole: true })
    expect(problemOf(pieces, { minSubtotal: 400_001 })).toEqual({ kind: 'minimum', missing: 1, isWhole: true })
    expect(problemOf(pieces, { minSubtotal: 400_000 })).toBe('applied')
  })
  test('a code holds from its first moment until the moment it ends', () => {
    const [before, after] = [new Date(at.getTime() - 1), new Date(at.getTime() + 1)]
    expect(problemOf(pieces, { startsAt: at })).toBe('applied')
    expect(problemOf(pieces, { startsAt: after })).toEqual({ kind: 'not-yet', from: after })
    expect(problemOf(pieces, { endsAt: after })).toBe('applied')
    expect(problemOf(pieces, { endsAt: before })).toEqual({ kind: 'unknown' })
  })
  test.each([
    [{ startsAt: new Date('2026-12-01') }, { kind: 'not-yet', from: new Date('2026-12-01') }],
    [{ isUsedUp: true }, { kind: 'used-up' }],
    [{ maxPerPerson: 1, usedByBuyer: 1 }, { kind: 'used-by-you' }],
    [{ firstOrder: true, hasOrdered: true }, { kind: 'not-first' }],
    [{ scope: guards }, { kind: 'not-these' }],
  ] satisfies [Partial<Offer>, object][])('%j', (offer, problem) => expect(problemOf(pieces, offer)).toEqual(problem))
  test('a buyer who is not known yet is not refused for earlier orders', () =>
    expect(problemOf(pieces, { firstOrder: true, maxPerPerson: 1 })).toBe('applied'))
})

describe('random carts', () => {
  const piece = fc
    .record({
      price: fc.integer({ min: 0, max: 90_000_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      category: fc.constantFrom('figure', 'accessories'),
      type: fc.constantFrom('set', 'guards'),
      onSale: fc.boolean(),
      part: fc.nat(100),
    })
    .map(({ price, onSale, part, ...kind }) => (key: string) => {
      const left = Math.floor((price * kind.quantity * part) / 100)
      return aPieceOf(key, price, { ...kind, listPrice: onSale ? price + 1 : price, left })
    })
  const scope = fc.constantFrom(wholeScope, boots, guards)
  const effect = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      most: fc.option(fc.nat(1_000_000)),
    }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
    fc.record({ kind: fc.constant('free-shipping' as const), most: fc.option(fc.nat(50_000)) }),
    fc.record({
      kind: fc.constant('buy-get' as const),
      buy: fc.integer({ min: 1, max: 3 }),
      of: scope,
      get: fc.integer({ min: 1, max: 3 }),
      percent: fc.integer({ min: 1, max: 100 }),
      times: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
  )
  const offer = fc
    .record({
      effect,
      scope,
      combines: fc.boolean(),
      skipsSale: fc.boolean(),
      minSubtotal: fc.constantFrom(0, 1_000_000),
      code: fc.option(fc.constantFrom('A', 'B', 'C')),
    })
    .map(anOffer)
  const basket = fc
    .record({
      makers: fc.array(piece, { minLength: 1, maxLength: 8 }),
      offers: fc.array(offer, { maxLength: 6 }),
      fee: fc.option(fc.nat(100_000)),
    })
    .map(({ makers, ...rest }) => ({ ...rest, pieces: makers.map((make, index) => make(`key-${index}`)) }))

  test('no line costs less than zero, and the used amounts equal the discounts', () =>
    fc.assert(
      fc.property(basket, ({ pieces, offers, fee }) => {
        const { rows, shipping, used } = apply(pieces, offers, { fee })
        for (const { key, left } of pieces) {
          const discounts = rows.get(key) ?? []
          expect(discounts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
          expect(sumOf(discounts)).toBeLessThanOrEqual(left)
        }
        expect(sumOf(shipping)).toBeLessThanOrEqual(fee ?? 0)
        expect(sumOf(used)).toBe(sumOf([...rows.values(), shipping].flat()))
      }),
      { numRuns: 500 },
    ))

  test('the order of lines and promotions does not change the discount of any line', () =>
    fc.assert(
      fc.property(basket, fc.nat(), ({ pieces, offers, fee }, turn) => {
        const turned = <T>(list: T[]) =>
          [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)].reverse()
        const codes = ['A', 'B', 'C']
        const one = apply(pieces, offers, { fee, codes })
        const other = apply(turned(pieces), offers.length ? turned(offers) : offers, { fee, codes })
        expect(new Map([...other.rows].sort())).toEqual(new Map([...one.rows].sort()))
        expect(other.shipping).toEqual(one.shipping)
      }),
      { numRuns: 500 },
    ))

  test('no single promotion would have saved more than the chosen ones', () =>
    fc.assert(
      fc.property(basket, ({ pieces, offers, fee }) => {
        const chosen = sumOf(apply(pieces, offers, { fee }).used)
        for (const one of offers) expect(sumOf(apply(pieces, [one], { fee }).used)).toBeLessThanOrEqual(chosen)
      }),
      { numRuns: 300 },
    ))
})
