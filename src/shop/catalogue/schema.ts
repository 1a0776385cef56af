import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale, Localized } from '#kit/localized.ts'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { media } from '#shop/media/schema.ts'
import { settableStatuses } from './products/settable-status.ts'
import type { CategorySlug, LineSlug, OptionKey, Options, ProductStatus } from './product.ts'
import { typesOf } from './attributes/types.ts'
import { optionKeys } from './product-draft.ts'

const locale = () => text().$type<Locale>().notNull()

export const categories = pgTable('categories', {
  slug: text().$type<CategorySlug>().primaryKey(),
  parent: text(),
  position: integer().notNull(),
})

export const categoryTranslations = pgTable(
  'category_translations',
  {
    category: text()
      .$type<CategorySlug>()
      .notNull()
      .references(() => categories.slug, { onDelete: 'cascade' }),
    locale: locale(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.category, t.locale] })],
)

export const brandLines = pgTable('brand_lines', {
  slug: text().$type<LineSlug>().primaryKey(),
  position: integer().notNull(),
})

export const brandLineTranslations = pgTable(
  'brand_line_translations',
  {
    line: text()
      .$type<LineSlug>()
      .notNull()
      .references(() => brandLines.slug, { onDelete: 'cascade' }),
    locale: locale(),
    name: text().notNull(),
    tagline: text().notNull(),
    story: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.line, t.locale] })],
)

/** Written from the list of types, so that the database refuses any other. */
const typeRule = Object.entries(typesOf)
  .map(([category, types]) => `category = '${category}' and type in (${types.map((type) => `'${type}'`).join(', ')})`)
  .join(' or ')

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    category: text()
      .$type<CategorySlug>()
      .notNull()
      .references(() => categories.slug),
    type: text().notNull(),
    line: text()
      .$type<LineSlug>()
      .notNull()
      .references(() => brandLines.slug),
    levels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    attributes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    status: text().$type<ProductStatus>().notNull().default('draft'),
    warrantyMonths: integer().notNull().default(0),
    vatClass: text().notNull().default('goods'),
    boxCm: integer().array(),
    origin: jsonb().$type<Localized>(),
    /** Position in the editors' choice; null: not chosen. */
    choice: integer(),
    /** For a scheduled product, the start of its sale. */
    publishedAt: moment(),
    /** Its lowest price now, by which lists sort. Updated by update-lowest-prices.ts. */
    paidFrom: money(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('products_by_category').on(t.category, t.status),
    index('products_by_line').on(t.line),
    index('products_by_change').on(t.updatedAt, t.id),
    index('products_by_status').on(t.status, t.updatedAt, t.id),
    index('products_by_paid').on(t.paidFrom, t.id),
    index('products_due')
      .on(t.publishedAt)
      .where(sql`${t.status} = 'scheduled'`),
    check('type_of_category', sql.raw(typeRule)),
    check('products_words', onlyWords([t.status, settableStatuses])),
  ],
)

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: locale(),
    name: text().notNull(),
    slug: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    care: text().notNull().default(''),
    seoTitle: text(),
    seoDescription: text(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.locale] }),
    uniqueIndex('product_slugs').on(t.locale, t.slug),
    index('product_names').on(t.locale, sql`vi_fold(name)`),
    /** Finds a part of a name or an address, typed without diacritics. */
    index('product_translations_alike').using('gin', sql`vi_fold(name || ' ' || slug) gin_trgm_ops`),
  ],
)

export const productOptionValues = pgTable(
  'product_option_values',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text().$type<OptionKey>().notNull(),
    value: text().notNull(),
    /** Position of the option among the product's options, and of the value within it. */
    optionPosition: integer().notNull(),
    position: integer().notNull(),
    label: jsonb().$type<Localized>(),
    swatch: text(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.key, t.value] }),
    index('option_values').on(t.key, t.value),
    check('product_option_values_words', onlyWords([t.key, optionKeys])),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    barcode: text(),
    options: jsonb().$type<Options>().notNull(),
    price: money().notNull(),
    salePrice: money(),
    saleFrom: moment(),
    saleUntil: moment(),
    weightG: integer().notNull(),
    position: integer().notNull(),
    archivedAt: moment(),
  },
  (t) => [
    uniqueIndex('variant_choice').on(t.productId, t.options),
    index('variants_by_barcode')
      .on(t.barcode)
      .where(sql`${t.barcode} is not null`),
    /** For search by the beginning of a SKU. */
    index('variants_by_sku').on(t.sku.op('text_pattern_ops')),
    check('price_not_negative', sql`${t.price} >= 0 and (${t.salePrice} is null or ${t.salePrice} >= 0)`),
  ],
)

/** The prices of a variant before and after each change. Rows are only added, by change-price.ts. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    wasPrice: money().notNull(),
    wasSalePrice: money(),
    price: money().notNull(),
    salePrice: money(),
    saleFrom: moment(),
    saleUntil: moment(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('price_changes_of_product').on(t.productId, t.id), index('price_changes_of_variant').on(t.variantId)],
)

export const productMedia = pgTable(
  'product_media',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id),
    position: integer().notNull(),
    /** Shown for variants with these options; null: for all. */
    options: jsonb().$type<Options>(),
  },
  (t) => [index('media_of_product').on(t.productId, t.position), index('products_of_media').on(t.mediaId)],
)

export const companions = pgTable(
  'companions',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.companionId] })],
)

/** Former addresses of products; they redirect for good. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    locale: locale(),
    slug: text().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    since: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.slug] })],
)
