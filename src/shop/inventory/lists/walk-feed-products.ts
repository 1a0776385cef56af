import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { withLanguageFallback } from '#shop/catalogue/texts/with-language-fallback.ts'
import { productOptionValues, products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import { countSoldPages, walkSoldPages } from '#shop/catalogue/products/walk-sold-pages.ts'
import { listPictures } from '#shop/catalogue/queries.ts'
import { stock } from '../schema.ts'
import { available } from './stock-sql.ts'

/**
 * Yields all goods for sale (services are not goods), a few hundred at a time, with the available pieces; in one language, with Vietnamese where it is
 * missing.
 */
export async function* walkFeedProducts(db: Db, locale: Locale) {
  const all = { skip: 0, most: await countSoldPages(db) }
  for await (const pages of walkSoldPages(db, all)) {
    const ids = pages.map(({ id }) => id)
    const [productRows, variantRows, labelRows, pictureRows] = [
      await listTold(db, ids, locale),
      await listHad(db, ids),
      await listNamed(db, ids),
      await listPictures(db, locale, ids),
    ]
    yield productRows.map((one) => ({
      ...one,
      variants: variantRows.filter(({ productId }) => productId === one.id),
      labels: labelRows.filter(({ productId }) => productId === one.id),
      pictures: pictureRows.filter(({ productId }) => productId === one.id),
    }))
  }
}
export type FeedProduct = Awaited<ReturnType<typeof listTold>>[number] & {
  variants: Awaited<ReturnType<typeof listHad>>
  labels: Awaited<ReturnType<typeof listNamed>>
  pictures: Awaited<ReturnType<typeof listPictures>>
}

async function listTold(db: Db, ids: string[], locale: Locale) {
  const rows = await db
    .select({
      id: products.id,
      category: products.category,
      type: products.type,
      line: products.line,
      levels: products.levels,
      attributes: products.attributes,
      locale: productTranslations.locale,
      name: productTranslations.name,
      slug: productTranslations.slug,
      summary: productTranslations.summary,
      description: productTranslations.description,
    })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.productId, products.id))
    .where(and(inArray(products.id, ids), ne(products.category, 'services')))
    .orderBy(asc(products.id), sql`${productTranslations.locale} = ${locale} desc`)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(([own, other]) =>
    withLanguageFallback(own!, other?.locale === 'vi' ? other : own!),
  )
}

const listHad = (db: Db, ids: string[]) =>
  db
    .select({
      productId: variants.productId,
      sku: variants.sku,
      barcode: variants.barcode,
      options: variants.options,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      weightG: variants.weightG,
      available,
    })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(inArray(variants.productId, ids), isNull(variants.archivedAt)))
    .orderBy(asc(variants.productId), asc(variants.position))

const listNamed = (db: Db, ids: string[]) =>
  db
    .select({
      productId: productOptionValues.productId,
      key: productOptionValues.key,
      value: productOptionValues.value,
      label: productOptionValues.label,
    })
    .from(productOptionValues)
    .where(inArray(productOptionValues.productId, ids))
