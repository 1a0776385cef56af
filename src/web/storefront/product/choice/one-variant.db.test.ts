import fc from 'fast-check'
import { expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { leadOfProduct } from '#shop/catalogue/variants/lead-of-product.ts'
import { picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { queryListing } from '#shop/search/listings/query-listing.ts'
import { listCards, type Card } from '#shop/search/cards/list-cards.ts'
import { emptyListing } from '#shop/search/listing.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { suggest } from '#shop/search/phrases/suggest.ts'
import { anyBoot, leadOfBoot, openShelves, shelve, type ShelvedBoot } from '#test/random-catalogue.ts'
import { test } from '#test/with-db.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { priceOf, readPickedChoice } from '#web/parts/product/picker.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'

const isForSale = ({ status }: ShelvedBoot) => status === 'active'

/** Random boots, in lists and search. */
async function fillShelves(db: Db, { seed, count }: { seed: number; count: number }) {
  await openShelves(db)
  const boots: ShelvedBoot[] = []
  for (const boot of fc.sample(anyBoot, { numRuns: count, seed })) boots.push(await shelve(db, boot))
  await refreshListed(
    db,
    boots.map(({ id }) => id),
  )
  return boots.filter(isForSale)
}

/** What a product page shows when its address chooses nothing, and the picture that is shared of it. */
async function opened(db: Db, slug: string) {
  const product = (await findProduct(db, 'vi', slug))!
  const available = await availableOf(
    db,
    product.variants.map(({ id }) => id),
  )
  const variants = variantViews(product, available, new Date())
  const choice = readPickedChoice(variants, optionViews(product, 'vi'), new URLSearchParams())
  const pictures = product.pictures.map(({ file, options }) => ({ file, of: options }))
  const { isFrom, ...price } = priceOf(variants, choice)
  return {
    price,
    isFrom,
    picture: picturesFor(pictures, choice)[0]?.file,
    colour: choice.colour,
    shared: leadOfProduct(product, available, new Date()).picture,
  }
}

const ringed = ({ colours }: Card) => colours.filter(({ isShown }) => isShown).map(({ name }) => name)
const byId = <T extends { id: string }>(some: T[]) => some.toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('a card shows the price, picture and colour that its page opens with, whatever is reduced or sold out', async ({
  db,
}) => {
  const boots = await fillShelves(db, { seed: 2026, count: 100 })
  const cards = await listCards(
    db,
    'vi',
    boots.map(({ id }) => id),
  )
  expect(cards).toHaveLength(boots.length)
  for (const [at, card] of cards.entries()) {
    const page = await opened(db, card.slug)
    const { price, isFrom, picture, colour } = page
    expect({ price: card.price, isFrom: card.isFrom, picture: card.pictures[0]?.file }).toEqual({
      price,
      isFrom,
      picture,
    })
    expect(ringed(card)).toEqual([colour])
    expect(page.shared).toBe(picture)
    // The expected result, computed apart from the shop’s own rule.
    const boot = boots[at]!
    const meant = leadOfBoot(boot)
    expect(card.isBare).toBe(boot.category === 'figure' && boot.isBare)
    expect({ colour, now: price.now, isReduced: price.was !== null }).toEqual({
      colour: meant.colour,
      now: meant.price,
      isReduced: meant.isReduced,
    })
  }
})

test('the sale filter, the price order and the search suggestions use the price on the card', async ({ db }) => {
  const boots = await fillShelves(db, { seed: 19, count: 40 })
  const cards = byId(
    await listCards(
      db,
      'vi',
      boots.map(({ id }) => id),
    ),
  )
  const found = (listing: Partial<typeof emptyListing>) =>
    queryListing(db, { listing: { ...emptyListing, ...listing }, facets: [], window: { offset: 0, limit: 100 } })
  const reduced = await found({ chosen: { sale: ['yes'] } })
  expect(reduced.ids.toSorted()).toEqual(cards.flatMap(({ id, price }) => (price.was === null ? [] : [id])))
  const dear = await found({ sort: 'price-down' })
  const prices = dear.ids.map((id) => cards.find((card) => card.id === id)!.price.now)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  const { products } = await suggest(db, 'vi', 'giày')
  expect(products.length).toBeGreaterThan(0)
  for (const { id, price, was, isBare, picture } of products) {
    const card = cards.find((one) => one.id === id)!
    expect({ now: price, was, isBare, picture }).toEqual({
      ...card.price,
      isBare: card.isBare,
      picture: card.pictures[0]!.file,
    })
  }
})
