import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

const boots = ['luot-aria-75', 'luot-nhip-55', 'luot-may-30', 'luot-en-55'] as const
const compare = `/compare?p=${boots.slice(0, 3).join()}`

const isSound = async ({ page }: Visit) => {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** The compare buttons of cards. */
const asides = ({ page, t }: Visit) =>
  page.locator('main article').getByRole('button', { name: new RegExp(`^${t('compare_add', { name: '' }).trim()} `) })

describe.each(wayOf('desk', 'en'))('comparing two to four ($locale, $width px)', ({ width, locale }) => {
  test('cards set aside, the tray leads to the table, differences and the best are marked', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await asides(seen).nth(0).click()
    const tray = page.getByRole('region', { name: t('compare_tray') })
    await scrollsTo(tray.getByRole('link', { name: t('compare_one_more') }))
    await asides(seen).nth(1).click()
    await asides(seen).nth(2).click()
    await expect.poll(() => asides(seen).nth(1).getAttribute('aria-pressed')).toBe('true')
    await isSound(seen)
    await go('/shop/category/hockey')
    await asides(seen).nth(0).click()
    await sees(page.locator('[data-sonner-toast]', { hasText: t('compare_mixed') }))
    await tray.getByRole('link', { name: t('compare_open', { count: 3 }) }).click()
    await scrollsTo(page.getByRole('table'))
    await expect.poll(() => page.locator('thead th a[href*="/product/"]').count()).toBe(3)
    await scrollsTo(page.getByText(t('compare_legend')))
    await scrollsTo(page.getByText(t('compare_best'), { exact: true }).first())
    await isSound(seen)
    await page
      .getByRole('link', { name: new RegExp(t('compare_remove', { name: '' }).split('  ')[0]!) })
      .first()
      .click()
    await expect.poll(() => page.locator('thead th a[href*="/product/"]').count()).toBe(2)
  })

  test('heads stay in sight while the rows pass', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go(compare)
    const head = page.locator('thead th').nth(1)
    // On phones the table scrolls in a frame of its own.
    const frame = page.getByRole('region', { name: t('compare_title') })
    if (width < 900) await frame.evaluate((node) => node.scrollTo(0, node.scrollHeight))
    else await page.locator('tbody tr').last().scrollIntoViewIfNeeded()
    const above = width < 900 ? (await frame.boundingBox())!.y : 0
    const { y } = (await head.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(above)
    expect(y).toBeLessThan(above + 300)
  })

  test('ranks by what the shopper needs and tells each lost point', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(compare)
    await page.locator('input[name=stiffness]').fill('55')
    await page.locator('input[name=budget]').fill('2.000.000')
    await page.getByRole('button', { name: t('compare_rank') }).click()
    const list = page.getByRole('region', { name: t('compare_ranking') })
    await scrollsTo(list)
    await expect.poll(() => list.locator('ol > li').count()).toBe(3)
    await scrollsTo(list.getByText(t('compare_lost_stiffness', { points: 30, index: 55 })))
    await isSound(seen)
    await page.locator('input[name=size]').fill('24')
    await page.getByRole('button', { name: t('compare_rank') }).click()
    await scrollsTo(page.getByText(t('compare_size_wrong')))
  })

  test('empty, one, too many, two kinds and what is gone are said in words', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/compare')
    await scrollsTo(page.getByText(t('compare_empty_title')))
    await isSound(seen)
    await go(`/compare?p=${boots[0]}`)
    await scrollsTo(page.getByText(t('compare_one_more_text')))
    await scrollsTo(page.getByRole('heading', { name: t('compare_more') }))
    await isSound(seen)
    await go(`/compare?p=${boots[0]},luoi-luot-buoc-7`)
    await scrollsTo(page.getByText(t('compare_mixed')))
    await isSound(seen)
    await go(`/compare?p=${boots[0]},${boots[0]}`)
    await scrollsTo(page.getByText(t('compare_duplicate')))
    await go(`/compare?p=${boots.join()},no-such-boot`)
    await scrollsTo(page.getByText(t('compare_gone', { count: 1 })))
    await scrollsTo(page.getByRole('table'))
  })

  test('works without scripts, from the card to the ranking', async ({ visit }) => {
    const seen = await visit({ width, locale, script: false })
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await asides(seen).first().click()
    await scrollsTo(page.getByText(t('compare_one_more_text')))
    await page.locator('section[aria-labelledby=compare-more] a').first().click()
    await scrollsTo(page.getByRole('table'))
    await page.locator('input[name=size]').fill('245')
    await page.getByRole('button', { name: t('compare_rank') }).click()
    await scrollsTo(page.getByRole('heading', { name: t('compare_ranking') }))
  })
})

const heart = ({ page, t }: Visit, at: number) =>
  page.getByRole('button', { name: new RegExp(`^${t('wishlist_save', { name: '' }).trim()} `) }).nth(at)

describe.each(wayOf('phone', 'en'))('a wishlist that is shared ($locale, $width px)', ({ width, locale }) => {
  test('gets a link that anybody can open, and a wish moves to the cart with its size', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/shop/category/figure')
    await heart(seen, 0).click()
    await heart(seen, 1).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist')?.includes('"id"'))).toBe(true)
    await go('/wishlist')
    await scrollsTo(page.locator('main article').nth(1))
    await page.getByRole('button', { name: t('share_do'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('share_title') })
    await dialog.locator('input[name=name]').fill(`Lan <b>`)
    await dialog.getByRole('button', { name: t('share_make') }).click()
    const link = await dialog.getByLabel(t('share_link')).inputValue()
    await isSound(seen)
    await dialog.getByRole('button', { name: t('close') }).click()

    const friend = await visit({ width, locale, script: false })
    await friend.page.goto(link)
    await scrollsTo(friend.page.getByRole('heading', { level: 1, name: t('share_list_of', { name: 'Lan <b>' }) }))
    await expect.poll(() => friend.page.locator('main article').count()).toBe(2)
    await expect.poll(() => friend.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await isSound(friend)
    expect((await friend.page.goto(`${link}x`))!.status()).toBe(404)

    await page
      .locator('main li', { has: page.locator('article') })
      .first()
      .getByRole('link', { name: t('wishlist_choose') })
      .click()
    const picker = page.locator('dialog[open]')
    const sizes = picker.locator('label[data-state=available]:has(input[name=wish-size])')
    await sizes.first().click()
    await isSound(seen)
    await picker.getByRole('button', { name: t('pick_move') }).click()
    await scrollsTo(page.locator('dialog[open] a[href$="/checkout"]'))
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as object[]).length))
      .toBe(1)
  })
})
