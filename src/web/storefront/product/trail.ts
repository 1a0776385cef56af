import type { ProductView } from './find-product-view.server.ts'
import { m } from '#words/messages.js'

/** The way to a product: shop, category, and for accessories their kind. */
export function trailOf({ category, categoryName, type, typeName }: ProductView) {
  const shop = { label: m.listing_all(), to: '/shop' }
  if (category !== 'accessories') return [shop, { label: categoryName, to: `/shop/category/${category}` }]
  return [shop, { label: categoryName, to: '/shop/accessories' }, { label: typeName, to: `/shop/accessories/${type}` }]
}
