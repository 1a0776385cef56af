import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { test as base, type Visit } from '../../e2e/stage.ts'
import type { Cookies } from '../process/person.ts'
import { startShop } from '../process/server.ts'
import { browserPath } from './environment.ts'
import { onSlowClock } from './filled-shop.ts'

/** The browser's clock stands still at this moment: the articles of the demo shop are published, and the shop opens, whose own clock barely moves. */
const moment = new Date('2026-11-25T10:00:00+07:00')
/** Letters are placed at fractions of a pixel, as the typeface says; scroll bars are shown, since pages reserve room for them. */
const plain = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

export type Who = 'visitor' | 'customer' | 'admin'
/** The window's width is in pixels. */
export type Seen = Visit & { width: number; locale: Locale; url: string }
export type Stop = {
  name: string
  who?: Who
  /** The whole page instead of the window. */
  whole?: true
  open: (seen: Seen) => Promise<unknown>
}

const signedIn = () =>
  JSON.parse(readFileSync(join(inject('filled'), 'signed-in.json'), 'utf8')) as Record<'customer' | 'admin', Cookies>

/** Opens the target of the first visible link in the main part as a new page, and waits for its pictures. */
export async function followLink({ page, url }: Seen, link: string) {
  const href = await page.locator(`main a[href${link}]`).locator('visible=true').first().getAttribute('href')
  await page.goto(url + href)
}

/** Browser windows on a shop under the slow clock, for a visitor or a signed-in user. */
export const test = base
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(inject('room'), 'shop-'))
    cpSync(join(inject('filled'), 'files'), folder, { recursive: true })
    const shop = await startShop({ ...onSlowClock, DATA_DIR: folder })
    onCleanup(async () => void (await shop.stop()))
    return shop
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: plain,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('windowFor', async ({ visit, shop }) => {
    return async (who: Who, way: { width: number; locale: Locale }): Promise<Seen> => {
      const visitor = await visit(way)
      const context = visitor.page.context()
      const own = who === 'visitor' ? [] : signedIn()[who]
      const language = { name: 'luot_lang', value: way.locale }
      await context.addCookies([...own, language].map((cookie) => ({ ...cookie, url: shop.url })))
      context.setDefaultTimeout(60_000)
      await context.clock.setFixedTime(moment)
      return { ...visitor, ...way, url: shop.url }
    }
  })
