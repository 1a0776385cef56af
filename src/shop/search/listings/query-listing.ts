import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { fitKeys, type FitKey } from '../facet.ts'
import { placesIn } from '../traits/chunk.ts'
import type { ListingRequest, ListingResult, SearchQuery } from './listing-result.ts'
import { isRange, type ListingSort, type RangeKey, type Listing } from '../listing.ts'
import {
  chunks,
  every,
  exactMask,
  filterMasks,
  havingAny,
  idsOf,
  phraseMask,
  placesMask,
  wearerMasks,
  fitKind,
  otherFits,
  type Mask,
} from '../traits/masks.ts'
import {
  allFilters,
  column,
  combinedMasks,
  ignoredFilterOf,
  isAnything,
  combinedMask,
  countedFacetsOf,
  isFitFacet,
  type Counting,
  type MaskNames,
} from './mask-sql.ts'

/** Up to this many matches are sent as bits, and sorted here. */
const maxSortedHere = 2000

/** With many matches, nothing is sent and sorted here: scanning the index of the order fills the page in fewer steps than there are products to sort. */
const isClose = ({ offset, limit }: ListingRequest['window']) =>
  sql`n > least(${maxSortedHere}, sqrt(${sql.raw(String(offset + limit))} * sold::float8))`

/** One page of a listing with the counts of its filters: masks of bits per filter, their intersections, and the products of the page. */
export async function queryListing(db: Db, request: ListingRequest): Promise<ListingResult> {
  const { columns, names } = columnsOf(request)
  const statement = sql`
    with masks as materialized (
      select c.chunk, ${sql.join(columns, sql`, `)}
      from ${chunks}
    ),
    sieves as materialized (select ${sql.join([sql`chunk`, ...combinedMasks(request, names)], sql`, `)} from masks),
    summed as materialized (select ${sql.join(wholeOf(names), sql`, `)} from masks),
    whole as materialized (select *, ${isClose(request.window)} as is_close from summed)
    select n as count, searched, ${sentOf(names)}, is_close as "isClose", ${endsOf(request, names)} as ends,
      ${request.window.limit ? sql`coalesce((select array_agg(product_id order by at) from (${window(request, names)}) page(place, at) join listed_products using (place)), '{}')` : sql`'{}'::uuid[]`} as ids,
      kinds, vals, counts
    from whole cross join (select array_agg(kind) as kinds, array_agg(value) as vals, array_agg(n) as counts from (${countsOf(request, names)}) counted(kind, value, n)) facets`
  const [row] = await rowsOf<Row>(db, statement)
  const { count, searched, isClose: isWalked, ids: walked } = row!
  const ids = isWalked || !request.window.limit ? walked : await listFew(db, request, row!)
  return { ids, count, searched, facets: facetsIn(row!), ends: endsIn(row!.ends) }
}

/** Counts of all filters in one query; sizes, widths and colours that depend on each other have one query each. */
function countsOf(request: ListingRequest, names: MaskNames): SQL {
  const { listing } = request
  const keys = countedFacetsOf(request)
  const tied = keys.filter((key): key is FitKey => isFitFacet(key) && otherFits(listing, key).length > 0)
  const plain = keys.filter((key) => !tied.includes(key as FitKey))
  const parts = [...(plain.length ? [counts(plain, names)] : []), ...tied.map((key) => fitCounts(listing, key))]
  return parts.length ? sql.join(parts, sql` union all `) : sql`select '', '', 0 where false`
}

/** The planner underestimates the number of traits and would read all bits. */
const bitsOf = sql`cross join lateral (select chunk, bits from trait_bits where trait = t.id offset 0) b`

/** Bits are counted before rows are gathered, so that little is sorted or hashed. */
function counts(keys: Counting[], names: MaskNames): SQL {
  const own = keys.flatMap((key) => {
    const aside = ignoredFilterOf(key, names)
    return aside ? [sql`when ${sql.raw(`'${key}'`)} then m.${combinedMask(aside)}`] : []
  })
  const through = own.length
    ? sql`case t.kind ${sql.join(own, sql` `)} else m.${combinedMask(undefined)} end`
    : sql`m.${combinedMask(undefined)}`
  return sql`select any_value(kind), any_value(value), sum(n)::int from (
      select t.id, t.kind, t.value, bit_count(b.bits & ${through}) as n
      from traits t ${bitsOf} join sieves m on m.chunk = b.chunk
      where ${isAnything} and t.kind = any(${sql.param(keys)}::text[]) offset 0) counted where n > 0 group by id`
}

/** The count of a size includes only variants that also have the chosen width and colour. */
function fitCounts(listing: Listing, key: FitKey): SQL {
  const others = otherFits(listing, key)
  const keys = fitKeys.filter((fit) => fit === key || others.includes(fit))
  const part = (fit: FitKey) => sql`split_part(t.value, '|', ${sql.raw(String(keys.indexOf(fit) + 1))})`
  const isHeld = others.map((fit) => sql`${part(fit)} = any(${sql.param(listing.chosen[fit])}::text[])`)
  return sql`select ${key}::text, value, sum(bit_count(bits & m.${combinedMask('fit')}))::int as n
    from (select ${part(key)} as value, b.chunk, bit_or(b.bits) as bits from traits t ${bitsOf}
      where ${isAnything} and t.kind = ${fitKind(keys)} and ${sql.join(isHeld, sql` and `)} group by 1, 2) f
    join sieves m on m.chunk = f.chunk group by value having sum(bit_count(bits & m.${combinedMask('fit')})) > 0`
}

function facetsIn({ kinds, vals, counts }: Row) {
  const facets: ListingResult['facets'] = {}
  kinds?.forEach((kind, at) => (facets[kind] ??= []).push({ value: vals![at]!, count: counts![at]! }))
  return facets
}

type Sent = { passes: Uint8Array | null; named?: Uint8Array | null; exact?: Uint8Array | null }
type Counts = { kinds: Counting[] | null; vals: string[] | null; counts: number[] | null }
type Row = Sent & Counts & { count: number; searched: number; isClose: boolean; ids: string[]; ends: RangeEnds }

type RangeEnds = Partial<Record<RangeKey, [least: number | null, most: number | null]>>

/** The minimum and maximum of the matching products: read from both ends until the first match. */
function endsOf({ facets }: ListingRequest, names: MaskNames): SQL {
  const end = (key: RangeKey, way: 'asc' | 'desc') =>
    sql`(select value from (select id, value::bigint as value from traits where kind = ${key} order by 2 ${sql.raw(way)} offset 0) t
      where ${isAnything} and (select bool_or(bit_count(b.bits & m.${combinedMask(ignoredFilterOf(key, names))}) > 0) from trait_bits b join sieves m on m.chunk = b.chunk where b.trait = t.id) limit 1)`
  const ends = facets
    .filter(isRange)
    .map((key) => sql`${key}::text, json_build_array(${end(key, 'asc')}, ${end(key, 'desc')})`)
  return sql`json_build_object(${sql.join(ends, sql`, `)})`
}

function endsIn(ends: RangeEnds): ListingResult['ends'] {
  const reach = Object.entries(ends) as [RangeKey, RangeEnds[RangeKey] & {}][]
  return Object.fromEntries(
    reach.flatMap(([key, [least, most]]) => (least === null || most === null ? [] : [[key, { least, most }]])),
  )
}

/** All matches as one row of bits, and their number; the same for the ranks of a search. */
function wholeOf(names: MaskNames): SQL[] {
  const joined = (mask: SQL) => sql`string_agg((${mask})::text, '' order by chunk)::varbit`
  const sum = (mask: SQL) => sql`coalesce(sum(bit_count(${mask})), 0)::int`
  const rounds = names.has('named')
    ? [
        sql`${joined(sql`${allFilters(names)} & named`)} as named, ${sum(sql`${allFilters(names)} & named`)} as named_n`,
        sql`${joined(sql`${allFilters(names)} & exact`)} as exact, ${sum(sql`${allFilters(names)} & exact`)} as exact_n`,
      ]
    : []
  return [
    sql`${joined(allFilters(names))} as passes, ${sum(allFilters(names))} as n`,
    sql`${sum(sql`listed`)} as sold, ${sum(names.has('searched') ? sql`listed & searched` : sql`listed`)} as searched`,
    ...rounds,
  ]
}

const sentOf = (names: MaskNames) => {
  const sent = (mask: string) =>
    sql`case when not is_close then varbit_send(${sql.identifier(mask)}) end as ${sql.identifier(mask)}`
  return sql.join((names.has('named') ? ['passes', 'named', 'exact'] : ['passes']).map(sent), sql`, `)
}

/** The products of the page out of a few matches: by the ranks of a search, within each by the chosen order. */
async function listFew(
  db: Db,
  { listing: { sort }, window: { offset, limit } }: ListingRequest,
  sent: Sent,
): Promise<string[]> {
  const passes = placesIn(sent.passes!)
  if (!passes.length) return []
  const [exact, named] = [
    new Set(sent.exact ? placesIn(sent.exact) : []),
    new Set(sent.named ? placesIn(sent.named) : []),
  ]
  const rounds = passes.map((place) => (exact.has(place) ? 0 : named.has(place) ? 1 : 2))
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select product_id as id from unnest(${sql.param(passes)}::int[], ${sql.param(rounds)}::int[]) w(place, round) join listed_products using (place) order by round, ${order[sort]} limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => row.id)
}

function columnsOf({ listing, searched }: ListingRequest) {
  const filters = filterMasks(listing)
  const names: MaskNames = new Set(filters.keys())
  const columns = [
    sql`${havingAny(idsOf('listed', ['yes']))} as listed`,
    ...[...filters].map(([key, mask]) => sql`${mask} as ${column(key)}`),
  ]
  if (searched) {
    names.add('searched')
    columns.push(sql`${searchMask(searched)} as searched`)
    if (listing.sort === 'relevance') {
      names.add('named')
      const { first, second } = roundsOf(searched)
      columns.push(sql`${second} as named`, sql`${first} as exact`)
    }
  }
  return { columns, names }
}

const searchMask = ({ phrase, places }: SearchQuery): Mask =>
  places.length ? sql`(${phraseMask(phrase, 'word')} | ${placesMask(places)})` : phraseMask(phrase, 'word')

/** The first two ranks: products made only for the named wearer, then those that suit them; without a wearer, the exact match, then the name. */
function roundsOf(searched: SearchQuery): { first: Mask; second: Mask } {
  const { phrase, places } = searched
  if (places.length || !phrase.wearers.length) return { first: firstMask(searched), second: phraseMask(phrase, 'name') }
  const { own, suits } = wearerMasks(phrase.wearers)
  return { first: every([searchMask(searched), own]), second: every([searchMask(searched), suits]) }
}

/** The first rank: the exact SKU, or products that contain the words exactly as typed. */
const firstMask = ({ phrase, places }: SearchQuery): Mask => {
  if (places.length) return placesMask(places)
  return phrase.exact.length ? exactMask(phrase) : phraseMask(phrase, 'name')
}

const order: Record<ListingSort, SQL> = {
  relevance: sql`featured, place`,
  new: sql`published_at desc, place desc`,
  popular: sql`sold desc nulls last, featured, place`,
  rating: sql`rating desc nulls last, featured, place`,
  'price-up': sql`price, place`,
  'price-down': sql`price desc, place desc`,
}

/** Scans the index of the order and stops when the page is full. A search has three ranks: as written in the name, in the name, anywhere. */
function window({ listing: { sort }, window: { offset, limit } }: ListingRequest, names: MaskNames): SQL {
  const isMany = sql`(select is_close from whole)`
  const inOrder = (passes: SQL) =>
    sql`select place from listed_products where ${isMany} and ${passes} order by ${order[sort]}`
  const page = sql.raw(`limit ${limit} offset ${offset}`)
  const has = (mask: string) => sql`get_bit((select ${sql.identifier(mask)} from whole), place) = 1`
  const any = (mask: string) => sql`(select ${sql.identifier(`${mask}_n`)} from whole) > 0`
  if (!names.has('named'))
    return sql`select place, row_number() over () from (${inOrder(has('passes'))} ${page}) walked`
  const rounds = [
    sql`${any('exact')} and ${has('exact')}`,
    sql`${any('named')} and ${has('named')} and not ${has('exact')}`,
    sql`${has('passes')} and not ${has('named')} and not ${has('exact')}`,
  ].map((round) => sql`select * from (${inOrder(round)} limit ${sql.raw(String(offset + limit))}) r`)
  return sql`select place, row_number() over () from (${sql.join(rounds, sql` union all `)} ${page}) walked`
}
