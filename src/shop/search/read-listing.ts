import { z } from 'zod'
import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { groups, queryNames, sorts, type Group, type Listing } from './listing.ts'

const known = <T extends string>(allowed: readonly T[]) =>
  z
    .array(z.string())
    .transform((values) => [...new Set(values)].filter((value): value is T => allowed.includes(value as T)))
const shaped = (shape: RegExp) =>
  z.array(z.string()).transform((values) => [...new Set(values)].filter((value) => shape.test(value)))

const query = z.object({
  categories: known(categorySlugs),
  lines: known(lineSlugs),
  types: shaped(/^[a-z][a-z-]{1,23}$/),
  sizes: shaped(/^\d{3}$/),
  sort: z.enum(sorts).catch('featured'),
  page: z.coerce.number().int().min(1).max(500).catch(1),
})

/** Reads a listing's address; what it does not know it passes over. `?category=a&category=b` and `?category=a,b` mean the same. */
export function readListing(params: URLSearchParams): Listing {
  const all = (group: Group) =>
    params
      .getAll(queryNames[group])
      .flatMap((value) => value.split(','))
      .filter(Boolean)
      .slice(0, 60)
  const chosen = Object.fromEntries(groups.map((group) => [group, all(group)]))
  return query.parse({ ...chosen, sort: params.get('sort') ?? undefined, page: params.get('page') ?? undefined })
}
