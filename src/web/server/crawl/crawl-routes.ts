import { Hono } from 'hono'
import { addDays, shopDay } from '#kit/clock.ts'
import { locales, pathIn } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { blogFeed } from './blog-feed.ts'
import { llms } from './llms.ts'
import { merchantFeed } from './merchant-feed.ts'
import { robots } from './robots.ts'
import { listSitemaps, sitemapPieces } from './sitemap-files.ts'
import { tag, xmlResponse } from './xml.ts'

/** Routes for search engines, marketplaces and feed readers. */
export const crawlRoutes = new Hono()

crawlRoutes.get('/robots.txt', (c) => c.text(robots(), 200, { 'Cache-Control': 'public, max-age=3600' }))

/** RFC 9116: the contact for reports of security holes. 404 while the shop has no email address. */
crawlRoutes.get('/.well-known/security.txt', async (c) => {
  const { email } = await findSettings(db)
  if (!email) return c.text('not found', 404)
  const facts = [
    `Contact: mailto:${email}`,
    `Expires: ${shopDay(addDays(new Date(), 180))}T00:00:00Z`,
    'Preferred-Languages: vi, en',
    `Canonical: ${env.BASE_URL}/.well-known/security.txt`,
  ]
  return c.text(`${facts.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' })
})

crawlRoutes.get('/sitemap.xml', async (c) => {
  const names = await listSitemaps(db)
  const files = names.map((name) => `<sitemap>${tag('loc', `${env.BASE_URL}/sitemaps/${name}.xml`)}</sitemap>\n`)
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  return xmlResponse(c, 'application/xml', [head, ...files, '</sitemapindex>\n'])
})

crawlRoutes.get('/sitemaps/:file', async (c) => {
  const [, name] = /^([a-z0-9-]{1,20})\.xml$/.exec(c.req.param('file')) ?? []
  const exists = name !== undefined && (await listSitemaps(db)).includes(name)
  const pieces = exists ? sitemapPieces(db, name) : undefined
  return pieces ? xmlResponse(c, 'application/xml', pieces) : c.text('not found', 404)
})

for (const locale of locales) {
  crawlRoutes.get(pathIn(locale, '/feeds/products.xml'), (c) =>
    xmlResponse(c, 'application/xml', merchantFeed(db, locale)),
  )
  crawlRoutes.get(pathIn(locale, '/blog/feed.xml'), async (c) =>
    xmlResponse(c, 'application/rss+xml', await blogFeed(db, locale)),
  )
  crawlRoutes.get(pathIn(locale, '/llms.txt'), async (c) =>
    c.text(await llms(db, locale), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
}
