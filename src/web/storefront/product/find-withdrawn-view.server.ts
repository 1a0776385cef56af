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
  const withdrawn = await findWithdrawn(db, locale, slugOrId)
  if (!withdrawn) return
  const [categories, similar] = await Promise.all([
    listCategories(db, locale),
    findSimilarProducts(db, withdrawn.id, cardCount),
  ])
  return {
    name: withdrawn.name,
    title: m.product_withdrawn_title({ name: withdrawn.name }, { locale }),
    trail: trailOf(withdrawn, categories, locale),
    related: await listCards(db, locale, similar),
  }
}
export type WithdrawnView = NonNullable<Awaited<ReturnType<typeof findWithdrawnView>>>
