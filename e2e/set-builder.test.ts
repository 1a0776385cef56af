// @module-tag turn-3
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { comeIn } from './after-sale.ts'
import { judge } from './auth.ts'
import { fillCheckout, place, untilQuoted } from './buy.ts'
import { countsTo } from './main-part.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { holdToast, reads, scrollsTo, sees, seesNot } from './sees.ts'

/** A dance boot of the demo shop that is sold without a blade, and blades: one that suits it, one that is too long for it. */
const boot = { slug: { vi: 'luot-nhip-55', en: 'luot-nhip-55' }, name: 'Lướt Nhịp 55', fit: '240_R' }
const tooLong = 'BS-DIEU-1050'

const summary = ({ page }: Visit) => page.locator('aside[aria-labelledby=set]')
const total = (visit: Visit) => visit.page.locator('aside[aria-labelledby=set] dd').last()
const agree = (visit: Visit) => summary(visit).locator('input[name=final]')
const addButton = (visit: Visit) => summary(visit).locator('button[value=add]')
const press = (page: Page, name: string, value: string) =>
  page.locator(`form label:has(input[name=${name}][value="${value}"])`).click()
const checked = (page: Page, name: string) => page.locator(`form input[name=${name}]:checked`)
/** Both parts of the bundle in the cart page. */
const parts = (page: Page) => page.locator('main li li[id^=line-]')

/** Chooses the first available length of the best blade; returns its SKU. */
async function chooseBlade({ page }: Visit) {
  const first = page.locator('form label[data-state=available]:has(input[name=blade])').first()
  await first.click()
  return checked(page, 'blade').inputValue()
}

describe.each(wayOf('phone', 'vi'))('a set ($locale, $width px)', ({ width, locale }) => {
  test('a buyer builds a bundle step by step, reads the reasons, and finds it as one entry in cart and order', async ({
    visit,
  }) => {
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer

    await go(`/product/${boot.slug[locale]}`)
    await page.getByRole('link', { name: t('bundle_with_boot') }).click()
    await page.waitForURL(/set-builder\?boot=/)
    await expect.poll(() => checked(page, 'boot').inputValue()).toBe(boot.slug[locale])
    await expect.poll(() => reads(summary(buyer))).toContain(t('bundle_next_size'))

    await press(page, 'fit', boot.fit)
    await scrollsTo(page.getByText(t('bundle_blade_note', { size: 240, sole: 252 })))
    await scrollsTo(page.getByText(t('bundle_blade_suits')))
    const unfit = page.locator('section[aria-labelledby=unfit]')
    await expect.poll(() => reads(unfit)).toContain(t('advice_blade_discipline_mismatch'))

    const why = () => reads(page.locator('section[aria-labelledby=work]'))
    await expect.poll(why).toContain(t('bundle_hollow_no_weight'))
    await page.locator('input[name=weight]').fill('25')
    await page.locator('select[name=ice]').selectOption('soft')
    await expect.poll(why).toContain(t('bundle_hollow_light'))
    await expect.poll(why).toContain(t('bundle_hollow_soft'))

    // A missing choice is named once, and not after it was made; the summary shows the width already.
    await expect.poll(() => reads(summary(buyer))).toContain(t('option_width_r'))
    await addButton(buyer).click()
    await scrollsTo(page.locator('#final-error'))
    const sku = await chooseBlade(buyer)
    await seesNot(page.locator('#final-error'))
    await expect.poll(() => reads(total(buyer))).toMatch(/\d{1,2}\.\d{3}\.\d{3}/)
    await expect.poll(() => new URL(page.url()).searchParams.get('blade')).toBe(sku)
    await judge(buyer, 'the builder with a whole set')

    await addButton(buyer).click()
    await sees(summary(buyer).getByText(t('bundle_final_missing')))
    await expect.poll(() => agree(buyer).evaluate((box) => box === document.activeElement)).toBe(true)
    await agree(buyer).check()
    const price = (await reads(total(buyer)))!
    await addButton(buyer).click()
    const drawer = page.locator('dialog[open]')
    await sees(drawer.getByText(t('bundle_in_cart')))
    await expect.poll(() => reads(drawer)).toContain(price)
    await judge(buyer, 'the drawer with a set')

    await go('/cart')
    await countsTo(parts(page), 2)
    await page.getByRole('button', { name: t('cart_remove_named', { name: boot.name }) }).click()
    await holdToast(page, t('cart_undo'))
    await seesNot(parts(page))
    await page.getByRole('button', { name: t('cart_undo') }).press('Enter')
    await countsTo(parts(page), 2)

    await page.getByRole('link', { name: t('bundle_edit') }).click()
    await page.waitForURL(/replaces=/)
    await expect.poll(() => checked(page, 'blade').inputValue()).toBe(sku)
    await page.locator('select[name=hollow]').selectOption('3/4')
    await expect.poll(() => reads(summary(buyer))).toContain('3/4')
    await agree(buyer).check()
    await addButton(buyer).click()
    await expect.poll(() => reads(drawer)).toContain('3/4')
    // The button says "replace", so a second press after another choice replaces again.
    await page.keyboard.press('Escape')
    await page.locator('select[name=hollow]').selectOption('5/8')
    await expect.poll(() => reads(summary(buyer))).toContain('5/8')
    await agree(buyer).check()
    await addButton(buyer).click()
    await expect.poll(() => reads(drawer)).toContain('5/8')
    // Pressed before a choice is answered, the button waits: the cart gets what was chosen last, and once.
    await page.keyboard.press('Escape')
    const answer = Promise.withResolvers<void>()
    await page.route(/\/set-builder\.data/, (route) => answer.promise.then(() => route.continue()), { times: 1 })
    await page.locator('select[name=hollow]').selectOption('3/4')
    await addButton(buyer).click()
    answer.resolve()
    await expect.poll(() => reads(drawer)).toContain('3/4')
    await go('/cart')
    await countsTo(parts(page), 2)

    await go('/checkout')
    await fillCheckout(buyer)
    await untilQuoted(page)
    const id = await place(buyer)
    await go(`/orders/${id}`)
    await expect.poll(() => reads(page.locator('main'))).toContain(t('bundle_with', { name: boot.name }))

    // A blade that does not fit the boot is not sold with it.
    await go(`/set-builder?boot=${boot.slug[locale]}&fit=${boot.fit}&blade=${tooLong}`)
    await expect.poll(() => reads(summary(buyer))).toContain(t('advice_blade_longer_than_sole'))
    await seesNot(agree(buyer))
    await addButton(buyer).click()
    await sees(summary(buyer).getByText(t('bundle_not_ready')))
  })
})

describe.each(rareWay('desk', 'en'))('staff ($locale, $width px)', ({ width, locale }) => {
  test('staff allow a pair that does not fit by a link, and withdraw that', async ({ visit, shop }) => {
    const clerk = await visit({ width, locale })
    const { page, t } = clerk
    await comeIn(clerk, { url: shop.url, locale, to: '/admin/pairs' })
    const allow = page.getByRole('button', { name: t('override_allow'), exact: true })
    await allow.click()
    await scrollsTo(page.getByText(t('override_error_reason')).first())
    const sku = await page.locator('datalist#boots option[value*="240-R"]').first().getAttribute('value')
    await page.locator('input[name=boot]').fill(sku!)
    await page.locator('input[name=blade]').fill(tooLong)
    await page.locator('input[name=reason]').fill('Đế đã đo 290 mm')
    await allow.click()
    await page.waitForURL(/done=/)
    await judge(clerk, 'the allowed pairs')
    const link = (await page.locator('main a[href*="/set-builder?pair="]').first().getAttribute('href'))!

    const buyer = await visit({ width, locale })
    await buyer.go(new URL(link).pathname + new URL(link).search)
    await scrollsTo(buyer.page.getByText(t('bundle_leave_given')))
    await scrollsTo(agree(buyer))
    await expect.poll(() => reads(summary(buyer))).not.toContain(t('advice_blade_longer_than_sole'))

    await page
      .getByRole('button', { name: t('override_withdraw') })
      .filter({ visible: true })
      .first()
      .click()
    await sees(page, t('override_withdrawn'))
    await buyer.page.reload()
    await scrollsTo(buyer.page.getByText(t('override_used')))
  })
})
