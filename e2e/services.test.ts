// @module-tag turn-2
import { describe } from 'vitest'
import { addAria, aria, choose, fillCheckout, place, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { emailAbout } from './mailbox.ts'
import { countsTo } from './main-part.ts'
import { holdToast, reads, scrollsTo, sees, seesNot } from './sees.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'

const pair = { colour: 'white', size: '235', width: 'R' }
const sharpening = { vi: 'Mài lưỡi', en: 'Blade sharpening' }
const mounting = { vi: 'Gắn lưỡi', en: 'Blade mounting' }
const moulding = { vi: 'Ép nhiệt định hình', en: 'Heat moulding' }

const box = ({ page }: Visit, name: string) =>
  page.locator('form#buy').getByRole('checkbox', { name: new RegExp(`^${name}`) })
const consent = ({ page }: Visit) => page.locator('form#buy input[name=final]')
const works = ({ page, t }: Visit, where = 'main') =>
  page.locator(where).getByRole('list', { name: t('service_under', { name: aria.name }) })
const drawer = 'dialog[open]'

async function judge({ page }: Visit, what: string) {
  expect(await seriousFindings(page), what).toEqual([])
  expect(await overflow(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

const stored = ({ page }: Visit) =>
  page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('luot_cart') ?? '{}') as {
          items?: { id: string; finalSince?: string; quantity: number }[]
        }
      ).items ?? [],
  )

async function openWorked(visit: Visit) {
  await visit.go(`/product/${aria.slug}`)
  await choose(visit.page, pair)
}

describe.each(wayOf('phone', 'en'))('services on a pair ($locale, $width px)', ({ width, locale }) => {
  test('a buyer chooses services with the hollow, agrees that they are final, sees them from the cart to the order, and removes them again', async ({
    visit,
    closed,
  }) => {
    const buyer = await visit({ width, locale })
    const { page, t } = buyer
    await openWorked(buyer)
    await seesNot(box(buyer, mounting[locale]))
    await seesNot(consent(buyer))
    await box(buyer, sharpening[locale]).check()
    await box(buyer, moulding[locale]).check()
    const hollow = page.locator('form#buy').getByLabel(t('service_hollow'), { exact: true })
    expect(await reads(hollow)).toContain('1/2')
    // On phones a bar at the bottom shows the same price as the button, services included.
    const bar = page.locator('[data-bottom-bar] b')
    const button = page.locator('#add-to-cart')
    if (width < 900) await expect.poll(async () => (await reads(button)).endsWith(`· ${await reads(bar)}`)).toBe(true)
    await expect.poll(() => consent(buyer).isChecked()).toBe(false)

    await page.locator('#add-to-cart').click()
    await sees(page.locator('form#buy').getByText(t('service_final_missing')))
    await expect.poll(() => consent(buyer).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await stored(buyer)).toEqual([])
    await judge(buyer, 'the product page that asks for consent')

    const asked = Date.now()
    await consent(buyer).check()
    await page.locator('#add-to-cart').click()
    await sees(works(buyer, drawer).getByText(sharpening[locale]))
    await countsTo(works(buyer, drawer).getByRole('listitem'), 2)
    await scrollsTo(page.locator(drawer).getByText(t('service_final_agreed')))
    const [item] = await stored(buyer)
    expect(item!.id.split('+')).toHaveLength(3)
    const agreed = new Date(item!.finalSince!).getTime()
    expect(agreed).toBeGreaterThanOrEqual(asked)
    expect(agreed).toBeLessThanOrEqual(Date.now())
    await judge(buyer, 'the drawer with services')

    await page
      .locator(drawer)
      .getByRole('link', { name: t('cart_drawer_view_cart') })
      .click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('button', { name: t('service_remove_named', { work: moulding[locale], name: aria.name }) })
      .click()
    await holdToast(page, t('cart_undo'))
    await countsTo(works(buyer).getByRole('listitem'), 1)
    expect((await stored(buyer))[0]!.id.split('+')).toHaveLength(2)
    await page.getByRole('button', { name: t('cart_undo') }).click()
    await countsTo(works(buyer).getByRole('listitem'), 2)

    await page
      .locator('main')
      .getByRole('link', { name: t('cart_drawer_checkout') })
      .click()
    await page.waitForURL('**/checkout')
    if (width < 900) await page.locator('aside summary').click()
    await scrollsTo(works(buyer, 'aside').getByText(sharpening[locale]))
    await judge(buyer, 'the checkout with its summary open')
    await page
      .locator('aside')
      .getByRole('button', { name: t('service_remove_named', { work: moulding[locale], name: aria.name }) })
      .filter({ visible: true })
      .click()
    await countsTo(works(buyer, 'aside').filter({ visible: true }).getByRole('listitem'), 1)
    await fillCheckout(buyer)
    await untilQuoted(page)
    const id = await place(buyer)

    await buyer.go(`/orders/${id}`)
    await scrollsTo(works(buyer).getByText(sharpening[locale]))
    await countsTo(works(buyer).getByRole('listitem'), 1)
    const mail = await emailAbout(closed.settings.DATA_DIR!, t('email_placed_subject', { code: id.slice(-8) }))
    expect(mail.text).toContain(`+ ${sharpening[locale]}`)
  })
})

describe.each(rareWay('desk', 'vi'))('services that the cart asks about ($locale, $width px)', ({ width, locale }) => {
  test('a pair with and one without work are two lines; adding the same work raises the quantity; consent is not asked for again; a service is bought alone', async ({
    visit,
  }) => {
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    await addAria(buyer, pair)
    for (const count of [1, 2]) {
      await openWorked(buyer)
      await box(buyer, sharpening[locale]).check()
      await consent(buyer).check()
      await page.locator('#add-to-cart').click()
      await sees(works(buyer, drawer))
      expect((await stored(buyer)).map(({ quantity }) => quantity)).toEqual([1, count])
    }
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('luot_cart')!) as { items: { finalSince?: string }[] }
      for (const item of record.items) delete item.finalSince
      localStorage.setItem('luot_cart', JSON.stringify(record))
    })
    await go('/cart')
    await scrollsTo(page, t('service_problem_final', { name: aria.name }))
    await scrollsTo(page, t('cart_not_ready'))
    await judge(buyer, 'the cart that asks')
    await page.getByRole('button', { name: t('service_agree'), exact: true }).click()
    await scrollsTo(page.locator('main').getByRole('link', { name: t('cart_drawer_checkout') }))
    expect((await stored(buyer)).map(({ finalSince }) => Boolean(finalSince))).toEqual([false, true])

    await go('/product/gan-luoi-giay')
    await scrollsTo(page, t('service_attached_only'))
    await seesNot(page.locator('#add-to-cart'))
    await page.locator('main').locator('a[href$="/shop/category/figure"]').last().click()
    await page.waitForURL('**/shop/category/figure')
    await go('/product/mai-luoi-giay?hollow=1/2')
    await page.locator('#add-to-cart').click()
    await sees(page.locator(drawer).getByText(sharpening[locale]))
  })
})
