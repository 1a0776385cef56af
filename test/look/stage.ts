import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { test as base, type Visit, type Width } from '../../e2e/stage.ts'
import { freshShop } from '../process/fresh-shop.ts'
import { browserPath } from './environment.ts'
import { onSlowClock } from './global-setup.ts'

/** What the browser's clock says all the time: the moment at which the shop opens, whose own clock barely moves. */
const moment = new Date('2026-11-23T10:00:00+07:00')
/** Letters stand where the typeface wants them, not on whole pixels; scroll bars are shown, since pages keep room for them. */
const plain = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

export type Who = 'visitor' | 'customer' | 'admin'
export type Seen = Visit & { width: Width; locale: Locale; url: string }
export type Stop = {
  name: string
  who?: Who
  /** The whole page instead of the window. */
  whole?: true
  open: (seen: Seen) => Promise<unknown>
}

/** Opens what the first visible link of the main part leads to, as a page of its own: whose pictures are waited for. */
export async function followLink({ page, url }: Seen, link: string) {
  const href = await page.locator(`main a[href${link}]`).locator('visible=true').first().getAttribute('href')
  await page.goto(url + href)
}

/** Windows of a shop under the slow clock, for a visitor or somebody signed in. */
export const test = base
  .extend('closed', { scope: 'file' }, async ({}, { onCleanup }) => {
    const closed = await freshShop('PGlite')
    onCleanup(() => closed.clear())
    return { ...closed, start: () => closed.start(onSlowClock) }
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: plain,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('windowFor', async ({ visit, shop }) => {
    return async (who: Who, way: { width: Width; locale: Locale }): Promise<Seen> => {
      const visitor = await visit(way)
      const context = visitor.page.context()
      const own = who === 'visitor' ? [] : inject('signedIn')[who]
      const language = { name: 'luot_lang', value: way.locale }
      await context.addCookies([...own, language].map((cookie) => ({ ...cookie, url: shop.url })))
      context.setDefaultTimeout(60_000)
      await context.clock.setFixedTime(moment)
      return { ...visitor, ...way, url: shop.url }
    }
  })
