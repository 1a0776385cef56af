import { describe } from 'vitest'
import { alive } from './alive.ts'
import { wayOf, expect, test } from './stage.ts'
import { readsAll, scrollsTo } from './sees.ts'

describe.each(wayOf('phone', 'vi'))('DESIGN 7, Home ($locale, $width px)', ({ locale, width }) => {
  test('every block is there, in its order, and says by what it was chosen', async ({ visit }) => {
    const { page, go, t } = await visit({ locale, width })
    await go('/')
    const heads = await readsAll(page.locator('main :is(h1, h2)'))
    expect(heads).toEqual([
      t('home_hero_title'),
      t('home_choice_title'),
      t('home_size_title'),
      t('home_blade_title'),
      t('home_lines_title'),
      t('home_gear_title'),
      t('home_guides_title'),
    ])
    await scrollsTo(page.getByText(t('home_choice_text')))
    for (const [id, cards] of [
      ['choice-title', 4],
      ['gear-title', 4],
    ] as const)
      await expect.poll(() => page.locator(`section[aria-labelledby="${id}"] article`).count()).toBe(cards)
    expect(
      await page
        .getByRole('navigation', { name: t('home_disciplines') })
        .getByRole('link')
        .count(),
    ).toBe(4)
    const guides = page.getByRole('region', { name: t('home_guides_title') })
    expect(await guides.getByRole('listitem').count()).toBe(3)
  })

  test('a foot of 243 mm gets a size for each discipline, which stays and is offered in the list', async ({
    visit,
  }) => {
    const { page, go, t } = await visit({ locale, width })
    await go('/')
    await alive(page)
    const field = page.getByRole('spinbutton', { name: t('home_size_label') })
    await expect.poll(() => page.getByRole('slider').isEnabled()).toBe(true)
    await field.fill('243')
    const sizes = page.locator('#foot ul a')
    await expect
      .poll(() => sizes.evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/^\/en/, ''))))
      .toEqual([
        '/shop/category/figure?size=245',
        '/shop/category/hockey?size=245',
        '/shop/category/speed?size=245',
        '/shop/category/recreational?size=245',
      ])
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('243')
    await go('/shop/category/figure')
    await scrollsTo(
      page
        .getByText(t('listing_your_size', { size: '245' }))
        .locator('visible=true')
        .first(),
    )
  })

  test('works without scripts: the ruler is a form, all doors are links', async ({ visit }) => {
    const { page, go, t } = await visit({ locale, width, script: false })
    await go('/')
    await page.getByRole('spinbutton', { name: t('home_size_label') }).fill('200')
    await page.getByRole('button', { name: t('home_size_show') }).click()
    await page.waitForURL(/foot=200/)
    await expect.poll(() => page.locator('#foot ul a').first().getAttribute('href')).toMatch(/size=200$/)
    await page.getByRole('link', { name: t('home_hero_shop') }).click()
    await page.waitForURL('**/shop')
  })
})
