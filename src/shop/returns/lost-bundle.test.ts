import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lostBundleDiscount, type BundlePart } from './lost-bundle.ts'

const boot: BundlePart = { bundleId: 'a', lineId: 'boot', quantity: 2, discount: 430_000, own: 0, fault: 0 }
const blade: BundlePart = { bundleId: 'a', lineId: 'blade', quantity: 2, discount: 215_000, own: 0, fault: 0 }
const lost = (ofBoot: Partial<BundlePart>, ofBlade: Partial<BundlePart> = {}) =>
  lostBundleDiscount([
    { ...boot, ...ofBoot },
    { ...blade, ...ofBlade },
  ])

describe('a part of a bundle is returned', () => {
  test('the part that stays loses its bundle discount', () => {
    expect(lost({ own: 1 })).toBe(107_500)
    expect(lost({ own: 2 })).toBe(215_000)
    expect(lost({}, { own: 1 })).toBe(215_000)
  })
  test('a whole bundle returned, now or later, loses nothing', () => {
    expect(lost({ own: 1 }, { own: 1 })).toBe(0)
    expect(lost({ own: 2 }, { own: 1 })).toBe(107_500)
    expect(lost({ own: 1 }, { fault: 1 })).toBe(0)
  })
  test('a return through the shop’s fault loses nothing', () => {
    expect(lost({ fault: 2 })).toBe(0)
    expect(lost({ fault: 1, own: 1 })).toBe(107_500)
  })
  test('another bundle is not affected', () =>
    expect(lostBundleDiscount([boot, blade, { ...boot, bundleId: 'b', own: 2 }, { ...blade, bundleId: 'b' }])).toBe(
      215_000,
    ))

  test('the loss never exceeds the bundle discount, for random returns', () => {
    const part = (quantity: number) =>
      fc
        .record({ discount: fc.nat(9e8), own: fc.nat(quantity), fault: fc.nat(quantity) })
        .map(({ own, fault, ...rest }) => ({ ...rest, quantity, own, fault: Math.min(fault, quantity - own) }))
    const pair = fc.integer({ min: 1, max: 6 }).chain((quantity) => fc.tuple(part(quantity), part(quantity)))
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const sum = lost(one, other)
        expect(sum).toBeGreaterThanOrEqual(0)
        expect(sum).toBeLessThanOrEqual(Math.max(one.discount, other.discount))
      }),
    )
  })
})
