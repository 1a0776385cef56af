import { describe } from 'vitest'
import { seriousFindings } from './look.ts'
import { wayOf, expect, test } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

describe.each(wayOf('desk', 'vi'))('SPEC 2: catalogue and search ($locale, $width px)', ({ width, locale }) => {
  const isPhone = width < 600

  test('filters narrow the list, tell how many are left, and are dropped one by one', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/shop')
    if (isPhone) await page.getByRole('button', { name: t('listing_filters') }).click()
    const form = page.locator(isPhone ? '#sheet-filters' : '#side-filters')
    await form.locator('input[name=category][value=figure]').check()
    await page.waitForURL('**/shop?category=figure')
    await form.locator('label:has(input[name=size][value="245"])').click()
    await page.waitForURL('**/shop?category=figure&size=245')
    if (isPhone) await page.locator('dialog[open] button[type=submit]').click()
    await expect
      .poll(async () => {
        const shown = await page.locator('main article').count()
        return shown > 0 && (await reads(page.locator('#listing-count'))) === t('listing_count', { count: shown })
      })
      .toBe(true)
    await page.getByRole('link', { name: t('listing_drop', { filter: t('listing_size', { size: 245 }) }) }).click()
    await page.waitForURL('**/shop?category=figure')
    await page.goBack()
    await page.waitForURL('**/shop?category=figure&size=245')
  })

  test('filters that rule each other out say which one to drop', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/shop?category=speed&colour=rose')
    await scrollsTo(page.getByRole('heading', { name: t('listing_none') }))
    await page.locator('main a[href$="/shop?category=speed"], main a[href$="/shop?colour=rose"]').first().click()
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
  })

  test('the header suggests while one types, by the keyboard alone', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/')
    await page
      .locator('header')
      .getByRole('link', { name: t('search_label') })
      .click()
    const field = page.getByRole('combobox', { name: t('search_label') })
    await field.fill('aria')
    await scrollsTo(page.getByRole('option', { name: /Aria 75/ }))
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
    await field.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    await expect.poll(() => page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
    expect(await seriousFindings(page)).toEqual([])
    await field.press('Enter')
    await page.waitForURL('**/product/luot-aria-75')
    // The address comes before the page, and search closes as the page changes.
    await scrollsTo(page.getByRole('heading', { level: 1, name: /Aria 75/ }))
    await page
      .locator('header')
      .getByRole('link', { name: t('search_label') })
      .click()
    await scrollsTo(page.getByRole('option', { name: 'aria', exact: true }))
  })

  test('what was typed wrong is shown as it was meant, and nothing found leads on', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/search?q=giya%20nghe%20thuat')
    await scrollsTo(page.getByText(t('search_shown_instead', { text: 'giày nghệ thuật' })))
    await go('/search?q=zzzzqqqq')
    await scrollsTo(page.getByRole('heading', { name: t('search_none', { q: 'zzzzqqqq' }) }))
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('finding without JavaScript', () => {
  test('filters and search are plain forms', async ({ visit }) => {
    const { page, go, t } = await visit({ script: false })
    await go('/shop')
    const form = page.locator('#side-filters')
    await form.locator('input[name=category][value=figure]').check()
    await form.locator('input[name=price_to]').fill('8000000')
    await form.getByRole('button', { name: t('listing_apply') }).click()
    expect(page.url()).toContain('category=figure')
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    await go('/search')
    await page.locator('main input[name=q]').fill('245')
    await page.locator('main form[role=search] button').click()
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
  })

  test('hostile and absurd addresses are answered with a page', async ({ visit }) => {
    const { go } = await visit({ script: false })
    for (const path of [
      '/search?q=%25',
      "/search?q='",
      '/search?q=%5C',
      '/search?q=%00%FF',
      `/search?q=${'a'.repeat(10_000)}`,
      '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
      '/shop?size=999&colour=nope&page=400&sort=x&price_from=abc&type=%27%3B--',
    ]) {
      const answer = (await go(path)) as { status: () => number; text: () => Promise<string> }
      expect(answer.status(), path.slice(0, 40)).toBe(200)
      expect(await answer.text()).not.toContain('<script>alert(1)')
    }
  })
})
