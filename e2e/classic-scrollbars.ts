import { chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilHydrated } from './alive.ts'
import { asChromium } from './stage.ts'

/** A browser whose scrollbars take room, as on most desks: what these openers open reaches the window's edge, so do the grounds of the page, and its words stay where they are. */
export async function coversAll(address: string, openers: string[]) {
  const browser = await chromium.launch({ ...asChromium, ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(address)
    await untilHydrated(page)
    const before = await page.evaluate(measure)
    expect(before.bar).toBeGreaterThan(0)
    for (const opener of openers) await opens(page, opener, before.words)
  } finally {
    await browser.close()
  }
}

async function opens(page: Page, opener: string, words: number) {
  await page.locator(opener).first().click()
  const all = { bar: 0, header: 1440, footer: 1440, words, isCovered: true, dialog: 1440 }
  await expect.poll(() => page.evaluate(measure), { message: opener }).toEqual(all)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull()
}

/** Runs in the page. */
function measure() {
  const right = (of: string) => document.querySelector(of)?.getBoundingClientRect().right
  return {
    bar: innerWidth - document.documentElement.clientWidth,
    header: right('header'),
    footer: right('footer[id]'),
    dialog: right('dialog[open]'),
    words: document.querySelector('h1')!.getBoundingClientRect().left,
    isCovered: Boolean(document.elementFromPoint(innerWidth - 2, 300)?.closest('dialog')),
  }
}
