import { env } from '#platform/env.server.ts'

/** Personal pages and routes that are not pages. Pages that only must not be indexed have `noindex` and may be crawled. */
const closed = [
  '/admin',
  '/moderation',
  '/api/',
  '/cart',
  '/checkout',
  '/order-success',
  '/orders',
  '/my-orders',
  '/profile',
  '/notifications',
  '/auth',
  '/preview/',
  '/sandbox/',
  '/*.data$',
]

/** robots.txt: what not to crawl, and where the sitemap is. */
export function robots() {
  const paths = closed.flatMap((path) => (/^\/(admin|moderation|\*)/.test(path) ? [path] : [path, `/en${path}`]))
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)]
  return `${[...lines, 'Allow: /', '', `Sitemap: ${env.BASE_URL}/sitemap.xml`].join('\n')}\n`
}
