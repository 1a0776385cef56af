import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { listArticles } from '#shop/content/queries.ts'
import { namesOfPages } from '#web/shell/nav/build-nav.server.ts'
import { findNavFacts } from '#web/shell/nav/find-nav.server.ts'
import type { MenuAddress } from './address-list.tsx'

const mostOfKind = 50

/** Lists pages, categories, lines and the newest articles with their labels. */
export async function listMenuAddresses(db: Db, locale: Locale): Promise<MenuAddress[]> {
  const pages = namesOfPages(await findNavFacts(db, locale))
  const guides = await listArticles(db, { kind: 'guide', locale, limit: mostOfKind })
  const posts = await listArticles(db, { kind: 'post', locale, limit: mostOfKind })
  const written = [
    ...guides.map((one) => ({ href: articlePath({ ...one, kind: 'guide' }), label: one.title })),
    ...posts.map((one) => ({ href: articlePath({ ...one, kind: 'post' }), label: one.title })),
  ]
  return [...[...pages].map(([href, label]) => ({ href, label })), ...written]
}
