import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { listArticles } from '#shop/content/queries.ts'
import type { MenuPlan } from '#shop/settings/menu-plan.ts'
import { buildNav } from './build-nav.server.ts'

/** Facts about the pages that menus can link to, in one language. */
export async function findNavFacts(db: Db, locale: Locale) {
  const [pages, guides, posts, lines] = await Promise.all([
    listArticles(db, { kind: 'page', locale }),
    listArticles(db, { kind: 'guide', locale, limit: 1 }),
    listArticles(db, { kind: 'post', locale, limit: 1 }),
    listBrandLines(db, locale),
  ])
  return { pages, hasGuides: guides.length > 0, hasPosts: posts.length > 0, lines }
}

/** Header and footer menus as they are now, in the page's language. */
export const findNav = async (db: Db, locale: Locale, plan: MenuPlan | null) =>
  buildNav(await findNavFacts(db, locale), plan ?? undefined)
