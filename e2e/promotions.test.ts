// @module-tag turn-0
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { setStock } from '../test/process/goods.ts'
import { judge } from './auth.ts'
import { focusedTag } from './main-part.ts'
import { fillCheckout, place, placeButton, untilQuoted } from './buy.ts'
import type { Stage } from './customer.ts'
import { asShopkeeper } from './paying.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo, sees } from './sees.ts'

/** Cloth guards of the demo shop, 190.000 ₫ in teal; of two pairs the second costs 20 % less by itself. */
const soakers = {
  slug: 'bao-luoi-vai-luot-bong',
  vi: 'Bao lưỡi vải Lướt Bông',
  en: 'Lướt Bông soakers',
  price: 190_000,
}
const second = { vi: 'Bao lưỡi vải thứ hai giảm 20%', en: 'Second pair of soakers 20% off', amount: 38_000 }

const stockUp = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select v.id from variants v join product_translations w on w.product_id = v.product_id where w.slug = ${soakers.slug}`,
    )
    for (const { id } of rows) await setStock(db, id, 50)
  })

/** The shopkeeper fills in the fields that matter and saves; the form described the rule in a sentence before. */
async function writeRule({ page, go, t }: Visit, fields: Record<string, string>, sentence: string) {
  await go('/admin/promotions/new')
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name=${name}]`)
    if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
    else if (value === 'off') await field.uncheck()
    else await field.fill(value)
  }
  await scrollsTo(page.getByText(sentence).first())
  await press(page, t('promotion_save'))
  await page.waitForURL('**done=save')
  await sees(page, t('promotion_saved'))
}

/** Two pairs in the cart page. */
async function takeTwo({ page, go, t }: Visit, locale: 'vi' | 'en') {
  await go(`/product/${locale === 'vi' ? soakers.slug : 'luot-bong-soakers'}`)
  await page.locator('form#buy label:has(input[value=teal])').click()
  await page.locator('form#buy label:has(input[name=size])').first().click()
  await page.locator('#add-to-cart').click()
  await sees(page.locator('dialog[open] a[href$="/checkout"]'))
  await go('/cart')
  const count = page.getByRole('spinbutton', { name: t('cart_quantity_named', { name: soakers[locale] }) })
  await count.fill('2')
  await count.press('Enter')
  await scrollsTo(
    sums(page)
      .getByText(dong(soakers.price * 2))
      .first(),
  )
}

type Page = Visit['page']
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The rows of sums: phones and wide windows show one each. */
const sums = (page: Page) => page.locator('main')
const off = (page: Page, amount: number) =>
  sums(page)
    .getByText(`−${dong(amount)}`)
    .filter({ visible: true })
    .first()
const chips = ({ page, t }: Visit) => page.getByRole('list', { name: t('promotion_chips') })

async function typeCode(visit: Visit, code: string) {
  const { page, t } = visit
  await page.locator('input[name=coupon]').fill(code)
  await page.getByRole('button', { name: t('promotion_apply'), exact: true }).click()
}

describe.each(wayOf('desk', 'vi'))('promotions ($locale, $width px)', ({ width, locale }) => {
  test('the shopkeeper creates promotions; each is used once, explained at every price, and released by a cancelled order', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    await stockUp(stage)
    // Each way uses its own codes and names, since those of the others are still there.
    const way = `${locale}${width}`.toUpperCase()
    const [opening, half, gift] = [`KHAI${way}`, `NUA${way}`, `TANG${way}`]
    const names = {
      opening: { vi: `Quà khai trương ${way}`, en: `Opening gift ${way}` },
      batch: { vi: `Thư mời ${way}`, en: `Invitation ${way}` },
    }

    const desk = await visit({ width, locale })
    await asShopkeeper(stage, desk, locale)
    await desk.go('/admin/promotions/new')
    await press(desk.page, desk.t('promotion_save'))
    await scrollsTo(desk.page, desk.t('promotion_error_percent'))
    await scrollsTo(desk.page, desk.t('promotion_error_name'))
    await judge(desk, 'a promotion that is not whole')
    await writeRule(
      desk,
      { nameVi: names.opening.vi, nameEn: names.opening.en, code: opening, percent: '10', maxUses: '1' },
      desk.t('promotion_say_uses', { count: 1 }),
    )
    await writeRule(
      desk,
      { nameVi: 'Một nửa', nameEn: 'Half', code: half, percent: '50', combines: 'off' },
      desk.t('promotion_say_alone'),
    )
    await writeRule(
      desk,
      { nameVi: 'Tặng hết', nameEn: 'All for free', code: gift, percent: '100' },
      desk.t('promotion_say_by_code'),
    )
    await writeRule(
      desk,
      { nameVi: names.batch.vi, nameEn: names.batch.en, kind: 'amount', amount: '20.000' },
      desk.t('promotion_say_combines'),
    )
    // What was typed and not saved is named, and taken back with its effect.
    await desk.page.locator('main [name=amount]').fill('30.000')
    await scrollsTo(desk.page.getByText('30.000').first())
    await press(desk.page, desk.t('admin_editor_undo'))
    await sees(desk.page.getByText(desk.t('admin_editor_clean')))
    await desk.page.locator('input[name=count]').fill('3')
    await desk.page.locator('input[name=prefix]').fill('MOI')
    await press(desk.page, desk.t('promotion_batch_make'))
    const file = desk.page.getByRole('link', { name: desk.t('promotion_batch_export', { count: 3 }) })
    await scrollsTo(file)
    await judge(desk, 'a batch of codes')
    const csv = await desk.page.evaluate(async (href) => (await fetch(href)).text(), (await file.getAttribute('href'))!)
    const invitations = csv.match(/MOI[A-Z0-9]+/g)!
    expect(new Set(invitations).size).toBe(3)

    const lan = await visit({ width, locale })
    await takeTwo(lan, locale)
    await scrollsTo(off(lan.page, second.amount))
    await scrollsTo(lan.page.getByText(second[locale]).filter({ visible: true }).first())
    await typeCode(lan, 'KHONGCO')
    await sees(lan.page, lan.t('promotion_refused_unknown'))
    expect(await lan.page.locator('input[name=coupon]').getAttribute('aria-invalid')).toBe('true')
    await typeCode(lan, invitations[0]!)
    await scrollsTo(chips(lan).getByText(invitations[0]!))
    await typeCode(lan, opening)
    await scrollsTo(chips(lan).getByText(opening))
    // 380.000, ten per cent of it after what the second pair costs less: 34.200, then 20.000.
    for (const amount of [second.amount, 34_200, 20_000]) await scrollsTo(off(lan.page, amount))
    // Half off is more than the three together: it stands alone, and the others say why they rest.
    await typeCode(lan, half)
    await scrollsTo(off(lan.page, 190_000))
    await scrollsTo(chips(lan).getByText(lan.t('promotion_refused_not_with_others', { code: opening })))
    await judge(lan, 'a cart with an offer that stands alone')
    await lan.page.getByRole('button', { name: lan.t('promotion_drop', { code: half }) }).click()
    await scrollsTo(off(lan.page, 34_200))

    // Huy has the same code in his cart while it can still be used.
    const huy = await visit({ width, locale })
    await takeTwo(huy, locale)
    await typeCode(huy, opening)
    await scrollsTo(chips(huy).getByText(opening))

    await lan.go('/checkout')
    await fillCheckout(lan, { email: 'lan@example.com' })
    await untilQuoted(lan.page)
    for (const amount of [second.amount, 34_200, 20_000])
      await expect.poll(() => reads(lan.page.locator('section[aria-labelledby=review]'))).toContain(dong(amount))
    const lanOrder = await place(lan)
    await lan.go(`/orders/${lanOrder}`)
    const why = lan.page.getByRole('list', { name: lan.t('promotion_why', { name: soakers[locale] }) }).first()
    for (const words of [second[locale], names.opening[locale], names.batch[locale]])
      await scrollsTo(why.getByText(words).first())

    // A code of the batch is for one order; one that is used up is refused at its field.
    await typeCode(await backToCart(huy), invitations[0]!)
    await scrollsTo(huy.page.getByText(huy.t('promotion_refused_used_up', { code: invitations[0]! })))
    await huy.go('/checkout')
    await fillCheckout(huy, { phone: '0907 654 321', name: 'Trần Huy', email: 'huy@example.com' })
    await untilQuoted(huy.page)
    await scrollsTo(chips(huy).getByText(huy.t('promotion_refused_used_up', { code: opening })))

    await desk.go('/admin/promotions')
    const row = desk.page.locator('tr, li').filter({ hasText: opening }).filter({ visible: true }).first()
    await expect.poll(() => reads(row)).toContain('1 / 1')
    await expect.poll(() => reads(row)).toContain(dong(34_200))
    await desk.go(`/admin/orders/${lanOrder}`)
    await scrollsTo(desk.page.getByText(names.opening[locale]).filter({ visible: true }).first())
    await desk.page.locator('#cancel summary').click()
    await desk.page.locator('#cancel textarea[name=reason]').fill('Khách đổi ý')
    await desk.page.locator('#cancel input[name=code]').fill(lanOrder.slice(-8))
    await desk.page.locator('#cancel button[type=submit]').click()
    await sees(desk.page, desk.t('admin_done_cancel'))
    await desk.go('/admin/promotions')
    await expect.poll(() => reads(row)).toContain('0 / 1')

    // Its use was released, so the code works again until the shopkeeper ends it.
    await huy.go('/checkout')
    await fillCheckout(huy, { phone: '0907 654 321', name: 'Trần Huy', email: 'huy@example.com' })
    await untilQuoted(huy.page)
    await scrollsTo(off(huy.page, 34_200))
    await desk.page.getByRole('link', { name: names.opening[locale] }).filter({ visible: true }).first().click()
    await press(desk.page, desk.t('promotion_end'))
    await sees(desk.page, desk.t('promotion_ended'))
    await placeButton(huy.page).click()
    await sees(huy.page, huy.t('checkout_refused'))
    await huy.page.getByRole('link', { name: huy.t('checkout_see_code') }).click()
    await expect
      .poll(() => huy.page.locator('#coupon').evaluate((box) => box.contains(document.activeElement)))
      .toBe(true)
    await huy.page.evaluate(() => scrollTo(0, 0))
    await judge(huy, 'a code that was refused at the last moment')
    await huy.page.getByRole('button', { name: huy.t('promotion_drop', { code: opening }) }).click()

    // With a full discount and pickup nothing is to be paid, and no payment method is asked for.
    await typeCode(huy, gift)
    await scrollsTo(chips(huy).getByText(gift))
    await huy.page.locator('label', { hasText: huy.t('checkout_pickup') }).click()
    await expect.poll(() => reads(placeButton(huy.page))).toContain(dong(0))
    await huy.page
      .locator('a', { hasText: huy.t('checkout_review_change') })
      .filter({ hasText: huy.t('checkout_payment') })
      .click()
    expect(await focusedTag(huy)).toBe('SECTION')
    const free = await place(huy)
    await huy.go(`/orders/${free}`)
    await scrollsTo(huy.page.getByText(huy.t('payment_nothing')))
  })
})

async function backToCart(visit: Visit) {
  await visit.go('/cart')
  return visit
}
