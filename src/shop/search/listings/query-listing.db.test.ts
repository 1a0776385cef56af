// @module-tag turn-1
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { anyBoot, leadOfBoot, openShelves, shelve, type ShelvedBoot } from '#test/random-catalogue.ts'
import { test } from '#test/with-db.ts'
import { listCards } from '../cards/list-cards.ts'
import { fitKeys, isFit, type FacetKey } from '../facet.ts'
import { listSizesForSale } from './count-for-sale.ts'
import { queryListing } from './query-listing.ts'
import {
  chosenKeys,
  isRange,
  emptyListing,
  rangeKeys,
  withoutFilter,
  type FilterKey,
  type Listing,
  type RangeKey,
} from '../listing.ts'
import { bandName, priceBands } from '../price-band.ts'
import { priceMark, roundPrice } from '../price-step.ts'
import { refreshListed } from '../traits/refresh-listed.ts'

const counted = [
  'category',
  'brand',
  'size',
  'width',
  'colour',
  'level',
  'material',
  'mouldable',
  'available',
  'sale',
] as const

/** Checks one product plainly; the index must agree. */
function passes(boot: ShelvedBoot, listing: Listing) {
  if (boot.status !== 'active') return false
  const { chosen, price, stiffness } = listing
  const within = (value: number, { from = 0, to = Infinity }) => value >= from && value <= to
  if (!within(leadOfBoot(boot).price, price) || !within(boot.stiffness, stiffness)) return false
  const fits = boot.variants.filter(
    (one) => one.left > 0 && fitKeys.every((key) => !chosen[key] || chosen[key].includes(one[key])),
  )
  if (fitKeys.some((key) => chosen[key]) && !fits.length) return false
  return chosenKeys(listing).every(
    (key) => isRange(key) || isFit(key) || valuesOf(boot, key).some((value) => chosen[key]!.includes(value)),
  )
}

function valuesOf(boot: ShelvedBoot, key: FacetKey): string[] {
  const { category, line, levels, material, mouldable } = boot
  const available = boot.variants.filter(({ left }) => left > 0)
  if (isFit(key)) return available.map((one) => one[key])
  const own: Partial<Record<FacetKey, string[]>> = {
    category: [category],
    brand: [line],
    level: levels,
    material: [material],
    mouldable: mouldable ? ['yes'] : [],
    available: available.length ? ['yes'] : [],
    sale: leadOfBoot(boot).isReduced ? ['yes'] : [],
  }
  return own[key]!
}

/** The counts a value would show, with the filter’s own choice left out. */
function naiveCounts(boots: ShelvedBoot[], listing: Listing, key: FacetKey) {
  const aside = withoutFilter(listing, key as FilterKey)
  const values = new Set(boots.flatMap((boot) => valuesOf(boot, key)))
  const counts = [...values].map((value) => {
    const narrowed: Listing = { ...aside, chosen: { ...aside.chosen, [key]: [value] } }
    return { value, count: boots.filter((boot) => passes(boot, narrowed)).length }
  })
  return inOrder(counts.filter(({ count }) => count > 0))
}

/** The ends of a range and the counts of its bands, with its own choice left out. */
function naiveEnds(boots: ShelvedBoot[], listing: Listing, key: RangeKey) {
  const numbers = boots
    .filter((boot) => passes(boot, withoutFilter(listing, key)))
    .map((boot) => (key === 'price' ? priceMark(leadOfBoot(boot).price) : boot.stiffness))
  return numbers.length ? { least: Math.min(...numbers), most: Math.max(...numbers) } : undefined
}
function naiveBands(boots: ShelvedBoot[], listing: Listing) {
  const counts = priceBands.map((price) => ({
    value: bandName(price),
    count: boots.filter((boot) => passes(boot, { ...listing, price })).length,
  }))
  return inOrder(counts.filter(({ count }) => count > 0))
}
const inOrder = (counts: { value: string; count: number }[] = []) =>
  counts.toSorted((a, b) => (a.value < b.value ? -1 : 1))

const some = <T>(values: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.subarray(values, { minLength: 1 }) })
const range = (most: number, round: (n: number) => number) =>
  fc.oneof(
    fc.constant({}),
    fc.tuple(fc.nat(most), fc.nat(most)).map(([a, b]) => ({ from: round(Math.min(a, b)), to: round(Math.max(a, b)) })),
  )
const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    category: some(['figure', 'hockey']),
    brand: some(['premium', 'sport', 'classic']),
    size: some(['235', '240', '245', '250', '310']),
    width: some(['R', 'W']),
    colour: some(['white', 'black', 'navy']),
    level: some(['basic', 'single', 'double']),
    material: some(['leather', 'microfibre']),
    mouldable: some(['yes']),
    available: some(['yes']),
    sale: some(['yes']),
    price: range(6_500_000, (price) => roundPrice(price)),
    stiffness: range(95, (n) => n),
    sort: fc.constantFrom('relevance' as const, 'new' as const, 'price-up' as const, 'price-down' as const),
  })
  .map(({ price, stiffness, sort, ...values }) => ({
    ...emptyListing,
    sort,
    price,
    stiffness,
    chosen: Object.fromEntries(Object.entries(values).filter(([, chosen]) => chosen.length)),
  }))

const find = (db: Db, listing: Listing, window = { offset: 0, limit: 100 }) =>
  queryListing(db, { listing, facets: [...counted, ...rangeKeys], window })

const perPage = 3

/** All pages together are the whole list, each product once and in its place. */
async function agreesByPage(db: Db, listing: Listing) {
  const { ids } = await find(db, listing)
  const pages: string[][] = []
  for (let offset = 0; offset < ids.length; offset += perPage)
    pages.push((await find(db, listing, { offset, limit: perPage })).ids)
  expect(pages.slice(0, -1).every((page) => page.length === perPage)).toBe(true)
  expect(pages.flat()).toEqual(ids)
}

async function agrees(db: Db, boots: ShelvedBoot[], listing: Listing) {
  const { ids, count, facets, ends } = await find(db, listing)
  const expected = boots.filter((boot) => passes(boot, listing))
  expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)))
  expect(count).toBe(expected.length)
  for (const key of counted) expect(inOrder(facets[key]), key).toEqual(naiveCounts(boots, listing, key))
  expect(inOrder(facets.band)).toEqual(naiveBands(boots, listing))
  for (const key of rangeKeys) expect(ends[key], key).toEqual(naiveEnds(boots, listing, key))
  const prices = ids.map((id) => leadOfBoot(boots.find((boot) => boot.id === id)!).price)
  if (listing.sort === 'price-up') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  if (listing.sort === 'price-down') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
}

describe('the listing index', () => {
  test('the listing and its filter counts equal a product-by-product check, for random filters', async ({ db }) => {
    await openShelves(db)
    const boots: ShelvedBoot[] = []
    for (const boot of fc.sample(anyBoot, { numRuns: 40, seed: 245 })) boots.push(await shelve(db, boot))
    await refreshListed(
      db,
      boots.map(({ id }) => id),
    )
    await fc.assert(
      fc.asyncProperty(anyListing, (listing) => agrees(db, boots, listing)),
      { numRuns: 60, endOnFailure: true },
    )
    for (const sort of ['relevance', 'price-up', 'new'] as const) await agreesByPage(db, { ...emptyListing, sort })
  })

  test('the sizes of a discipline are those in which a boot of it can be bought', async ({ db }) => {
    await openShelves(db)
    const boot = fc.sample(anyBoot, { numRuns: 1, seed: 245 })[0]!
    const pair = { colour: 'white', width: 'R', price: 700_000, isOnSale: false } as const
    const { id } = await shelve(db, {
      ...boot,
      category: 'figure',
      status: 'active',
      variants: [
        { ...pair, size: '240', left: 5 },
        { ...pair, size: '245', left: 0 },
      ],
    })
    await refreshListed(db, [id])
    expect(await listSizesForSale(db)).toEqual({ figure: [240], hockey: [], speed: [], recreational: [] })
  })

  test('a price with three zeros too many takes no list down, and none after it was corrected', async ({ db }) => {
    const sold = await addDemoProducts(db, ['luot-aria-75', 'luot-dong-35'])
    const productId = sold.get('luot-aria-75')!
    const priceAs = async (price: number) => {
      const priced = { price, salePrice: null, saleFrom: null, saleUntil: null }
      await db.update(variants).set(priced).where(eq(variants.productId, productId))
      await refreshListed(db, [productId])
    }
    await priceAs(4_500_000_000)
    const { ids, ends } = await find(db, { ...emptyListing, price: { from: 900_000_000 } })
    expect([ids, ends.price?.most]).toEqual([[productId], 4_500_000_000])
    const [card] = await listCards(db, 'vi', ids)
    expect(card?.price.now).toBe(4_500_000_000)
    await priceAs(4_500_000)
    const corrected = await find(db, { ...emptyListing, price: { from: 4_000_000 }, sort: 'price-down' })
    expect(corrected.ids).toContain(productId)
    expect(corrected.ends.price?.most).toBeLessThan(900_000_000)
  })
})
