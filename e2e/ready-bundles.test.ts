import { describe } from 'vitest'
import { judge } from './auth.ts'
import { fillCheckout, place, untilQuoted } from './buy.ts'
import { countsTo } from './main-part.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { reads, scrollsTo, sees } from './sees.ts'

const summary = ({ page }: Visit) => page.locator('aside[aria-labelledby=set]')
const addButton = (visit: Visit) => summary(visit).locator('button[value=add]')

describe.each(rareWay('phone', 'vi'))('a child’s kit ($locale, $width px)', ({ width, locale }) => {
  test('a buyer chooses a size for each part; the kit is one entry in the cart, is changed and ordered', async ({
    visit,
  }) => {
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    const press = (name: string, value: string) =>
      page.locator(`form label:has(input[name="${name}"][value="${value}"])`).click()

    await go('/product/luot-nang')
    const within = page.locator('main', { hasText: t('bundle_ready_with') })
    await scrollsTo(within.getByRole('link', { name: '3–5' }))

    await go('/search?q=bộ cho bé')
    await page.getByRole('link', { name: /6–9/ }).click()
    await page.waitForURL(/bundles\/bo-cho-be-6-9/)
    await addButton(buyer).click()
    await sees(page.locator('#skate-open'))
    expect(await reads(summary(buyer))).toContain(t('bundle_part_missing'))
    await press('skate', 'luot-nang')
    await page.waitForURL(/skate=luot-nang/)
    await press('skate.size', '190')
    await page.waitForURL(/skate\.size=190/)
    await press('helmet.size', 'S')
    await page.waitForURL(/helmet\.size=S/)
    await press('knee.size', 'S')
    await page.waitForURL(/knee\.size=S/)
    await press('elbow.size', 'S')
    await expect.poll(() => reads(summary(buyer))).toContain(t('bundle_sum_saved'))
    await judge(buyer, 'a whole kit')
    await addButton(buyer).click()
    const drawer = page.locator('dialog[open]')
    await sees(drawer.getByText(t('bundle_in_cart_kit')))

    await go('/cart')
    await countsTo(page.locator('main li li[id^=line-]'), 4)
    await page.getByRole('link', { name: t('bundle_edit') }).click()
    await page.waitForURL(/bo-cho-be-.*replaces=/)
    await press('helmet.size', 'M')
    await expect.poll(() => reads(summary(buyer))).toContain('54–57')
    await addButton(buyer).click()
    await expect.poll(() => reads(drawer)).toContain('54–57')
    await go('/cart')
    await countsTo(page.locator('main li li[id^=line-]'), 4)

    await go('/checkout')
    await fillCheckout(buyer)
    await untilQuoted(page)
    const id = await place(buyer)
    await go(`/order-success?order=${id}`)
    await scrollsTo(page.getByText(t('order_account_title')))
    await judge(buyer, 'the confirmation with one field for an account')
  })
})
