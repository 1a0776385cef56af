import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { chunkBits } from './chunk.ts'
import { fitKeys, isFit, type FacetKey } from './facet.ts'
import type { FilterKey, Listing, Sort } from './listing.ts'
import {
  every,
  exactMask,
  filterMasks,
  fitKind,
  havingAny,
  idsOf,
  otherFits,
  phraseMask,
  placesMask,
  type Mask,
} from './masks.ts'
import type { Phrase } from './phrase.ts'

export type Counted = { value: string; count: number }
export type Found = {
  /** Ids of the products of this window, in order. */
  ids: string[]
  /** How many there are in all, and how many the phrase would find without any filter. */
  count: number
  sought: number
  facets: Partial<Record<FacetKey | 'price', Counted[]>>
}

/** What is sought, read; `places` are products whose SKU it is. */
export type Sought = { phrase: Phrase; places: number[] }

export type Asked = {
  listing: Listing
  facets: readonly (FacetKey | 'price')[]
  window: { offset: number; limit: number }
  sought?: Sought
}

const bits = sql.raw(String(chunkBits))
/** Enough for a million products; it tells the planner that there are few. */
const mostChunks = 128

/** A page of a listing with the counts of its filters, in one statement: masks of bits per filter, their counts, and a walk along an index that picks what passes. */
export async function findListed(db: Db, asked: Asked): Promise<Found> {
  const { columns, names } = columnsOf(asked)
  const statement = sql`
    with masks as materialized (
      select c.chunk, ${sql.join(columns, sql`, `)}
      from (select generate_series(0, (select coalesce(max(place), 0) / ${bits} from listed)) as chunk limit ${sql.raw(String(mostChunks))}) c
    ),
    whole as materialized (
      select string_agg((${all(names)})::text, '' order by chunk)::varbit as passes, coalesce(sum(bit_count(${all(names)})), 0)::int as n, coalesce(sum(bit_count(${names.has('sought') ? sql`listed & sought` : sql`listed`})), 0)::int as sought
      ${names.has('named') ? sql`, string_agg((${all(names)} & named)::text, '' order by chunk)::varbit as named, string_agg((${all(names)} & exact)::text, '' order by chunk)::varbit as exact` : sql``}
      from masks
    )
    select n as count, sought,
      coalesce((select array_agg(product_id order by at) from (${window(asked, names)}) page(product_id, at)), '{}') as ids,
      coalesce((select jsonb_agg(jsonb_build_array(kind, value, n)) from (${countsOf(asked, names)}) counted(kind, value, n)), '[]') as counts
    from whole`
  const [row] = await rowsOf<{ count: number; sought: number; ids: string[]; counts: [string, string, number][] }>(
    db,
    statement,
  )
  const { count, sought, ids, counts } = row!
  const facets: Found['facets'] = {}
  for (const [kind, value, n] of counts) (facets[kind as FacetKey] ??= []).push({ value, count: n })
  return { ids, count, sought, facets }
}

type Names = Set<FilterKey | 'fit' | 'sought' | 'named'>
const column = (name: string) => sql.identifier(`by_${name}`)

function columnsOf({ listing, sought }: Asked) {
  const filters = filterMasks(listing)
  const names: Names = new Set(filters.keys())
  const columns = [
    sql`${havingAny(idsOf('listed', ['yes']))} as listed`,
    ...[...filters].map(([key, mask]) => sql`${mask} as ${column(key)}`),
  ]
  if (sought) {
    names.add('sought')
    columns.push(sql`${soughtMask(sought)} as sought`)
    if (listing.sort === 'relevance') {
      names.add('named')
      columns.push(sql`${phraseMask(sought.phrase, 'name')} as named`, sql`${firstMask(sought)} as exact`)
    }
  }
  return { columns, names }
}

const soughtMask = ({ phrase, places }: Sought): Mask =>
  places.length ? sql`(${phraseMask(phrase, 'word')} | ${placesMask(places)})` : phraseMask(phrase, 'word')

/** What comes first of all: the very SKU, or what is written as it was typed. */
const firstMask = ({ phrase, places }: Sought): Mask => {
  if (places.length) return placesMask(places)
  return phrase.exact.length ? exactMask(phrase) : phraseMask(phrase, 'name')
}

/** All filters, or all but one: a filter's own counts ignore its own choice. */
function all(names: Names, except?: FilterKey | 'fit'): SQL {
  const kept = [...names].filter((name) => name !== except && name !== 'named' && name !== 'sought')
  const masks = kept.map((name) => sql`${column(name)}`)
  return every([sql`listed`, ...(names.has('sought') ? [sql`sought`] : []), ...masks])
}

const order: Record<Sort, SQL> = {
  relevance: sql`featured, place`,
  new: sql`published_at desc, place desc`,
  popular: sql`sold desc nulls last, featured, place`,
  rating: sql`rating desc nulls last, featured, place`,
  'price-up': sql`price, place`,
  'price-down': sql`price desc, place desc`,
}

/** Walks along the index of the order and stops when the window is full. What is sought comes in three rounds: as written in the name, in the name, anywhere. */
function window({ listing: { sort }, window: { offset, limit } }: Asked, names: Names): SQL {
  const walk = (passes: SQL, most: number) =>
    sql`select product_id from listed where ${passes} order by ${order[sort]} limit ${most}`
  const has = (mask: string) => sql`get_bit((select ${sql.identifier(mask)} from whole), place) = 1`
  if (!names.has('named'))
    return sql`select product_id, row_number() over () from (${walk(has('passes'), offset + limit)} offset ${offset}) walked`
  const rounds = [
    walk(has('exact'), offset + limit),
    walk(sql`${has('named')} and not ${has('exact')}`, offset + limit),
    walk(sql`${has('passes')} and not ${has('named')} and not ${has('exact')}`, offset + limit),
  ].map((round) => sql`select * from (${round}) r`)
  return sql`select product_id, row_number() over () from (${sql.join(rounds, sql` union all `)} limit ${limit} offset ${offset}) walked`
}

/** Counts of the filters: those that are not set share one mask, each of the others has its own. */
function countsOf({ listing, facets }: Asked, names: Names): SQL {
  const setKey = (key: FacetKey | 'price') =>
    names.has(key) || (isFitFacet(key) && names.has('fit') && fitKeys.some((fit) => listing.chosen[fit]?.length))
  const free = facets.filter((key) => !setKey(key))
  const own = facets.filter(setKey).map((key) => (isFitFacet(key) ? fitCounts(listing, key, names) : counts([key], all(names, key))))
  const parts = [...(free.length ? [counts(free, all(names))] : []), ...own]
  return parts.length ? sql.join(parts, sql` union all `) : sql`select '', '', 0 where false`
}

const isFitFacet = (key: FacetKey | 'price') => key !== 'price' && isFit(key)

const counts = (kinds: readonly string[], mask: SQL) =>
  sql`select t.kind, t.value, sum(bit_count(b.bits & m.mask))::int as n
    from traits t join trait_bits b on b.trait = t.id join (select chunk, ${mask} as mask from masks) m on m.chunk = b.chunk
    where t.kind = any(${sql.param(kinds)}::text[]) group by t.id having sum(bit_count(b.bits & m.mask)) > 0`

/** A size counts what can be had in it together with the width and colour that are chosen. */
function fitCounts(listing: Listing, key: FacetKey | 'price', names: Names): SQL {
  const others = otherFits(listing, key as FacetKey)
  const mask = all(names, 'fit')
  if (!others.length) return counts([key], mask)
  const keys = fitKeys.filter((fit) => fit === key || others.includes(fit))
  const part = (fit: string) => sql`split_part(t.value, '|', ${sql.raw(String(keys.indexOf(fit as never) + 1))})`
  const held = others.map((fit) => sql`${part(fit)} = any(${sql.param(listing.chosen[fit])}::text[])`)
  return sql`select ${key}::text, value, sum(bit_count(bits & m.mask))::int as n
    from (select ${part(key)} as value, b.chunk, bit_or(b.bits) as bits from traits t join trait_bits b on b.trait = t.id
      where t.kind = ${fitKind(keys)} and ${sql.join(held, sql` and `)} group by 1, 2) f
    join (select chunk, ${mask} as mask from masks) m on m.chunk = f.chunk
    group by value having sum(bit_count(bits & m.mask)) > 0`
}
