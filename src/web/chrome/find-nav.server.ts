import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { listArticles } from '#shop/content/queries.ts'
import { buildNav } from './build-nav.server.ts'

/** The ways around the shop as they are now, in the page's language. */
export async function findNav(db: Db, locale: Locale) {
  const [pages, guides, posts, lines] = await Promise.all([
    listArticles(db, { kind: 'page', locale }),
    listArticles(db, { kind: 'guide', locale, limit: 1 }),
    listArticles(db, { kind: 'post', locale, limit: 1 }),
    listBrandLines(db, locale),
  ])
  return buildNav({ pages, hasGuides: guides.length > 0, hasPosts: posts.length > 0, lines })
}
