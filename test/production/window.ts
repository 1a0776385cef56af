import { chromium, type Browser, type Page } from 'playwright-core'
import { say, type Visit } from '../../e2e/stage.ts'
import { untilHydrated } from '../../e2e/alive.ts'
import { collectComplaints } from '../../e2e/complaints.ts'
import { scriptless } from '../../e2e/look.ts'
import { patience } from '../../e2e/sees.ts'
import type { Locale } from '#kit/localized.ts'

export type Window = Visit & { close: () => Promise<void> }
type Way = { width?: 390 | 1440; locale?: Locale; script?: boolean }

/** The browser reaches the shop by its own name, as if DNS had it; the certificate is not trusted by any authority. */
export const openBrowser = (host: string, port: number) =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`,
    ],
  })

/** A normal window: with its service worker, and with a console that must stay empty. */
export async function openWindow(
  browser: Browser,
  origin: string,
  { width = 1440, locale = 'vi', script = true }: Way = {},
): Promise<Window> {
  const isPhone = width < 600
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  })
  context.setDefaultTimeout(patience)
  if (!script) scriptless.add(context)
  await context.addCookies([{ name: '__Host-luot_lang', value: locale, url: origin, secure: true }])
  const page = await context.newPage()
  const complaints = collectComplaints(page)
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${page.url()}: ${response.status()} from ${response.url()}`)
  })
  const prefix = locale === 'en' ? '/en' : ''
  const isBare = (path: string) => /^\/(admin)/.test(path)
  return {
    page,
    go: async (path) => {
      await page.goto(origin + (isBare(path) ? path : prefix + (path === '/' && prefix ? '' : path)))
      if (script) await hydratedPage(page)
    },
    t: (key, facts) => say(locale, key, facts),
    complaints,
    close: () => context.close(),
  }
}

export const hydratedPage = (page: Page) => untilHydrated(page)
