import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { ProductTop } from './product-frame.tsx'
import { readTaxonomy } from './read-products.ts'

/** Data for the head of a product's pages. */
export async function readTop(db: Db, locale: Locale, product: ProductForEdit): Promise<ProductTop> {
  const { categories } = await readTaxonomy(db, locale)
  const { id, status, category, type, pictures, variants } = product
  return {
    id,
    status,
    name: product[locale]?.name ?? product.vi?.name ?? '',
    typeText: `${categories.find(({ value }) => value === category)?.label ?? category} · ${typeLabel(type, locale)}`,
    picture: pictures[0]?.file ?? null,
    counts: { variants: variants.length, pictures: pictures.length },
  }
}
