import { sql, type SQL } from 'drizzle-orm'
import type { ListingRequest, ListingResult } from './listing-result.ts'
import { isRange, type RangeKey } from '../listing.ts'
import { ignoredFilterOf, isAnything, sieve, type MaskNames } from './mask-sql.ts'

export type RangeEnds = Partial<Record<RangeKey, [least: number | null, most: number | null]>>

/** The least and the most of what passes: read from both ends until the first that does. */
export function endsOf({ facets }: ListingRequest, names: MaskNames): SQL {
  const end = (key: RangeKey, way: 'asc' | 'desc') =>
    sql`(select value from (select id, value::int as value from traits where kind = ${key} order by 2 ${sql.raw(way)} offset 0) t
      where ${isAnything} and (select bool_or(bit_count(b.bits & m.${sieve(ignoredFilterOf(key, names))}) > 0) from trait_bits b join sieves m on m.chunk = b.chunk where b.trait = t.id) limit 1)`
  const ends = facets
    .filter(isRange)
    .map((key) => sql`${key}::text, json_build_array(${end(key, 'asc')}, ${end(key, 'desc')})`)
  return sql`json_build_object(${sql.join(ends, sql`, `)})`
}

export function endsIn(ends: RangeEnds): ListingResult['ends'] {
  const reach = Object.entries(ends) as [RangeKey, RangeEnds[RangeKey] & {}][]
  return Object.fromEntries(
    reach.flatMap(([key, [least, most]]) => (least === null || most === null ? [] : [[key, { least, most }]])),
  )
}
