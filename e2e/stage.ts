import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, test as base } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { untilHydrated } from './alive.ts'
import { collectComplaints } from './complaints.ts'
import { scriptless } from './look.ts'
import { patience } from './sees.ts'
import { inTurn } from '../test/by-turns.ts'
import { freshShop, type ClosedShop } from '../test/process/fresh-shop.ts'
import { say, type Facts } from '../test/say.ts'

/** Background chatter of Chromium would be refused by a closed network, many at a time. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: what the optimizing compilers make of its scripts costs more than it gives back, a fifth of each load.
  '--js-flags=--no-opt --no-maglev',
]

/** How Chromium is started: Debian's headless shell, which costs a third less than the whole browser. */
export const asChromium = { executablePath: '/usr/bin/chromium-headless-shell', args: quiet }

export const widths = [390, 1440] as const
export const languages: Locale[] = ['vi', 'en']
export type Width = (typeof widths)[number]

/** Every way in which a screen is tested: phone and desktop, Vietnamese and English. */
const ways = {
  'phone-vi': { width: widths[0], locale: 'vi' },
  'phone-en': { width: widths[0], locale: 'en' },
  'desk-vi': { width: widths[1], locale: 'vi' },
  'desk-en': { width: widths[1], locale: 'en' },
} satisfies Record<string, { width: Width; locale: Locale }>

/** `main` in `npm test`; `npm run test:all` walks all journeys four times, once in each way; by hand each journey is walked once, in its own way. */
const journeys = process.env.JOURNEYS
const walked = ways[journeys as keyof typeof ways] as { width: Width; locale: Locale } | undefined

/**
 * The way in which a journey is walked. The journeys of `npm test` together walk all four (ways.test.ts); JOURNEYS=phone-en walks all of
 * them in that way. What only exists on one device (a tap, the menu of phones, a list that opens under the pointer) says 'this device'.
 */
export function wayOf(device: 'phone' | 'desk', locale: Locale, on: 'every device' | 'this device' = 'every device') {
  const own = ways[`${device}-${locale}`]
  if (!walked) return [own]
  return on === 'every device' || walked.width === own.width ? [walked] : []
}

/** The same of a journey off the main ways, or whose rule a test of a process or a unit holds too: `npm test` leaves it to `npm run test:all`. */
export const rareWay: typeof wayOf = (...way) => (journeys === 'main' ? [] : wayOf(...way))

/** Another way at each turn. */
export const wayInTurn = () => [walked ?? inTurn(Object.values(ways))]

export { say }

export type Visit = {
  page: Page
  go: (path: string, until?: { waitUntil: 'load' }) => Promise<unknown>
  t: (key: string, facts?: Facts) => string
  complaints: string[]
}
export type Way = {
  width?: number
  locale?: Locale
  script?: boolean
  dark?: boolean
  storage?: BrowserContextOptions['storageState']
  /** With the service worker; otherwise it is blocked, since it would answer requests that a journey lets fail. */
  worker?: boolean
}

/** The shops that run for the tests of this worker, by their address. */
const opened = new Map<string, ClosedShop>()
export const shopAt = (url: string) => opened.get(url)!

/** `shop` runs for a whole file, `visit` opens windows of their own whose console must stay silent. */
export const test = base
  .extend('closed', { scope: 'file' }, async ({}, { onCleanup }) => {
    const closed = await freshShop('PostgreSQL')
    onCleanup(() => closed.clear())
    return closed
  })
  .extend('shop', { scope: 'file' }, async ({ closed }, { onCleanup }) => {
    const shop = await closed.start()
    opened.set(shop.url, closed)
    onCleanup(async () => void (await shop.stop()))
    return shop
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(asChromium)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('doorstep', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end())
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
    onCleanup(() => void server.close())
    return `http://localhost:${(server.address() as AddressInfo).port}/`
  })
  .extend('visit', async ({ browser, doorstep, shop }, { onCleanup }) => {
    const windows: Awaited<ReturnType<typeof openWindow>>[] = []
    onCleanup(async () => {
      for (const { close } of windows) await close()
      expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
    })
    return async (way: Way = {}) => {
      const window = await openWindow(browser, shop.url, doorstep, way)
      windows.push(window)
      return window.visit
    }
  })

/**
 * A window begins on an empty page of the same site: going from the browser's own empty page to the shop, which lets no other
 * site open it (COOP), Chromium starts a second process, a third of what a first page takes.
 */
async function openWindow(
  browser: Browser,
  url: string,
  doorstep: string,
  { width = 1440, locale = 'vi', script = true, dark = false, storage, worker = false }: Way,
) {
  const isPhone = width < 600
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: script,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    storageState: storage,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(patience)
  if (!script) scriptless.add(context)
  if (script) context.on('page', waitForWaking)
  const page = await context.newPage()
  await page.goto(doorstep)
  // “GL Driver Message” is the software that stands in for a graphics card, on how quick it is.
  const complaints = collectComplaints(page, (text) =>
    /status of (404|410|422|429|503)|registration blocked by Playwright|GL Driver Message|GPU stall/.test(text),
  )
  const prefix = locale === 'en' ? '/en' : ''
  const visit: Visit = {
    page,
    go: (path, until) =>
      page.goto(url + (path.startsWith('/admin') ? path : prefix + (path === '/' ? (prefix ? '' : '/') : path)), until),
    t: (key, facts) => say(locale, key, facts),
    complaints,
  }
  return { visit, complaints, close: () => context.close() }
}

/**
 * A page wakes after it was painted, and nobody presses as soon as a program does: so it is waited for, however its document came. Who says until when
 * (`waitUntil`) takes the page as it is then.
 */
function waitForWaking(page: Page) {
  const woken =
    <Asked extends unknown[], Answer>(open: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked) => {
      const answer = await open(...asked)
      const isAsItIs = (asked.at(-1) as { waitUntil?: string } | undefined)?.waitUntil
      if (!isAsItIs) await untilHydrated(page)
      return answer
    }
  page.goto = woken(page.goto.bind(page))
  page.reload = woken(page.reload.bind(page))
  page.goBack = woken(page.goBack.bind(page))
  page.waitForURL = woken(page.waitForURL.bind(page))
}

export { expect } from 'vitest'
