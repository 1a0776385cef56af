import type { Locale } from '#kit/localized.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'
import { categoryPath } from '#shop/search/category-path.ts'

type Placed = { category: CategorySlug; type: string }

/** The way to a product: shop, category, and for accessories their kind. */
export function trailOf({ category, type }: Placed, categories: { slug: string; name: string }[], locale: Locale) {
  const name = categories.find(({ slug }) => slug === category)?.name ?? category
  const path = categoryPath(category)
  const kind = category === 'accessories' ? [{ label: typeLabel(type, locale), to: `${path}/${type}` }] : []
  return [{ label: m.listing_all({}, { locale }), to: '/shop' }, { label: name, to: path }, ...kind]
}
