import { Hono } from 'hono'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import latinFont from '@fontsource-variable/encode-sans/files/encode-sans-latin-wdth-normal.woff2?url'
import vietnameseFont from '@fontsource-variable/encode-sans/files/encode-sans-vietnamese-wdth-normal.woff2?url'
import { locales, type Localized } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import sheet from '#web/shell/root.css?url'
import { manifest } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import worker from './copies-worker.js?raw'

const { assets } = build as ServerBuild
const styles = [sheet]
const prefixOf = { vi: '', en: '/en' }
const offline: Localized = { vi: '/offline.html', en: '/en/offline.html' }

const policy =
  "default-src 'none'; style-src-elem 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What makes the shop an application that is there without a network, too. */
export const offlineRoutes = new Hono()

for (const locale of locales) {
  offlineRoutes.get(`${prefixOf[locale]}/manifest.webmanifest`, async (c) =>
    c.json(await manifest(locale), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  offlineRoutes.get(offline[locale], (c) =>
    c.html(offlinePage(locale, styles), 200, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }),
  )
}

/** The worker itself knows from when a copy is. */
const blank = { time: '{time}' }

/** Its facts above it; another build is another worker, which the browser sees by its bytes. */
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
  c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    // What a worker may fetch is its own affair: ours and nothing else.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  }),
)
