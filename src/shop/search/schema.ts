import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, money } from '#platform/postgres/columns.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { chunkBits } from './traits/chunk.ts'
import type { TraitKind } from './traits/trait.ts'

const bitChunk = customType<{ data: string }>({ dataType: () => `bit(${chunkBits})` })

/** Everything by which a product can be found, once: a size, a colour, a word of its name. */
export const traits = pgTable(
  'traits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<TraitKind>().notNull(),
    value: text().notNull(),
    /** Without accents, so that a word is found in either spelling. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`vi_fold(value)`),
  },
  (t) => [
    uniqueIndex('trait_once').on(t.kind, t.value),
    index('traits_by_folded').on(t.kind, t.folded.op('text_pattern_ops')),
    index('traits_alike')
      .using('gin', t.folded.op('gin_trgm_ops'))
      .where(sql`kind = 'word'`),
  ],
)

/**
 * The products with a trait, as bits: bit `place % ${chunkBits}` of chunk `place / ${chunkBits}`. Rows stay below 2 kB, so that PostgreSQL never stores
 * them out of line.
 */
export const traitBits = pgTable(
  'trait_bits',
  {
    trait: integer()
      .notNull()
      .references(() => traits.id, { onDelete: 'cascade' }),
    chunk: integer().notNull(),
    bits: bitChunk().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trait, t.chunk] })],
)

/** The facts of a product that listings need. Rewritten by refresh-listed.ts whenever the product, its stock or its price changes. */
export const listedProducts = pgTable(
  'listed_products',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Its position among the bits, never reused. */
    place: integer().notNull().generatedAlwaysAsIdentity({ minValue: 0, startWith: 0 }),
    /** Empty: not for sale now. */
    traits: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Editors' choice, category, line and age (newest first), as one sort number. */
    featured: bigint({ mode: 'bigint' }).notNull(),
    publishedAt: moment().notNull(),
    /** The price on its card: the current price of the leading variant (lead.ts). */
    price: money().notNull(),
    /** Pieces sold recently, without cancelled orders. */
    sold: integer().notNull().default(0),
    /** Mean rating in hundredths; 0: none. */
    rating: integer().notNull().default(0),
    /** The next beginning or end of a sale, when the row becomes outdated. */
    staleAt: moment(),
  },
  (t) => [
    uniqueIndex('listed_products_place').on(t.place),
    index('listed_products_by_choice').on(t.featured, t.place),
    index('listed_products_by_age').on(t.publishedAt, t.place),
    index('listed_products_by_price').on(t.price, t.place),
    index('listed_products_by_sales').on(t.sold.desc(), t.featured, t.place),
    index('listed_products_by_rating').on(t.rating.desc(), t.featured, t.place),
    index('listed_products_stale')
      .on(t.staleAt)
      .where(sql`stale_at is not null`),
  ],
)

/** Groups of phrases that mean the same to shoppers, folded; or words that filter nothing (`ignored`). */
export const synonyms = pgTable('synonyms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<'same' | 'ignored'>().notNull(),
  phrases: text().array().notNull(),
})

/** The number of searches by phrase and day, without a trace of the person. */
export const searches = pgTable(
  'searches',
  {
    day: date().notNull(),
    phrase: text().notNull(),
    times: integer().notNull().default(1),
    /** The number of products that the latest of these searches found. */
    found: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.phrase] }), index('searches_in_vain').on(t.found, t.day)],
)
