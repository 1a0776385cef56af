import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Locale, Localized } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { media, mediaTranslations } from '#shop/media/schema.ts'
import { withLanguageFallback } from './texts/with-language-fallback.ts'
import { findFormerSlug } from './find-former-slug.ts'
import { isUuid } from '#kit/is-uuid.ts'
import * as t from './schema.ts'
import { productTextIn } from './texts/product-text-in.ts'

type ProductState = 'sold' | 'in any state'

/**
 * The active product at an address: by its slug in either language, by a former slug that no product for sale has now, or by its id. An indexed page
 * compares `words.slug` with its address and redirects, so that it has one address.
 */
export async function findProduct(db: Db, locale: Locale, slugOrId: string, state: ProductState = 'sold') {
  const rows = await listTextsAt(db, slugOrId, state)
  // Two products may use one slug in different languages: the page's own language wins.
  const found = rows.find(({ words }) => words.slug === slugOrId && words.locale === locale) ?? rows[0]
  const texts = rows.filter(({ product }) => product.id === found?.product.id)
  const vietnamese = texts.find(({ words }) => words.locale === 'vi')
  const own = texts.find(({ words }) => words.locale === locale) ?? vietnamese
  if (!own) return
  const [options, variants, pictures] = await Promise.all([
    listOptions(db, own.product.id),
    listVariants(db, own.product.id),
    listPictures(db, locale, [own.product.id]),
  ])
  const slugs = Object.fromEntries(texts.map((row) => [row.words.locale, row.words.slug])) as Record<Locale, string>
  const words = withLanguageFallback(own.words, (vietnamese ?? own).words)
  return { ...own.product, words, slugs, options, variants, pictures }
}

/** The product at an address with its texts in all languages. */
async function listTextsAt(db: Db, slugOrId: string, state: ProductState) {
  const listTexts = (isWanted: SQL) =>
    db
      .select({ product: t.products, words: t.productTranslations })
      .from(t.products)
      .innerJoin(t.productTranslations, eq(t.productTranslations.productId, t.products.id))
      .where(and(isWanted, state === 'sold' ? eq(t.products.status, 'active') : undefined))
  if (isUuid(slugOrId)) return listTexts(eq(t.products.id, slugOrId))
  const { productId, slug } = t.productTranslations
  const ids = db.select({ id: productId }).from(t.productTranslations).where(eq(slug, slugOrId))
  const current = await listTexts(inArray(t.products.id, ids))
  if (current.length) return current
  const formerId = await findFormerSlug(db, slugOrId)
  return formerId ? listTexts(eq(t.products.id, formerId)) : []
}

export type ProductPage = NonNullable<Awaited<ReturnType<typeof findProduct>>>

export const listOptions = (db: Db, productId: string) =>
  db
    .select()
    .from(t.productOptionValues)
    .where(eq(t.productOptionValues.productId, productId))
    .orderBy(asc(t.productOptionValues.optionPosition), asc(t.productOptionValues.position))

export const listVariants = (db: Db, productId: string) =>
  db
    .select()
    .from(t.variants)
    .where(and(eq(t.variants.productId, productId), isNull(t.variants.archivedAt)))
    .orderBy(asc(t.variants.position))

/** Pictures in their order, with the alternative text in the page's language. */
export const listPictures = (db: Db, locale: Locale, productIds: string[]) =>
  db
    .select({
      productId: t.productMedia.productId,
      file: media.file,
      width: media.width,
      height: media.height,
      alt: mediaTranslations.alt,
      options: t.productMedia.options,
    })
    .from(t.productMedia)
    .innerJoin(media, eq(media.id, t.productMedia.mediaId))
    .innerJoin(mediaTranslations, and(eq(mediaTranslations.mediaId, media.id), eq(mediaTranslations.locale, locale)))
    .where(isOneOf(t.productMedia.productId, productIds))
    .orderBy(asc(t.productMedia.position))
    .prepare('list_pictures')
    .execute()

export const listCompanionIds = async (db: Db, productId: string) =>
  (
    await db
      .select({ id: t.companions.companionId })
      .from(t.companions)
      .innerJoin(t.products, and(eq(t.products.id, t.companions.companionId), eq(t.products.status, 'active')))
      .where(eq(t.companions.productId, productId))
      .orderBy(asc(t.companions.position))
  ).map((row) => row.id)

export const listCategories = (db: Db, locale: Locale) =>
  db
    .select({
      slug: t.categories.slug,
      name: t.categoryTranslations.name,
      description: t.categoryTranslations.description,
    })
    .from(t.categories)
    .innerJoin(
      t.categoryTranslations,
      and(eq(t.categoryTranslations.category, t.categories.slug), eq(t.categoryTranslations.locale, locale)),
    )
    .orderBy(asc(t.categories.position))

export const listBrandLines = (db: Db, locale: Locale) =>
  db
    .select({
      slug: t.brandLines.slug,
      name: t.brandLineTranslations.name,
      tagline: t.brandLineTranslations.tagline,
      story: t.brandLineTranslations.story,
    })
    .from(t.brandLines)
    .innerJoin(
      t.brandLineTranslations,
      and(eq(t.brandLineTranslations.line, t.brandLines.slug), eq(t.brandLineTranslations.locale, locale)),
    )
    .orderBy(asc(t.brandLines.position))

/** Types of a category that have a product for sale. */
export const listTypes = async (db: Db, category: (typeof t.products.category)['_']['data']) =>
  (
    await db
      .selectDistinct({ type: t.products.type })
      .from(t.products)
      .where(and(eq(t.products.category, category), eq(t.products.status, 'active')))
  )
    .map((row) => row.type)
    .sort()

/** Types of all categories, those without products for sale included, by category. */
export const listAllTypes = async (db: Db) => {
  const rows = await db
    .selectDistinct({ type: t.products.type, position: t.categories.position })
    .from(t.products)
    .innerJoin(t.categories, eq(t.categories.slug, t.products.category))
    .orderBy(asc(t.categories.position), asc(t.products.type))
  return [...new Set(rows.map((row) => row.type))]
}

/** Variants for sale, with the facts that a cart or an order needs; of those in `ordered` also the ones that are not sold any more. */
export const listForSale = (db: Db, locale: Locale, variantIds: string[], ordered: string[] = []) =>
  forSale(db, { locale, variantIds, ordered })
const forSale = prepared((db) =>
  db
    .select({
      variantId: t.variants.id,
      productId: t.products.id,
      sku: t.variants.sku,
      options: t.variants.options,
      price: t.variants.price,
      salePrice: t.variants.salePrice,
      saleFrom: t.variants.saleFrom,
      saleUntil: t.variants.saleUntil,
      weightG: t.variants.weightG,
      boxCm: t.products.boxCm,
      category: t.products.category,
      type: t.products.type,
      attributes: t.products.attributes,
      vatClass: t.products.vatClass,
      line: t.products.line,
      name: t.productTranslations.name,
      slug: t.productTranslations.slug,
      labels: sql<
        Record<string, Localized | null>
      >`(select coalesce(jsonb_object_agg(${t.productOptionValues.key}, ${t.productOptionValues.label}), '{}') from ${t.productOptionValues} where ${t.productOptionValues.productId} = ${t.products.id} and ${t.variants.options} ->> ${t.productOptionValues.key} = ${t.productOptionValues.value})`,
      picture: sql<
        string | null
      >`(select ${media.file} from ${t.productMedia} join ${media} on ${media.id} = ${t.productMedia.mediaId} where ${t.productMedia.productId} = ${t.products.id} and (${t.productMedia.options} is null or ${t.variants.options} @> ${t.productMedia.options}) order by ${t.productMedia.position} limit 1)`,
    })
    .from(t.variants)
    .innerJoin(t.products, eq(t.products.id, t.variants.productId))
    .innerJoin(t.productTranslations, productTextIn(sql.placeholder('locale')))
    .where(
      and(
        sql`${t.variants.id} = any(${sql.placeholder('variantIds')}::uuid[])`,
        or(
          and(eq(t.products.status, 'active'), isNull(t.variants.archivedAt)),
          sql`${t.variants.id} = any(${sql.placeholder('ordered')}::uuid[])`,
        ),
      ),
    ),
)
export type ForSale = Awaited<ReturnType<typeof listForSale>>[number]
