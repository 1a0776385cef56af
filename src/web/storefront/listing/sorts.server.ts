import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findAvailableSorts } from '#shop/search/listings/find-available-sorts.ts'
import { listingSorts, type ListingSort } from '#shop/search/listing.ts'
import { m } from '#words/messages.js'

const names: Record<ListingSort, typeof m.search_sort_relevance> = {
  relevance: m.search_sort_relevance,
  new: m.listing_sort_new,
  popular: m.search_sort_popular,
  'price-up': m.listing_sort_price_up,
  'price-down': m.listing_sort_price_down,
  rating: m.search_sort_rating,
}

/** Orders that say something: "best selling" needs sales, "rating" reviews. */
export async function sortsOf(locale: Locale) {
  const { hasSales, hasRatings } = await findAvailableSorts(db)
  return listingSorts
    .filter((sort) => (sort !== 'popular' || hasSales) && (sort !== 'rating' || hasRatings))
    .map((value) => ({ value, label: names[value]({}, { locale }) }))
}
