import { describe, expect, test } from 'vitest'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { pairOf } from '#shop/advisers/pair-of.ts'
import { isKit } from '#shop/checkout/whole-bundle.ts'
import { isOffered, bundleRolesOf } from '#shop/settings/ready-bundles.ts'
import { bundles } from './bundles.ts'
import { products } from './catalogue/products.ts'

const productOf = (slug: string) => {
  const found = products.find(({ draft }) => draft.vi.slug === slug)
  if (!found) throw new Error(`no product ${slug}`)
  return found.draft
}
const sizesIn = (slug: string) =>
  productOf(slug).variants.map(({ options }) => ({
    ...productOf(slug),
    attributes: productOf(slug).attributes as Record<string, unknown>,
    options,
  }))

describe('the ready bundles of the demo shop', () => {
  test('are two for hockey, two for speed and three kits, each offered under its own address', () => {
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(bundles, ({ kind }) => kind)).map(([kind, some]) => [kind, some.length]),
    )
    expect(counts).toEqual({ kit: 3, hockey: 2, speed: 2 })
    expect(bundles.every(isOffered)).toBe(true)
    expect(new Set(bundles.map(({ slug }) => slug)).size).toBe(bundles.length)
  })

  test.for(bundles.filter(({ kind }) => kind !== 'kit').map((one) => [one.slug, one] as const))(
    '%s has a blade for every size of every skate in it',
    ([, { parts }]) => {
      for (const skate of parts.skate!.flatMap(sizesIn))
        for (const blade of parts.blade ?? [])
          expect(
            sizesIn(blade).some((one) => checkBlade(pairOf(skate, one)).status !== 'no'),
            `${skate.vi.slug} ${skate.options.size} ${blade}`,
          ).toBe(true)
    },
  )

  test.for(bundles.filter(({ kind }) => kind === 'kit').map((one) => [one.slug, one] as const))(
    '%s is a kit with each of its skates, and they have sizes for its age',
    ([, bundle]) => {
      const rest = bundleRolesOf(bundle)
        .slice(1)
        .map((role) => sizesIn(bundle.parts[role]![0]!)[0]!)
      for (const slug of bundle.parts.skate!) {
        const inAge = sizesIn(slug).filter(
          ({ options: { size } }) => Number(size) >= bundle.sizes![0] && Number(size) <= bundle.sizes![1],
        )
        expect(inAge.length, slug).toBeGreaterThan(3)
        expect(isKit([inAge[0]!, ...rest]), slug).toBe(true)
      }
    },
  )
})
