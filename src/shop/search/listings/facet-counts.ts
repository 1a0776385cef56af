import { sql, type SQL } from 'drizzle-orm'
import { fitKeys, type FitKey } from '../facet.ts'
import type { ListingRequest } from './listing-result.ts'
import type { Listing } from '../listing.ts'
import { fitKind, otherFits } from '../traits/masks.ts'
import {
  ignoredFilterOf,
  countedFacetsOf,
  isAnything,
  isFitFacet,
  sieve,
  type Counting,
  type MaskNames,
} from './mask-sql.ts'

/** Counts of the filters, all in one reading; sizes, widths and colours that hang together have one each. */
export function countsOf(asked: ListingRequest, names: MaskNames): SQL {
  const { listing } = asked
  const keys = countedFacetsOf(asked)
  const tied = keys.filter((key): key is FitKey => isFitFacet(key) && otherFits(listing, key).length > 0)
  const plain = keys.filter((key) => !tied.includes(key as FitKey))
  const parts = [...(plain.length ? [counts(plain, names)] : []), ...tied.map((key) => fitCounts(listing, key))]
  return parts.length ? sql.join(parts, sql` union all `) : sql`select '', '', 0 where false`
}

/** The planner thinks too little of many traits and would read all bits there are. */
const bitsOf = sql`cross join lateral (select chunk, bits from trait_bits where trait = t.id offset 0) b`

/** Bits are counted before rows are gathered, so that what is sorted or hashed is small. */
function counts(keys: Counting[], names: MaskNames): SQL {
  const own = keys.flatMap((key) => {
    const aside = ignoredFilterOf(key, names)
    return aside ? [sql`when ${sql.raw(`'${key}'`)} then m.${sieve(aside)}`] : []
  })
  const through = own.length
    ? sql`case t.kind ${sql.join(own, sql` `)} else m.${sieve(undefined)} end`
    : sql`m.${sieve(undefined)}`
  return sql`select any_value(kind), any_value(value), sum(n)::int from (
      select t.id, t.kind, t.value, bit_count(b.bits & ${through}) as n
      from traits t ${bitsOf} join sieves m on m.chunk = b.chunk
      where ${isAnything} and t.kind = any(${sql.param(keys)}::text[]) offset 0) counted where n > 0 group by id`
}

/** A size counts what can be had in it together with the width and colour that are chosen. */
function fitCounts(listing: Listing, key: FitKey): SQL {
  const others = otherFits(listing, key)
  const keys = fitKeys.filter((fit) => fit === key || others.includes(fit))
  const part = (fit: FitKey) => sql`split_part(t.value, '|', ${sql.raw(String(keys.indexOf(fit) + 1))})`
  const held = others.map((fit) => sql`${part(fit)} = any(${sql.param(listing.chosen[fit])}::text[])`)
  return sql`select ${key}::text, value, sum(bit_count(bits & m.${sieve('fit')}))::int as n
    from (select ${part(key)} as value, b.chunk, bit_or(b.bits) as bits from traits t ${bitsOf}
      where ${isAnything} and t.kind = ${fitKind(keys)} and ${sql.join(held, sql` and `)} group by 1, 2) f
    join sieves m on m.chunk = f.chunk group by value having sum(bit_count(bits & m.${sieve('fit')})) > 0`
}
