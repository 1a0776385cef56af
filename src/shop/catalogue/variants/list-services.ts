import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations, variants } from '../schema.ts'
import { productTextIn } from '../texts/product-text-in.ts'

/** The services for sale, each with its variants: a sharpening has one for every hollow. */
export async function listServices(db: Db, locale: Locale) {
  const rows = await db
    .select({
      id: products.id,
      category: products.category,
      type: products.type,
      attributes: products.attributes,
      name: productTranslations.name,
      slug: productTranslations.slug,
      variant: variants,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .innerJoin(variants, and(eq(variants.productId, products.id), isNull(variants.archivedAt)))
    .where(and(eq(products.category, 'services'), eq(products.status, 'active')))
    .orderBy(asc(products.createdAt), asc(products.id), asc(variants.position))
  const services = new Map<
    string,
    Omit<(typeof rows)[number], 'variant'> & { variants: (typeof rows)[number]['variant'][] }
  >()
  for (const { variant, ...product } of rows) {
    const service = services.get(product.id) ?? { ...product, variants: [] }
    service.variants.push(variant)
    services.set(product.id, service)
  }
  return [...services.values()]
}
export type ServiceWithVariants = Awaited<ReturnType<typeof listServices>>[number]
