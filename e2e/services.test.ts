import { describe } from 'vitest'
import { addAria, aria, choose, fillCheckout, place, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { mailAbout } from './mailbox.ts'
import { wayOf, expect, languages, test, type Visit } from './stage.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

const pair = { colour: 'white', size: '235', width: 'R' }
const sharpening = { vi: 'Mài lưỡi', en: 'Blade sharpening' }
const mounting = { vi: 'Gắn lưỡi', en: 'Blade mounting' }
const moulding = { vi: 'Ép nhiệt định hình', en: 'Heat moulding' }

const box = ({ page }: Visit, name: string) =>
  page.locator('form#buy').getByRole('checkbox', { name: new RegExp(`^${name}`) })
const consent = ({ page }: Visit) => page.locator('form#buy input[name=final]')
const works = ({ page, t }: Visit, where = 'main') =>
  page.locator(where).getByRole('list', { name: t('services_under', { name: aria.name }) })
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

describe.each(wayOf('phone', 'en'))('PRODUCT 4: services on a pair ($locale, $width px)', ({ width, locale }) => {
  test('are chosen with their hollow, agreed to, shown from the cart to the order, and taken off again', async ({
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
    const hollow = page.locator('form#buy').getByLabel(t('services_hollow'), { exact: true })
    await expect.poll(() => reads(hollow.locator('option:checked'))).toContain('7/16')
    await expect.poll(() => consent(buyer).isChecked()).toBe(false)
    await judge(buyer, 'the product page with services open')

    await page.locator('#add-to-cart').click()
    await scrollsTo(page.locator('form#buy').getByText(t('services_final_missing')))
    await expect.poll(() => consent(buyer).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await stored(buyer)).toEqual([])
    await judge(buyer, 'the product page that asks for consent')

    await consent(buyer).check()
    await page.locator('#add-to-cart').click()
    await scrollsTo(works(buyer, drawer).getByText(sharpening[locale]))
    await expect.poll(() => works(buyer, drawer).getByRole('listitem').count()).toBe(2)
    await scrollsTo(page.locator(drawer).getByText(t('services_final_agreed')))
    const [item] = await stored(buyer)
    expect(item!.id.split('+')).toHaveLength(3)
    expect(Math.abs(Date.now() - new Date(item!.finalSince!).getTime())).toBeLessThan(60_000)
    await judge(buyer, 'the drawer with services')

    await page
      .locator(drawer)
      .getByRole('link', { name: t('drawer_view_cart') })
      .click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('button', { name: t('services_remove_named', { work: moulding[locale], name: aria.name }) })
      .click()
    await expect.poll(() => works(buyer).getByRole('listitem').count()).toBe(1)
    expect((await stored(buyer))[0]!.id.split('+')).toHaveLength(2)
    await page.getByRole('button', { name: t('cart_undo') }).click()
    await expect.poll(() => works(buyer).getByRole('listitem').count()).toBe(2)
    await judge(buyer, 'the cart with services')

    await page
      .locator('main')
      .getByRole('link', { name: t('drawer_checkout') })
      .click()
    await page.waitForURL('**/checkout')
    if (width < 900) await page.locator('aside summary').click()
    await scrollsTo(works(buyer, 'aside').filter({ visible: true }).getByText(sharpening[locale]))
    await judge(buyer, 'the checkout with services')
    await page
      .locator('aside')
      .getByRole('button', { name: t('services_remove_named', { work: moulding[locale], name: aria.name }) })
      .filter({ visible: true })
      .click()
    await expect.poll(() => works(buyer, 'aside').filter({ visible: true }).getByRole('listitem').count()).toBe(1)
    await fillCheckout(buyer)
    await untilQuoted(page)
    const id = await place(buyer)

    await buyer.go(`/orders/${id}`)
    await scrollsTo(works(buyer).getByText(sharpening[locale]))
    await expect.poll(() => works(buyer).getByRole('listitem').count()).toBe(1)
    await judge(buyer, 'the order with services')
    const mail = await mailAbout(closed.settings.DATA_DIR!, t('mail_placed_subject', { code: id.slice(-8) }))
    expect(mail.text).toContain(`+ ${sharpening[locale]}`)
  })

  test('work from forms alone, without scripts', async ({ visit }) => {
    const reader = await visit({ width, locale, script: false })
    const { page, t } = reader
    await openWorked(reader)
    await box(reader, sharpening[locale]).check()
    await page
      .locator('form#buy')
      .getByLabel(t('services_hollow'), { exact: true })
      .selectOption({ label: t('unit_in', { value: '5/8' }) })
    await page.locator('#add-to-cart').click()
    await scrollsTo(page.locator('main').getByText(t('services_final_missing')))
    await page.goBack()
    await choose(page, pair)
    await box(reader, sharpening[locale]).check()
    await consent(reader).check()
    await page.locator('#add-to-cart').click()
    await page.waitForURL('**/cart')
    await scrollsTo(works(reader).getByText(sharpening[locale]))
    await judge(reader, 'the plain cart with services')
    await page
      .getByRole('button', {
        name: new RegExp(`^${t('services_remove')} ${sharpening[locale]}`),
      })
      .click()
    await scrollsTo(page.locator('main').getByText(aria.name).first())
    await seesNot(works(reader))
  })
})

describe.each(languages)('services that the cart asks about (%s)', (locale) => {
  test('a pair that nobody agreed to is not ordered until somebody does', async ({ visit }) => {
    const buyer = await visit({ width: 390, locale })
    const { page, go, t } = buyer
    await openWorked(buyer)
    await box(buyer, sharpening[locale]).check()
    await consent(buyer).check()
    await page.locator('#add-to-cart').click()
    await scrollsTo(works(buyer, drawer))
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('luot_cart')!) as { items: { finalSince?: string }[] }
      for (const item of record.items) delete item.finalSince
      localStorage.setItem('luot_cart', JSON.stringify(record))
    })
    await go('/cart')
    await scrollsTo(page.getByText(t('services_problem_final', { name: aria.name })))
    await scrollsTo(page.getByText(t('cart_not_ready')))
    await judge(buyer, 'the cart that asks')
    await page.getByRole('button', { name: t('services_agree'), exact: true }).click()
    await scrollsTo(page.locator('main').getByRole('link', { name: t('drawer_checkout') }))
    expect((await stored(buyer))[0]!.finalSince).toBeTruthy()
  })

  test('the same pair with and without is two lines; with the same services it grows', async ({ visit }) => {
    const buyer = await visit({ width: 1440, locale })
    await addAria(buyer, pair)
    for (const count of [1, 2]) {
      await openWorked(buyer)
      await box(buyer, sharpening[locale]).check()
      await consent(buyer).check()
      await buyer.page.locator('#add-to-cart').click()
      await scrollsTo(works(buyer, drawer))
      expect((await stored(buyer)).map(({ quantity }) => quantity)).toEqual([1, count])
    }
  })

  test('a service that is only done to what is bought here leads there; sharpening is bought alone', async ({
    visit,
  }) => {
    const reader = await visit({ width: 390, locale })
    const { page, go, t } = reader
    await go('/product/gan-luoi-giay')
    await scrollsTo(page.getByText(t('services_attached_only')))
    await seesNot(page.locator('#add-to-cart'))
    await judge(reader, 'a service that is not sold alone')
    await page.locator('main').locator('a[href$="/shop/category/figure"]').last().click()
    await page.waitForURL('**/shop/category/figure')
    await go('/product/mai-luoi-giay?hollow=1/2')
    await page.locator('#add-to-cart').click()
    await scrollsTo(page.locator(drawer).getByText(sharpening[locale]).first())
  })
})
