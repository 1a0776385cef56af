import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listingQuery, emptyListing, type Listing } from '#shop/search/listing.ts'
import { searchListing } from '#shop/search/phrases/search-listing.ts'
import { m } from '#words/messages.js'

const maxProducts = 4

type ProductQuery = {
  category: CategorySlug
  chosen: Listing['chosen']
  stiffness?: Listing['stiffness']
  /** The options chosen on the page of each product. */
  choice?: Options
}

/** The first products of a list that answers the same question, and the way to the whole list. */
export async function findToolProducts({ category, chosen, stiffness = {}, choice = {} }: ProductQuery) {
  const listing = { ...emptyListing, chosen: { ...chosen, category: [category] }, stiffness }
  const { ids, count } = await searchListing(db, { listing, facets: [], window: { offset: 0, limit: maxProducts } })
  const cards = await listCards(db, requestLocale(), ids, { within: choice })
  const query = Object.keys(choice).length ? `?${new URLSearchParams(choice as Record<string, string>)}` : ''
  return {
    items: cards.map(({ id, name, slug, pictures, price, isFrom, isBare }) => ({
      id,
      name,
      picture: pictures[0]?.file ?? null,
      price: price.now,
      was: price.was,
      isFrom,
      isBare,
      to: `/product/${slug}${query}`,
    })),
    more:
      count > cards.length
        ? { to: `/shop/category/${category}${listingQuery({ ...listing, chosen })}`, text: m.tool_all({ count }) }
        : null,
  }
}
export type ToolProducts = Awaited<ReturnType<typeof findToolProducts>>
