import type { Choices } from '#shop/search/list-products.ts'
import { groups, listingQuery, type Group, type Listing } from '#shop/search/listing.ts'

/** What a page lists before anyone filters: its address, what that address already says, and the filters it offers. */
export type Scope = { path: string; fixed?: Partial<Choices>; offers: Group[] }

/** Only what the query has to carry: the path says the rest. */
export const carried = ({ fixed = {} }: Scope, listing: Listing): Listing => ({
  ...listing,
  ...Object.fromEntries(Object.keys(fixed).map((group) => [group, []])),
})

export const addressOf = (scope: Scope, listing: Listing) => scope.path + listingQuery(carried(scope, listing))

/** The address under which this list should be found: filters do not make a page of their own, except where one filter is a page. */
export function canonicalPath(scope: Scope, listing: Listing) {
  const { categories, lines } = carried(scope, listing)
  const chosen = groups.reduce((sum, group) => sum + carried(scope, listing)[group].length, 0)
  if (scope.path !== '/shop' || chosen !== 1) return scope.path
  if (categories[0]) return categoryPath(categories[0])
  return lines[0] ? `/shop/brand/${lines[0]}` : scope.path
}

export const categoryPath = (slug: string) => (slug === 'accessories' ? '/shop/accessories' : `/shop/category/${slug}`)
