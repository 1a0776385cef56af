import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

describe.each(wayOf('desk', 'vi'))(
  'writing to the shop, and reading without a network ($locale, $width px)',
  ({ width, locale }) => {
    test('a visitor writes: what is to be mended is said at once, what was typed stays, and it arrives', async ({
      visit,
    }) => {
      const { page, go, t } = await visit({ width, locale })
      await go('/contact')
      await page.getByLabel(t('inquiry_text'), { exact: true }).fill('Chân 248 mm thì lấy size nào?')
      await page.getByRole('button', { name: t('inquiry_send') }).click()
      await scrollsTo(page.getByRole('link', { name: t('inquiry_way_missing') }))
      expect(await page.getByLabel(t('inquiry_text'), { exact: true }).inputValue()).toBe(
        'Chân 248 mm thì lấy size nào?',
      )
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.getByLabel(t('inquiry_topic'), { exact: true }).selectOption('size')
      await page.getByLabel(t('inquiry_name'), { exact: true }).fill('Lan')
      await page.getByLabel(t('inquiry_phone'), { exact: true }).fill('0901 234 567')
      await page.getByRole('button', { name: t('inquiry_send') }).click()
      await scrollsTo(page.getByRole('heading', { level: 1, name: t('inquiry_sent_title') }))
    })

    test('questions are searched without scripts, and without accents', async ({ visit }) => {
      const { page, go, t } = await visit({ width, locale, script: false })
      await go('/support')
      await page.getByLabel(t('support_search')).fill(locale === 'vi' ? 'go bao lau mai' : 'no such words at all')
      await page.getByRole('button', { name: t('support_do_search'), exact: true }).click()
      await scrollsTo(page.getByRole('link', { name: t('support_all') }))
      await page.getByLabel(t('support_search')).fill(locale === 'vi' ? 'mai luoi' : 'sharpen')
      await page.getByRole('button', { name: t('support_do_search'), exact: true }).click()
      await scrollsTo(page.getByRole('heading', { level: 3 }).first())
    })

    test('what was read is read again without a network, prices excepted; the cart never comes from a copy', async ({
      visit,
    }) => {
      const { page, go, t, complaints } = await visit({ width, locale, worker: true })
      await go('/guides/sizing')
      await page.locator('h1').click()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
      await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
      await go('/guides/sizing')
      const title = await reads(page.locator('h1'))
      await go('/product/luot-aria-75')
      await scrollsTo(page.getByText('₫').first())
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const names = (await caches.keys()).filter((name) => name.startsWith('luot-pages'))
            return (await (await caches.open(names[0]!)).keys()).length
          }),
        )
        .toBeGreaterThan(1)
      await page.context().setOffline(true)
      await go('/guides/sizing')
      expect(await reads(page.locator('h1'))).toBe(title)
      await scrollsTo(page.getByText(t('offline_copy', { time: '' }).split('.')[0]!))
      await go('/product/luot-aria-75')
      expect(await reads(page.locator('main'))).not.toMatch(/\d\.\d{3}\s*₫/)
      await go('/cart')
      expect(await reads(page.locator('h1'))).toBe(t('offline_title'))
      await page.context().setOffline(false)
      await page.getByRole('link', { name: t('offline_again') }).click()
      await expect.poll(() => reads(page.locator('h1'))).toBe(t('cart_title'))
      const expected = complaints.filter((said) => /ERR_INTERNET_DISCONNECTED/.test(said))
      complaints.splice(0, complaints.length, ...complaints.filter((said) => !expected.includes(said)))
    })
  },
)
