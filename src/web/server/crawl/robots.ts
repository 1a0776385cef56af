import { env } from '#platform/env.server.ts'

/** Screens of one person, and doors that are no pages. What must merely not be listed says so itself (`noindex`), and may be looked at. */
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
  '/stand-in/',
  '/*.data$',
]

/** For robots: where not to go, and where the list of pages is. */
export function robots() {
  const paths = closed.flatMap((path) => (/^\/(admin|moderation|\*)/.test(path) ? [path] : [path, `/en${path}`]))
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)]
  return `${[...lines, 'Allow: /', '', `Sitemap: ${env.BASE_URL}/sitemap.xml`].join('\n')}\n`
}
