import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findWithdrawn } from '#shop/catalogue/products/find-withdrawn.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { findSimilarProducts } from '#shop/search/cards/find-similar-products.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { m } from '#words/messages.js'
import { trailOf } from './trail.server.ts'

const cardCount = 4

/** A withdrawn product with links to others; undefined when there never was one. */
export async function findWithdrawnView(slugOrId: string) {
  const locale = requestLocale()
  const found = await findWithdrawn(db, locale, slugOrId)
  if (!found) return
  const [categories, kin] = await Promise.all([
    listCategories(db, locale),
    findSimilarProducts(db, found.id, cardCount),
  ])
  return {
    name: found.name,
    title: m.product_withdrawn_title({ name: found.name }, { locale }),
    trail: trailOf(found, categories, locale),
    related: await listCards(db, locale, kin),
  }
}
export type WithdrawnView = NonNullable<Awaited<ReturnType<typeof findWithdrawnView>>>
