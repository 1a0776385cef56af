import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { placesIn } from './chunk.ts'
import { fitKeys, isFit, type FacetKey, type FitKey } from './facet.ts'
import type { FilterKey, Listing, Sort } from './listing.ts'
import {
  chunks,
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

/** So few that the bits are sent and read here, and those products put in order; more than these lie so close that a walk along the order soon has a page full. */
const few = 2000

/** A page of a listing with the counts of its filters: masks of bits per filter, what they come to, and the products of the window. */
export async function findListed(db: Db, asked: Asked): Promise<Found> {
  const { columns, names } = columnsOf(asked)
  const statement = sql`
    with masks as materialized (
      select c.chunk, ${sql.join(columns, sql`, `)}
      from ${chunks}
    ),
    sieves as materialized (select ${sql.join([sql`chunk`, ...sievesOf(asked, names)], sql`, `)} from masks),
    whole as materialized (select ${sql.join(wholeOf(names), sql`, `)} from masks)
    select n as count, sought, ${sentOf(names)},
      ${asked.window.limit ? sql`coalesce((select array_agg(product_id order by at) from (${window(asked, names)}) page(place, at) join listed using (place)), '{}')` : sql`'{}'::uuid[]`} as ids,
      coalesce((select jsonb_agg(jsonb_build_array(kind, value, n)) from (${countsOf(asked, names)}) counted(kind, value, n)), '[]') as counts
    from whole`
  const [row] = await rowsOf<Row>(db, statement)
  const { count, sought, counts } = row!
  const facets: Found['facets'] = {}
  for (const [kind, value, n] of counts) (facets[kind as FacetKey] ??= []).push({ value, count: n })
  const ids = count > few || !asked.window.limit ? row!.ids : await listFew(db, asked, row!)
  return { ids, count, sought, facets }
}

type Sent = { passes: Uint8Array | null; named?: Uint8Array | null; exact?: Uint8Array | null }
type Row = Sent & { count: number; sought: number; ids: string[]; counts: [string, string, number][] }

/** All that passes as one row of bits, and how many that are; the rounds of what is sought likewise. */
function wholeOf(names: Names): SQL[] {
  const joined = (mask: SQL) => sql`string_agg((${mask})::text, '' order by chunk)::varbit`
  const sum = (mask: SQL) => sql`coalesce(sum(bit_count(${mask})), 0)::int`
  const rounds = names.has('named')
    ? [
        sql`${joined(sql`${all(names)} & named`)} as named, ${sum(sql`${all(names)} & named`)} as named_n`,
        sql`${joined(sql`${all(names)} & exact`)} as exact, ${sum(sql`${all(names)} & exact`)} as exact_n`,
      ]
    : []
  return [
    sql`${joined(all(names))} as passes, ${sum(all(names))} as n`,
    sql`${sum(names.has('sought') ? sql`listed & sought` : sql`listed`)} as sought`,
    ...rounds,
  ]
}

const sentOf = (names: Names) => {
  const sent = (mask: string) =>
    sql`case when n <= ${few} then varbit_send(${sql.identifier(mask)}) end as ${sql.identifier(mask)}`
  return sql.join((names.has('named') ? ['passes', 'named', 'exact'] : ['passes']).map(sent), sql`, `)
}

/** The products of the window out of few: in the rounds of what is sought, within each by the order that was asked for. */
async function listFew(db: Db, { listing: { sort }, window: { offset, limit } }: Asked, sent: Sent): Promise<string[]> {
  const passes = placesIn(sent.passes!)
  if (!passes.length) return []
  const [exact, named] = [
    new Set(sent.exact ? placesIn(sent.exact) : []),
    new Set(sent.named ? placesIn(sent.named) : []),
  ]
  const rounds = passes.map((place) => (exact.has(place) ? 0 : named.has(place) ? 1 : 2))
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select product_id as id from unnest(${sql.param(passes)}::int[], ${sql.param(rounds)}::int[]) w(place, round) join listed using (place) order by round, ${order[sort]} limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => row.id)
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
  const [most, from] = [sql.raw(String(offset + limit)), sql.raw(String(offset))]
  const isMany = sql`(select n from whole) > ${few}`
  const walk = (passes: SQL) =>
    sql`select place from listed where ${isMany} and ${passes} order by ${order[sort]} limit ${most}`
  const has = (mask: string) => sql`get_bit((select ${sql.identifier(mask)} from whole), place) = 1`
  const any = (mask: string) => sql`(select ${sql.identifier(`${mask}_n`)} from whole) > 0`
  if (!names.has('named'))
    return sql`select place, row_number() over () from (${walk(has('passes'))} offset ${from}) walked`
  const rounds = [
    walk(sql`${any('exact')} and ${has('exact')}`),
    walk(sql`${any('named')} and ${has('named')} and not ${has('exact')}`),
    walk(sql`${has('passes')} and not ${has('named')} and not ${has('exact')}`),
  ].map((round) => sql`select * from (${round}) r`)
  return sql`select place, row_number() over () from (${sql.join(rounds, sql` union all `)} limit ${sql.raw(String(limit))} offset ${from}) walked`
}

const isFitFacet = (key: FacetKey | 'price'): key is FitKey => key !== 'price' && isFit(key)

/** The filter whose own choice is put aside when this facet is counted. */
function asideOf(key: FacetKey | 'price', names: Names): FilterKey | 'fit' | undefined {
  if (isFitFacet(key)) return names.has('fit') ? 'fit' : undefined
  return names.has(key) ? key : undefined
}
const sieve = (aside: string | undefined) => sql.identifier(aside ? `but_${aside}` : 'through')

/** What a count must pass, once per chunk: all filters, and for each that is set all others. */
const sievesOf = ({ facets }: Asked, names: Names) =>
  [...new Set([undefined, ...facets.map((key) => asideOf(key, names))])].map(
    (aside) => sql`${all(names, aside)} as ${sieve(aside)}`,
  )

/** Counts of the filters, all in one reading; sizes, widths and colours that hang together have one each. */
function countsOf(asked: Asked, names: Names): SQL {
  const { listing, facets } = asked
  const tied = facets.filter((key): key is FitKey => isFitFacet(key) && otherFits(listing, key).length > 0)
  const plain = facets.filter((key) => !tied.includes(key as FitKey))
  const parts = [...(plain.length ? [counts(plain, names)] : []), ...tied.map((key) => fitCounts(listing, key))]
  return parts.length ? sql.join(parts, sql` union all `) : sql`select '', '', 0 where false`
}

/** Asked once, before a bit is read: of a phrase that nothing holds there is nothing to count. */
const isAnything = sql`(select sought from whole) > 0`

/** Bits are counted before rows are gathered, so that what is sorted or hashed is small. */
function counts(keys: (FacetKey | 'price')[], names: Names): SQL {
  const own = keys.flatMap((key) => {
    const aside = asideOf(key, names)
    return aside ? [sql`when ${sql.raw(`'${key}'`)} then m.${sieve(aside)}`] : []
  })
  const through = own.length
    ? sql`case t.kind ${sql.join(own, sql` `)} else m.${sieve(undefined)} end`
    : sql`m.${sieve(undefined)}`
  return sql`select kind, value, sum(n)::int from (
      select t.id, t.kind, t.value, bit_count(b.bits & ${through}) as n
      from trait_bits b join traits t on t.id = b.trait join sieves m on m.chunk = b.chunk
      where ${isAnything} and b.trait = any(array(select id from traits where kind = any(${sql.param(keys)}::text[]))) offset 0) counted where n > 0 group by id, kind, value`
}

/** A size counts what can be had in it together with the width and colour that are chosen. */
function fitCounts(listing: Listing, key: FitKey): SQL {
  const others = otherFits(listing, key)
  const keys = fitKeys.filter((fit) => fit === key || others.includes(fit))
  const part = (fit: FitKey) => sql`split_part(t.value, '|', ${sql.raw(String(keys.indexOf(fit) + 1))})`
  const held = others.map((fit) => sql`${part(fit)} = any(${sql.param(listing.chosen[fit])}::text[])`)
  return sql`select ${key}::text, value, sum(bit_count(bits & m.${sieve('fit')}))::int as n
    from (select ${part(key)} as value, b.chunk, bit_or(b.bits) as bits from trait_bits b join traits t on t.id = b.trait
      where ${isAnything} and b.trait = any(array(select t.id from traits t where t.kind = ${fitKind(keys)} and ${sql.join(held, sql` and `)})) group by 1, 2) f
    join sieves m on m.chunk = f.chunk group by value having sum(bit_count(bits & m.${sieve('fit')})) > 0`
}
