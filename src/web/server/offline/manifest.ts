import { pathIn, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'

const icon = (src: string, size: number, purpose = 'any') => ({
  src: `/${src}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest, in one language. */
export async function manifest(locale: Locale) {
  const options = { locale }
  const home = pathIn(locale, '/')
  const { name } = await findSettings(db)
  return {
    id: home,
    name,
    short_name: name,
    description: m.home_description({}, options),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // The scope covers both languages, so that changing the language stays inside the app.
    scope: '/',
    display: 'standalone',
    background_color: '#f7fbfc',
    theme_color: '#0a212a',
    categories: ['shopping', 'sports'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: m.listing_all({}, options), url: pathIn(locale, '/shop') },
      { name: m.layout_footer_orders({}, options), url: pathIn(locale, '/my-orders') },
      { name: m.order_find_title({}, options), url: pathIn(locale, '/orders/find') },
    ],
  }
}
