import { langIfOther, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { listArticles } from '#shop/content/queries.ts'
import type { MenuGroup } from '#web/shell/nav/menu.ts'
import { m } from '#words/messages.js'

const maxTexts = 500

/** Every published guide and post, by title. */
export async function listTexts(db: Db, locale: Locale): Promise<MenuGroup[]> {
  const [guides, posts] = await Promise.all(
    (['guide', 'post'] as const).map(async (kind) =>
      (await listArticles(db, { kind, locale, limit: maxTexts })).map((article) => ({
        label: article.title,
        lang: langIfOther(article.locale, locale),
        href: articlePath({ ...article, kind }),
      })),
    ),
  )
  return [
    { title: m.layout_nav_guides(), items: guides! },
    { title: m.layout_nav_blog(), items: posts! },
  ]
}
