import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { listLatestArticles } from '#shop/content/articles/list-latest-articles.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'
import { tag, xml } from './xml.ts'

const newest = 30

/** RSS 2.0 of the blog in one language, the newest first: title, summary, category and picture; the whole post is read here. */
export async function blogFeed(db: Db, locale: Locale): Promise<string[]> {
  const [posts, categories, { name }] = [
    await listLatestArticles(db, { kind: 'post', locale, limit: newest }),
    await listArticleCategories(db, locale),
    await findSettings(db),
  ]
  const self = linkIn(locale, '/blog/feed.xml')
  const items = posts.map((post) => {
    const link = encodeURI(linkIn(locale, `/blog/${post.slug}`))
    const category = categories.find(({ slug }) => slug === post.category)?.label
    return `<item>${[
      tag('title', post.title),
      tag('link', link),
      `<guid isPermaLink="false">${post.id}</guid>`,
      tag('pubDate', post.publishedAt?.toUTCString()),
      tag('dc:creator', post.author ?? name),
      tag('category', category),
      tag('description', post.summary),
      post.cover &&
        `<media:content url="${env.BASE_URL}/media/${post.cover.file}-1000.webp" medium="image">${tag('media:description', post.cover.alt)}</media:content>`,
    ]
      .filter(Boolean)
      .join('')}</item>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>\n',
    tag('title', m.post_blog_title({ shop: name }, { locale })),
    tag('link', linkIn(locale, '/blog')),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    tag('description', m.post_blog_lead({}, { locale })),
    tag('language', locale),
    tag('lastBuildDate', posts[0]?.publishedAt?.toUTCString()),
    '\n',
    ...items,
    '</channel></rss>\n',
  ]
}
