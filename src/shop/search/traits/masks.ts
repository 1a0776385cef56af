import { sql, type SQL } from 'drizzle-orm'
import { chunkBits } from './chunk.ts'
import { fitKeys, isFit, type FacetKey, type FitKey } from '../facet.ts'
import { chosenKeys, isRange, type FilterKey, type Listing, type Range } from '../listing.ts'
import type { Phrase, Unit, Wearer } from '../phrase.ts'
import { priceMark } from '../price-step.ts'
import type { TraitKind } from './trait.ts'

/** A mask is a row of bits for each chunk `c.chunk`: the products that pass. */
export type Mask = SQL

const bits = sql.raw(String(chunkBits))
const emptyMask = sql`B'0'::bit(${bits})`

/** Every chunk once. As an array: then the planner expects only a few rows, which is right. */
export const chunks = sql`unnest(array(select generate_series(0, (select coalesce(max(place), 0) / ${bits} from listed_products)))) c(chunk)`

/** The products with any of these traits. */
export const havingAny = (ids: SQL): Mask =>
  sql`coalesce((select bit_or(b.bits) from trait_bits b where b.trait = any(array(${ids})) and b.chunk = c.chunk), ${emptyMask})`

export const idsOf = (kind: TraitKind, values: string[]) =>
  sql`select id from traits where kind = ${kind} and value = any(${sql.param(values)}::text[])`

const idsBetween = (kind: TraitKind, { from, to }: Range) =>
  sql`select id from traits where kind = ${kind} and value::bigint between ${from ?? 0} and ${to ?? Number.MAX_SAFE_INTEGER}`

export const every = (masks: Mask[]): Mask => sql`(${sql.join(masks, sql` & `)})`
const anyOf = (masks: Mask[]): Mask => sql`(${sql.join(masks, sql` | `)})`

/** A shopper who chooses 245 and wide sees the variants that are wide in 245. */
export function fitKind(keys: readonly FitKey[]) {
  return fitKeys.filter((key) => keys.includes(key)).join('+') as TraitKind
}

function fitMask(chosen: Listing['chosen'], keys: FitKey[]): Mask {
  const values = fitKeys
    .filter((key) => keys.includes(key))
    .reduce<string[][]>((found, key) => found.flatMap((one) => chosen[key]!.map((value) => [...one, value])), [[]])
  return havingAny(
    idsOf(
      fitKind(keys),
      values.map((one) => one.join('|')),
    ),
  )
}

/** One column of masks for each set filter; options that one variant must have together share one. */
export function filterMasks(listing: Listing): Map<FilterKey | 'fit', Mask> {
  const masks = new Map<FilterKey | 'fit', Mask>()
  const keys = chosenKeys(listing)
  const fits = keys.filter((key): key is FitKey => !isRange(key) && isFit(key))
  if (fits.length) masks.set('fit', fitMask(listing.chosen, fits))
  for (const key of keys) {
    if (isRange(key)) masks.set(key, havingAny(idsBetween(key, marksOf(key, listing[key]))))
    else if (!isFit(key)) masks.set(key, havingAny(idsOf(key, listing.chosen[key]!)))
  }
  return masks
}

const marksOf = (key: 'price' | 'stiffness', { from, to }: Range): Range =>
  key === 'price' ? { from: from && priceMark(from), to: to === undefined ? to : priceMark(to) } : { from, to }

/** The other chosen options that the variant must have besides this one. */
export const otherFits = (listing: Listing, key: FacetKey) =>
  fitKeys.filter((other) => other !== key && listing.chosen[other]?.length)

type WordKind = 'word' | 'name' | 'label' | 'exact'

const wordIds = (kind: WordKind, word: string, isBeginning: boolean) => {
  const column = kind === 'exact' ? sql`value` : sql`folded`
  return isBeginning
    ? sql`select id from traits where kind = ${kind} and ${column} like ${`${word.replace(/[\\%_]/g, '\\$&')}%`}`
    : sql`select id from traits where kind = ${kind} and ${column} = ${word}`
}

function unitMask(unit: Unit, kind: WordKind): Mask {
  const ways = unit.alternatives.map((words) =>
    every(words.map((word, at) => havingAny(wordIds(kind, word, unit.isOpen && at === words.length - 1)))),
  )
  if (unit.sizes.length) ways.push(havingAny(idsOf('size', unit.sizes)))
  if (unit.lengths) ways.push(havingAny(idsOf('blade_length', unit.lengths)))
  if (unit.laces) ways.push(havingAny(idsOf('length', unit.laces)))
  return anyOf(ways)
}

/** The products that match all parts of the phrase; matches in the name only, or in the exact spelling, come first. */
export const phraseMask = ({ units }: Pick<Phrase, 'units'>, kind: 'word' | 'name'): Mask =>
  every(units.map((unit) => unitMask(unit, kind)))

/** Of the products that match, those that carry any part of the phrase in their name, kind or properties: the others only mention it in their description. */
export const namedMask = (phrase: Pick<Phrase, 'units'>): Mask =>
  every([
    phraseMask(phrase, 'word'),
    anyOf(phrase.units.flatMap((unit) => [unitMask(unit, 'name'), unitMask(unit, 'label')])),
  ])

/** The products made only for these wearers, and those that suit them: a boot for double jumps does not suit a child who begins. */
export const wearerMasks = (wearers: readonly Wearer[]): { own: Mask; suits: Mask } => {
  const [kids, adults] = [havingAny(idsOf('age', ['kid'])), havingAny(idsOf('age', ['adult']))]
  const easy = havingAny(idsOf('level', ['basic', 'beginner', 'recreational']))
  const own = { child: sql`${kids} & ~ ${adults}`, beginner: easy }
  const suits = { child: sql`${kids} & (${easy} | ~ ${adults})`, beginner: easy }
  return { own: every(wearers.map((wearer) => own[wearer])), suits: every(wearers.map((wearer) => suits[wearer])) }
}

export const exactMask = ({ units, exact }: Pick<Phrase, 'units' | 'exact'>): Mask =>
  every([phraseMask({ units }, 'name'), ...exact.map(({ word, isOpen }) => havingAny(wordIds('exact', word, isOpen)))])

/** Products by their positions. */
export const placesMask = (places: number[]): Mask =>
  sql`coalesce((select bit_or(set_bit(${emptyMask}, p % ${bits}, 1)) from unnest(${sql.param(places)}::int[]) p where p / ${bits} = c.chunk), ${emptyMask})`
