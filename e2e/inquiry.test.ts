// @module-tag turn-2
import { describe } from 'vitest'
import { judge } from './auth.ts'
import { loseConnection } from './broken.ts'
import { expect, rareWay, test, wayOf } from './stage.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'

describe.each(rareWay('phone', 'vi'))('writing to the shop ($locale, $width px)', ({ width, locale }) => {
  test('errors are shown at once, the input is kept, and the message arrives', async ({ visit }) => {
    const writer = await visit({ width, locale })
    const { page, go, t } = writer
    await go('/contact')
    const text = page.getByLabel(t('inquiry_text'), { exact: true })
    await text.fill('Chân 248 mm thì lấy size nào?')
    await page.getByRole('button', { name: t('inquiry_send') }).click()
    await sees(page.getByRole('link', { name: t('inquiry_way_missing') }))
    expect(await reads(text)).toBe('Chân 248 mm thì lấy size nào?')
    await judge(writer, 'an inquiry with faults')
    await page.getByLabel(t('inquiry_topic'), { exact: true }).selectOption('size')
    await page.getByLabel(t('inquiry_name'), { exact: true }).fill('Lan')
    await page.getByLabel(t('inquiry_phone'), { exact: true }).fill('0901 234 567')
    await page.getByRole('button', { name: t('inquiry_send') }).click()
    await sees(page.getByRole('heading', { level: 1, name: t('inquiry_sent_title') }))
  })
})

describe.each(wayOf('phone', 'en'))('without a network ($locale, $width px)', ({ width, locale }) => {
  test('pages that were read can be read again, without their prices; the cart never comes from a copy', async ({
    visit,
  }) => {
    const { page, go, t, complaints } = await visit({ width, locale, worker: true })
    await go('/guides/sizing')
    // The service worker is installed at the first press.
    await page.locator('h1').click()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
    await go('/guides/sizing')
    const title = await reads(page.locator('h1'))
    await go('/product/luot-aria-75')
    await scrollsTo(page.locator('main').getByText('₫'))
    await page.waitForFunction(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('luot-pages'))
      const copies = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
      return copies.some((count) => count > 1)
    })
    // A visitor who chose English gets English at the address without a language too, through the worker, online and offline.
    const { origin } = new URL(page.url())
    const prefix = locale === 'en' ? '/en' : ''
    await page.context().addCookies([{ name: 'luot_lang', value: locale, url: origin }])
    await page.goto(`${origin}/shop`)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/shop`)
    await loseConnection(page)
    // A copy does not hydrate.
    const asItIs = { waitUntil: 'load' } as const
    await page.goto(`${origin}/guides/sizing`, asItIs)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/guides/sizing`)
    await go('/guides/sizing', asItIs)
    expect(await reads(page.locator('h1'))).toBe(title)
    await scrollsTo(page.getByText(t('error_offline_copy', { time: '' }).split('.')[0]!))
    await go('/product/luot-aria-75', asItIs)
    await scrollsTo(page.locator('main h1'))
    await seesNot(page.locator('main').getByText(/\d\.\d{3}\s*₫/))
    await go('/cart', asItIs)
    expect(await reads(page.locator('h1'))).toBe(t('error_offline_title'))
    await page.context().setOffline(false)
    // The worker's connections are back a moment after the command: a press before that shows the same page again.
    const again = page.getByRole('link', { name: t('error_offline_again') })
    await expect
      .poll(async () => {
        await Promise.all([page.waitForEvent('domcontentloaded'), again.click()])
        return reads(page.locator('h1'))
      })
      .toBe(t('cart_title'))
    await sees(page.getByRole('heading', { level: 1, name: t('cart_title'), exact: true }))
    const expected = complaints.filter((said) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(said))
    complaints.splice(0, complaints.length, ...complaints.filter((said) => !expected.includes(said)))
  })
})
