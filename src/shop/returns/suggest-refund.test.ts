import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnReasons } from './return-reasons.ts'
import { splitOverSources } from '#shop/payments/ledger/split-over-sources.ts'
import { suggestRefund, type ReturnedLine, type RefundContext } from './suggest-refund.ts'

const sold = { quantity: 3, total: 1_500_000, discount: 100_000 }
const work = { lineId: 'work', quantity: 3, total: 300_000, discount: 0, refunded: 0 }
const back = (changes: Partial<ReturnedLine> = {}): ReturnedLine => ({
  lineId: 'pair',
  sold,
  pieces: 1,
  good: 1,
  after: 0,
  reason: 'changed_mind',
  works: [],
  refunded: 0,
  ...changes,
})
const frame = (changes: Partial<RefundContext> = {}): RefundContext => ({
  shipping: 30_000,
  isAll: false,
  withheldBundleDiscount: 0,
  withheldOfferDiscount: 0,
  free: 10_000_000,
  heldByCarriers: 0,
  ...changes,
})
const total = (changes: Partial<ReturnedLine>, rest: Partial<RefundContext> = {}) =>
  suggestRefund([back(changes)], frame(rest)).total

describe('the suggested refund', () => {
  test('the refund of a piece is what was paid for it, and the odd đồng go to the first pieces', () => {
    expect([0, 1, 2].map((after) => total({ after }))).toEqual([466_667, 466_667, 466_666])
  })
  test('a used piece sent back on a change of mind gets nothing; a defective piece gets everything', () => {
    expect(total({ pieces: 2, good: 1 })).toBe(466_667)
    expect(total({ pieces: 1, good: 0 })).toBe(0)
    expect(total({ pieces: 1, good: 0, reason: 'defect' })).toBe(466_667)
  })
  test('services on a piece are refunded only when the shop is at fault', () => {
    expect(total({ works: [work], reason: 'defect' })).toBe(566_667)
    expect(total({ works: [work] })).toBe(466_667)
  })
  test('a refund of a service is taken off that service, and one of the goods off the goods', () => {
    const given = { works: [{ ...work, refunded: 300_000 }], reason: 'defect' as const }
    expect(suggestRefund([back(given)], frame())).toMatchObject({ goods: 466_667, works: 0 })
    const goods = { works: [work], reason: 'defect' as const, refunded: 1_400_000 }
    expect(suggestRefund([back(goods)], frame())).toMatchObject({ goods: 0, works: 100_000 })
  })
  test('the shipping fee is refunded when everything is back through the shop’s fault', () => {
    const all = { pieces: 3, good: 3 }
    expect(total({ ...all, reason: 'wrong_item' }, { isAll: true })).toBe(1_430_000)
    expect(total({ ...all, reason: 'wrong_item' })).toBe(1_400_000)
    expect(total(all, { isAll: true })).toBe(1_400_000)
  })
  test('the bundle discount lost on the parts that stay is deducted', () =>
    expect(total({}, { withheldBundleDiscount: 66_667 })).toBe(400_000))
  test('a refund never includes what was refunded before, nor exceeds the money received', () => {
    expect(total({ pieces: 3, good: 3, refunded: 400_000 })).toBe(1_000_000)
    expect(total({ refunded: 400_000 })).toBe(466_667)
    expect(total({}, { free: 100 })).toBe(100)
    expect(suggestRefund([back()], frame({ free: 0, heldByCarriers: 1_000_000 }))).toMatchObject({
      total: 466_667,
      waits: true,
    })
  })

  test('refunds of a line in random parts add up to exactly what was paid', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      total: fc.nat(9e9),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(
        line,
        fc.array(fc.integer({ min: 1, max: 3 })),
        fc.constantFrom(...returnReasons),
        ({ quantity, total: sum, off }, steps, reason) => {
          const whole = { quantity, total: sum, discount: Math.floor(sum * off) }
          let after = 0
          let refunded = 0
          for (const step of [...steps, quantity]) {
            const pieces = Math.min(step, quantity - after)
            const one = back({ sold: whole, pieces, good: pieces, after, reason })
            refunded += suggestRefund([one], frame({ free: Number.MAX_SAFE_INTEGER })).total
            after += pieces
          }
          expect(refunded).toBe(whole.total - whole.discount)
        },
      ),
    )
  })
})

describe('splitting a refund over its sources', () => {
  test('each source is used as far as it reaches', () =>
    expect(splitOverSources(70, [{ free: 50 }, { free: 0 }, { free: 100 }])).toEqual([
      { free: 50, amount: 50 },
      { free: 100, amount: 20 },
    ]))
})
