import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'

export const sorts = ['featured', 'new', 'price-up', 'price-down'] as const
export type Sort = (typeof sorts)[number]
export const perPage = 24

/** What a listing shows. Several values of one group mean "or", different groups "and". */
export type Listing = {
  categories: CategorySlug[]
  lines: LineSlug[]
  types: string[]
  /** Labels of boots in mm. */
  sizes: string[]
  sort: Sort
  page: number
}

export type Group = 'categories' | 'lines' | 'types' | 'sizes'

/** What the groups are called in the address (SPEC 2: `category`, `brand`). */
export const queryNames: Record<Group, string> = {
  categories: 'category',
  lines: 'brand',
  types: 'type',
  sizes: 'size',
}
export const groups = Object.keys(queryNames) as Group[]

/** The address of a listing, always in the same order, without what goes without saying. */
export function listingQuery(listing: Listing): string {
  const params = new URLSearchParams()
  for (const group of groups) for (const value of listing[group]) params.append(queryNames[group], value)
  if (listing.sort !== 'featured') params.set('sort', listing.sort)
  if (listing.page > 1) params.set('page', String(listing.page))
  const text = params.toString()
  return text && `?${text}`
}

/** The same listing without one choice, or without a whole group, from its first page on. */
export const without = (listing: Listing, group: Group, value?: string): Listing => ({
  ...listing,
  page: 1,
  [group]: value === undefined ? [] : listing[group].filter((one) => one !== value),
})
