import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { lastListingPage, listingQuery, emptyListing, listingSorts, withoutFilter, type Listing } from './listing.ts'
import { priceMark, roundPrice } from './price-step.ts'
import { readBound } from './range-rule.ts'
import { longestQuery, readListing } from './listings/read-listing.ts'

const read = (text: string) => readListing(new URLSearchParams(text))

const range = (most: number, round: (n: number) => number) =>
  fc.tuple(fc.option(fc.nat(most)), fc.option(fc.nat(most))).map(([a, b]) => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b]
    const low = from && round(from)
    return { ...(low && { from: low }), ...(to !== null && { to: round(to) }) }
  })
const some = (values: readonly string[]) => fc.subarray([...values].sort())

const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    category: some(categorySlugs),
    brand: some(lineSlugs),
    type: some(['set', 'boot_only', 'guards']),
    size: some(['235', '240', '245', 'M']),
    holder_system: some(['Lướt H1', 'Lướt H3']),
    profile_ft: some(['9', '9.5', '9/10']),
    mouldable: some(['yes']),
    price: range(9_000_000, (price) => roundPrice(price)),
    stiffness: range(95, (n) => n),
    q: fc.constantFrom('', 'giày trượt băng', '100% "da" \\ <b>'),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: lastListingPage }),
  })
  .map(({ price, stiffness, q, sort, page, ...values }) => {
    const { from, to } = stiffness as { from?: number; to?: number }
    return {
      price,
      stiffness: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      q,
      sort,
      page,
      chosen: Object.fromEntries(Object.entries(values).filter(([, chosen]) => chosen.length)),
    }
  })

describe('the address of a listing', () => {
  test('the address restores the listing, for random listings', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(read(listingQuery(listing))).toEqual(listing)
      }),
    )
  })

  test('the address of the plain listing is empty', () => expect(listingQuery(emptyListing)).toBe(''))

  test('values may be repeated or separated by commas, in any order', () => {
    expect(read('category=hockey&category=figure')).toEqual(read('category=figure,hockey'))
  })

  test('an old type name is translated, and an unknown one is dropped', () => {
    expect(read('type=boot-only,nonsense').chosen).toEqual({ type: ['boot_only'] })
  })

  test('unknown filters are dropped, and the others still count', () => {
    expect(read('category=roller&category=figure&brand=gold&size=245&sort=magic&page=-2&x=1&mouldable=no')).toEqual({
      ...emptyListing,
      chosen: { category: ['figure'], size: ['245'] },
    })
  })

  test('any text is read without a crash', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('q', 'size', 'price_to', 'page', 'colour'),
        (text, name) => {
          const listing = readListing(new URLSearchParams([[name, text]]))
          expect(readListing(new URLSearchParams(listingQuery(listing)))).toEqual(listing)
        },
      ),
    )
  })

  test('a search of ten thousand characters is cut to the longest query', () => {
    const { q } = readListing(new URLSearchParams({ q: `giày\n\u0000 \u202Etrượt ${'ă'.repeat(10_000)}` }))
    expect(q.length).toBe(longestQuery)
    expect(q).toMatch(/^giày trượt ăăă/)
  })

  test('prices in the wrong order are swapped and rounded', () => {
    expect(read('price_from=3.000.000&price_to=1.234.567')).toEqual({
      ...emptyListing,
      price: { from: 1_300_000, to: 3_000_000 },
    })
  })

  test.for(['1500000', '1.500.000', '1,500,000', '1 500 000 ₫', '1500000đ', '1.500.000 VND'])(
    'a price typed as %j is read',
    (typed) => expect(read(String(new URLSearchParams({ price_to: typed }))).price).toEqual({ to: 1_500_000 }),
  )

  test.for<[string, number]>([
    ['500k', 500_000],
    ['500 nghìn', 500_000],
    ['500 nghin dong', 500_000],
    ['2 triệu', 2_000_000],
    ['2 trieu', 2_000_000],
    ['1,5tr', 1_500_000],
    ['1tr5', 1_500_000],
    ['1.500k', 1_500_000],
    ['1,500 nghìn', 1_500_000],
    ['10000k', 10_000_000],
    ['1tr500', 1_500_000],
    ['2tr350', 2_350_000],
    ['2 triệu 350', 2_350_000],
    ['2Tr đ', 2_000_000],
  ])('a price typed as %j is read as %i', ([typed, amount]) => expect(readBound('price', typed)).toBe(amount))

  test('a stiffness has no thousands', () => expect(readBound('stiffness', '90k')).toBeUndefined())

  test.for(['1.5', '1,5tr5', '1tr50', '1.500tr', 'k', '-5k', '5000000k', '9000tr', '-5', 'abc', '', '2000000000'])(
    'a price typed as %j filters nothing',
    (typed) => {
      expect(readBound('price', typed)).toBeUndefined()
      expect(read(String(new URLSearchParams({ price_to: typed })))).toEqual(emptyListing)
    },
  )

  test('a stiffness beyond the scale filters nothing', () => {
    expect(read('stiffness_from=101&stiffness_to=90').stiffness).toEqual({ to: 90 })
    expect(read('stiffness_to=9.5').stiffness).toEqual({})
  })
})

test('dropping a filter goes back to the first page', () => {
  const listing: Listing = { ...emptyListing, chosen: { size: ['245', '250'] }, price: { to: 500_000 }, page: 3 }
  expect(withoutFilter(listing, 'size', '245')).toEqual({ ...listing, chosen: { size: ['250'] }, page: 1 })
  expect(withoutFilter(listing, 'size')).toEqual({ ...listing, chosen: {}, page: 1 })
  expect(withoutFilter(listing, 'price')).toEqual({ ...listing, price: {}, page: 1 })
})

test('the price index keeps every rounded price range exact', () => {
  const round = fc.nat(20_000_000).map((price) => roundPrice(price))
  fc.assert(
    fc.property(fc.nat(20_000_000), round, round, (price, from, to) => {
      const within = priceMark(price) >= priceMark(from) && priceMark(price) <= priceMark(to)
      expect(within).toBe(price >= from && price <= to)
    }),
  )
})
