import { Hono } from 'hono'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import latinFont from '@fontsource-variable/encode-sans/files/encode-sans-latin-wdth-normal.woff2?url'
import vietnameseFont from '@fontsource-variable/encode-sans/files/encode-sans-vietnamese-wdth-normal.woff2?url'
import { localized, locales, pathIn, type Locale } from '#kit/localized.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { m } from '#words/messages.js'
import { languageCookieName } from '#web/shell/language/language-cookie.server.ts'
import sheet from '#web/shell/root.css?url'
import { xml } from '../crawl/xml.ts'
import { manifest } from './manifest.ts'
import worker from './copies-worker.js?raw'

const { assets } = build as ServerBuild
const styles = [sheet]
const offline = localized((locale) => pathIn(locale, '/offline.html'))

const policy =
  "default-src 'none'; style-src-elem 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Routes that make the shop installable and available offline. */
export const offlineRoutes = new Hono()

for (const locale of locales) {
  offlineRoutes.get(pathIn(locale, '/manifest.webmanifest'), async (c) =>
    c.json(await manifest(locale), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  offlineRoutes.get(offline[locale], (c) =>
    c.html(offlinePage(locale, styles), 200, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }),
  )
}

/** The page for addresses that are neither reachable nor cached. The service worker stores it, so it may need only the stylesheet. */
function offlinePage(locale: Locale, styles: string[]) {
  const options = { locale }
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const link = (href: string, label: string) =>
    `<a class="link inline-flex min-h-11 items-center" href="${href}">${label}</a>`
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><title>${m.error_offline_title({}, options)} · ${xml(shopName())}</title>${sheets}</head><body><main class="wrap grid min-h-dvh content-center py-16"><div><svg viewBox="0 0 1200 104" preserveAspectRatio="none" fill="none" stroke-linecap="round" aria-hidden="true" class="mb-8 block h-16 w-full stroke-current text-accent"><path d="M0 14C190 52 420 78 640 79" stroke-width="1.6" vector-effect="non-scaling-stroke"/><path d="M0 26C180 66 400 92 596 94" stroke-width="1.6" vector-effect="non-scaling-stroke"/></svg><h1 class="type-h1">${m.error_offline_title({}, options)}</h1><p class="mt-3 max-w-[36em] type-lead">${m.error_offline_text({}, options)}</p><p class="mt-8 flex flex-wrap gap-x-6">${link('', m.error_offline_again({}, options))}${link(pathIn(locale, '/'), m.error_home({}, options))}</p></div></main></body></html>`
}

/** The worker fills in the time of the copy. */
const blank = { time: '{time}' }

/** Puts build facts before the worker's code; a new build changes the bytes, so browsers install the new worker. */
const script = [
  `const version = ${JSON.stringify(assets.version)}`,
  `const files = ${JSON.stringify([...styles, latinFont, vietnameseFont])}`,
  `const offline = ${JSON.stringify(offline)}`,
  `const words = ${JSON.stringify(
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        { plain: m.error_offline_copy(blank, { locale }), priced: m.error_offline_copy_priced(blank, { locale }) },
      ]),
    ),
  )}`,
  worker,
].join('\n')

offlineRoutes.get('/copies-worker.js', (c) =>
  c.body(`const languageCookie = ${JSON.stringify(languageCookieName())}\n${script}`, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    // A worker has its own policy: it may fetch only from this shop.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  }),
)
