import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import type { CategorySlug, LineSlug, ProductStatus } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import { stockCauses, stocktakeStates, type StockCause, type StocktakeState } from './stock.ts'

export const stock = pgTable(
  'stock',
  {
    variantId: uuid()
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (t) => [check('stock_true', sql`${t.reserved} >= 0 and ${t.onHand} >= ${t.reserved}`)],
)

/** A delivery, a correction of one variant, or scanned pieces of a stocktake. The id comes with the form, so that a form sent twice is booked once. */
export const stockBatches = pgTable('stock_batches', {
  id: uuid().primaryKey(),
  note: text(),
  actor: text().notNull(),
  at: createdAt(),
})

/** The low-stock threshold of one variant, or, if `variantId` is null, of a whole product. */
export const stockThresholds = pgTable(
  'stock_thresholds',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid().references(() => variants.id, { onDelete: 'cascade' }),
    lowAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('threshold_of_variant').on(t.variantId),
    uniqueIndex('threshold_of_product')
      .on(t.productId)
      .where(sql`${t.variantId} is null`),
    check('threshold_not_negative', sql`${t.lowAt} >= 0`),
  ],
)

/** A stocktake: open while staff count; closing it writes all differences at once. */
export const stocktakes = pgTable(
  'stocktakes',
  {
    id: uuid().primaryKey(),
    note: text().notNull(),
    state: text().$type<StocktakeState>().notNull().default('open'),
    openedBy: text().notNull(),
    openedAt: createdAt(),
    closedBy: text(),
    closedAt: moment(),
  },
  (t) => [index('stocktakes_by_time').on(t.openedAt), check('stocktakes_words', onlyWords([t.state, stocktakeStates]))],
)

/** The counted quantity of one variant, and the recorded quantity at that moment: a sale during the rest of the stocktake makes no difference. */
export const stocktakeLines = pgTable(
  'stocktake_lines',
  {
    stocktakeId: uuid()
      .notNull()
      .references(() => stocktakes.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    expected: integer().notNull(),
    found: integer().notNull(),
    countedBy: text().notNull(),
    countedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.stocktakeId, t.variantId] }), check('found_not_negative', sql`${t.found} >= 0`)],
)

/** The ledger, which explains on hand. Rows are only added. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    cause: text().$type<StockCause>().notNull(),
    onHandChange: integer().notNull(),
    reservedChange: integer().notNull(),
    orderId: text(),
    /** The delivery or the stocktake of the move. */
    batchId: uuid().references(() => stockBatches.id, { onDelete: 'set null' }),
    note: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [
    index('moves_of_variant').on(t.variantId, t.id),
    index('moves_of_order').on(t.orderId),
    index('moves_of_batch').on(t.batchId),
    index('moves_by_cause').on(t.cause, t.id),
    index('moves_by_time').on(t.at),
    /** For the end of an order code, which is what customers know. */
    index('moves_by_order_end').using('btree', sql`reverse(order_id) text_pattern_ops`),
    index('moves_by_note')
      .using('gin', sql`vi_fold(note) gin_trgm_ops`)
      .where(sql`note is not null`),
    check('stock_moves_words', onlyWords([t.cause, stockCauses])),
  ],
)

/** Customers who want to hear when a size is back: one email, once. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: uuid().primaryKey().defaultRandom(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    notifiedAt: moment(),
  },
  (t) => [
    uniqueIndex('one_watch_an_address')
      .on(t.variantId, t.email)
      .where(sql`${t.notifiedAt} is null`),
  ],
)

/*
 * Read models for the admin lists: tables computed from the others by refresh-read-models.ts, which can be emptied and rebuilt. They have no foreign
 * keys, so that writing them never waits for a sale.
 */

/**
 * Changes since the last refresh of the read models: a product, or the product of a variant. Triggers add a row for each change, so one product may have
 * many.
 */
export const readModelMarks = pgTable('read_model_marks', { productId: uuid(), variantId: uuid() })

/** Whether none, some or all variants of a product are in stock. */
export type ShelfState = 'out' | 'gaps' | 'whole'
/** The stock warning of one size. */
export type SizeLevel = 'low' | 'out'

export const productList = pgTable(
  'product_list',
  {
    productId: uuid().primaryKey(),
    status: text().$type<ProductStatus>().notNull(),
    category: text().$type<CategorySlug>().notNull(),
    line: text().$type<LineSlug>().notNull(),
    levels: text().array().notNull(),
    /** The Vietnamese name, folded, by which lists are sorted. */
    name: text().notNull(),
    /** Names and addresses in both languages, folded, for searches. */
    searchText: text().notNull(),
    updatedAt: moment().notNull(),
    paidFrom: money(),
    lacksEnglish: boolean().notNull(),
    /** Null for services, which have no stock. */
    shelf: text().$type<ShelfState>(),
    /** The number of variants for sale, and of rows in the inventory list. */
    variants: integer().notNull(),
    sizes: integer().notNull(),
    low: integer().notNull(),
    out: integer().notNull(),
    waited: integer().notNull(),
    onHand: integer().notNull(),
    reserved: integer().notNull(),
    /** For boots on sale: the share of their short sizes, and their pieces. */
    short: real(),
    pieces: integer(),
    /** SKUs whose ledger does not explain their stock: there should be none. */
    untrue: text().array().notNull(),
  },
  (t) => [
    index('product_list_by_change').on(t.updatedAt, t.productId),
    index('product_list_by_name').on(t.name, t.productId),
    index('product_list_by_price').on(t.paidFrom, t.productId),
    index('product_list_alike').using('gin', t.searchText.op('gin_trgm_ops')),
    index('product_list_untrue')
      .on(t.productId)
      .where(sql`untrue <> '{}'`),
  ],
)

/** A row of the inventory list. */
export const sizeList = pgTable(
  'variant_list',
  {
    variantId: uuid().primaryKey(),
    productId: uuid().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    onHand: integer().notNull(),
    available: integer().notNull(),
    waiting: integer().notNull(),
    level: text().$type<SizeLevel>(),
    /** For boots on sale: the size. */
    size: text(),
  },
  (t) => [
    index('variant_list_of_product').on(t.productId),
    index('variant_list_by_available').on(t.available, t.name, t.productId, t.position),
    index('variant_list_by_level').on(t.level, t.available, t.name, t.productId, t.position),
    index('variant_list_by_hand').on(t.onHand, t.name, t.productId, t.position),
    index('variant_list_short_by_hand')
      .on(t.level, t.onHand, t.name, t.productId, t.position)
      .where(sql`${t.level} is not null`),
    index('variant_list_by_waiting').on(t.waiting, t.name, t.productId, t.position),
    index('variant_list_by_name').on(t.name, t.productId, t.position),
  ],
)

/** The available pieces of each boot size, summed over its rows in variant_list. */
export const sizeStockList = pgTable('size_stock_list', {
  size: text().primaryKey(),
  variants: integer().notNull(),
  available: integer().notNull(),
})

/**
 * All words by which a variant can be found, folded: `aria 245 trang` finds the white Aria in 245. A table of its own, since the numbers change with
 * each sale.
 */
export const variantSearchList = pgTable(
  'variant_search',
  { variantId: uuid().primaryKey(), productId: uuid().notNull(), searchText: text().notNull() },
  (t) => [
    index('variant_search_of_product').on(t.productId),
    index('variant_search_alike').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** A broken size run (size-run.ts): a boot model in one combination of options besides the size. */
export const sizeRunList = pgTable(
  'size_run_list',
  {
    productId: uuid().notNull(),
    /** The combination as sorted pairs. */
    choice: text().notNull(),
    name: text().notNull(),
    lost: integer().notNull(),
    missing: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.choice] }),
    index('size_run_list_by_loss').on(t.lost.desc().nullsFirst(), t.missing.desc().nullsFirst(), t.name, t.productId),
  ],
)
