import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '#test/process/free-port.ts'
import { freshShop, type ClosedShop } from '#test/process/fresh-shop.ts'
import { startAt, type Shop } from '#test/process/server.ts'
import { untilHydrated } from './alive.ts'
import { drawerShown } from './broken.ts'
import { reads, scrollsTo, sees, seesToast } from './sees.ts'
import { asChromium, say } from './stage.ts'

const t = (key: string) => say('vi', key)
const renewed = 'Tới thẳng nội dung (bản mới)'
const typed = 'Mình cần đôi 245 trước thứ Bảy'

/** The same sources with other words in the frame of every page: a real second build, whose files have other names. */
async function buildAnew() {
  const folder = mkdtempSync(join(inject('room'), 'renewed-'))
  const left = new Set(['node_modules', 'build', '.git', '.data', 'test-results'])
  for (const name of readdirSync('.')) if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const words = join(folder, 'messages/vi/layout.json')
  const said = JSON.parse(readFileSync(words, 'utf8')) as Record<string, string>
  writeFileSync(words, JSON.stringify({ ...said, layout_skip_to_content: renewed }))
  const path = `${resolve('node_modules/.bin')}:${process.env.PATH}`
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = spawn('npm', ['run', '-s', 'build'], { cwd: folder, env: { ...env, PATH: path }, stdio: 'inherit' })
  const [code] = (await once(build, 'exit')) as [number]
  if (code) throw new Error('the second build failed')
  return folder
}

let closed: ClosedShop
let shop: Shop
let browser: Browser
let swap: () => Promise<void>
beforeAll(async () => {
  const folder = await buildAnew()
  closed = await freshShop('PostgreSQL')
  const port = await freePort()
  shop = await startAt(port, closed.settings)
  browser = await chromium.launch(asChromium)
  swap = async () => {
    await shop.stop()
    shop = await startAt(port, closed.settings, folder)
  }
}, 1_800_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await closed.clear()
})

/** A hydrated tab of the old build. */
async function tab(path: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(shop.url + path)
  await untilHydrated(page)
  return page
}

const isRenewed = (page: Page) => page.getByText(renewed).count()

describe('tabs that were open while the shop was renewed, by two builds', () => {
  test('links still work, a lazy part offers to reload and keeps what was typed, the language changes, a toast is shown and a form arrives', async () => {
    const [stepping, writing, speaking, wishing, sending] = [
      await tab('/shop'),
      // On a phone the search is a lazy part that loads when it is opened.
      await tab('/contact', { width: 390, height: 844 }),
      await tab('/contact'),
      await tab('/shop'),
      await tab('/contact/message'),
    ]
    await writing.locator('main textarea').first().fill(typed)
    await swap()

    const product = stepping.locator('main article h3 a').first()
    const name = await reads(product)
    await product.click()
    await scrollsTo(stepping.getByRole('heading', { level: 1, name }))
    await expect.poll(() => isRenewed(stepping)).toBe(1)

    await writing.locator('header a[href$="/search"]').first().click()
    await sees(writing.getByText(t('error_part_renewed')))
    await writing.getByRole('button', { name: t('error_reload') }).click()
    await expect.poll(() => isRenewed(writing)).toBe(1)
    await untilHydrated(writing)
    await expect.poll(() => writing.locator('main textarea').first().inputValue()).toBe(typed)
    await writing.locator('header a[href$="/search"]').first().click()
    await sees(drawerShown(writing))

    await speaking
      .getByRole('button', { name: t('layout_language_switch') })
      .first()
      .click()
    await speaking.waitForURL('**/en/contact')
    await sees(speaking.getByRole('heading', { level: 1 }))

    await wishing.locator('main article button[form=wish]').first().click()
    await seesToast(wishing, t('wishlist_added'))

    await sending.getByLabel(t('inquiry_topic')).selectOption({ index: 1 })
    await sending.getByLabel(t('inquiry_text')).fill(typed)
    await sending.getByLabel(t('inquiry_name')).fill('Lan')
    await sending.locator('input[name=email]').fill('lan@example.com')
    await sending.getByRole('button', { name: t('inquiry_send') }).click()
    await scrollsTo(sending.getByRole('heading', { name: t('inquiry_sent_title') }))
  })
})
