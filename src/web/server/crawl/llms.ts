import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { listArticles } from '#shop/content/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'
import { categoryPath } from '#shop/search/category-path.ts'

/** Joins a typed text into one line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** llmstxt.org: what this shop is and where to read on, in Markdown, for readers that are programs. */
export async function llms(db: Db, locale: Locale): Promise<string> {
  const options = { locale }
  const { name } = await findSettings(db)
  const entry = (label: string, href: string, text: string) => `- [${line(label)}](${href}): ${line(text)}`
  const categories = await listCategories(db, locale)
  const lines = await listBrandLines(db, locale)
  const articles = async (kind: 'guide' | 'page' | 'post') =>
    (await listArticles(db, { kind, locale, limit: 200 })).map((one) =>
      entry(one.title, encodeURI(linkIn(locale, articlePath({ ...one, kind }))), one.summary),
    )
  const parts: [string, string[]][] = [
    [
      m.layout_nav_shop({}, options),
      categories.map((one) => entry(one.name, linkIn(locale, categoryPath(one.slug)), one.description)),
    ],
    [
      m.layout_footer_lines({}, options),
      lines.map((one) => entry(one.name, linkIn(locale, `/shop/brand/${one.slug}`), one.tagline)),
    ],
    [m.guide_title({}, options), await articles('guide')],
    [m.policy_policies({}, options), await articles('page')],
    [m.post_blog_title({ shop: name }, options), await articles('post')],
    [
      'Optional',
      [
        entry(
          m.layout_feed_products({}, options),
          linkIn(locale, '/feeds/products.xml'),
          m.layout_feed_products_text({}, options),
        ),
        entry('RSS', linkIn(locale, '/blog/feed.xml'), m.post_blog_lead({}, options)),
        entry('Sitemap', `${env.BASE_URL}/sitemap.xml`, m.layout_sitemap_text({}, options)),
      ],
    ],
  ]
  const sections = parts.filter(([, rows]) => rows.length).map(([title, rows]) => `## ${title}\n\n${rows.join('\n')}\n`)
  return `# ${line(name)}\n\n> ${line(m.home_description({}, options))}\n\n${m.layout_llms_note({}, options)}\n\n${sections.join('\n')}`
}
