import { describe } from 'vitest'
import { comeIn, press } from './after-sale.ts'
import { fits, judge, opensUntil, told } from './auth.ts'
import { aria } from './buy.ts'
import { aPhoto } from './customer.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
const shownName = ({ page }: Visit) => reads(page.locator('h1'))

describe.each(rareWay('phone', 'vi'))('the products of the shop ($locale, $width px)', ({ width, locale }) => {
  test('a product is found without accents, copied, given texts and prices, put on sale and archived', async ({
    visit,
    shop,
  }) => {
    const name = `Lướt Thử ${width} ${locale}`
    const slug = `luot-thu-${width}-${locale}`
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/products' })
    await field(desk, 'q').fill('luot aria 75')
    await press(desk, 'admin_search')
    await desk.page.waitForURL('**q=luot+aria+75*')
    await desk.page.locator('main a[href$="/edit"]').filter({ visible: true, hasText: aria.name }).first().click()
    await desk.page.waitForURL('**/edit')
    await press(desk, 'product_admin_copy')
    await told(desk, 'product_admin_copied')

    const other = await visit({ width, locale })
    await comeIn(other, { url: shop.url, locale, to: new URL(desk.page.url()).pathname })

    for (const language of ['vi', 'en']) {
      await field(desk, `${language}.name`).fill(name)
      await field(desk, `${language}.slug`).fill(slug)
    }
    // A copy is made of what is saved, so it asks before it leaves what is typed.
    await press(desk, 'product_admin_copy')
    await scrollsTo(desk.page.getByText(desk.t('admin_editor_leave_text')))
    await press(desk, 'admin_editor_stay')
    expect(await shownName(desk)).not.toBe(name)
    await desk.page.locator('main input[name^="price."]').first().fill('3.456.000')
    await desk.page.locator('main input[name^="sale."]').first().fill('3.456.000')
    await field(desk, 'status').selectOption('active')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_error_sale')
    await judge(desk, 'a sale that is none')
    await desk.page.locator('main input[name^="sale."]').first().fill('2.999.000')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_saved')
    await expect.poll(() => shownName(desk)).toBe(name)
    await scrollsTo(desk.page.getByText('3.456.000'))

    await field(other, 'warrantyMonths').fill('3')
    await field(other, `${locale}.name`).fill('Tên của người khác')
    await press(other, 'admin_editor_save')
    await told(other, 'admin_editor_conflict_title', { count: 1 })
    const asked = other.page.locator('main [data-conflicts] fieldset')
    await scrollsTo(asked.getByText(name, { exact: true }))
    await scrollsTo(asked.getByText('Tên của người khác', { exact: true }))
    await judge(other, 'theirs and yours')
    await asked.getByRole('radio').first().check({ force: true })
    await press(other, 'admin_editor_save')
    await told(other, 'product_admin_saved')
    await expect.poll(() => field(other, 'warrantyMonths').inputValue()).toBe('3')
    await expect.poll(() => shownName(other)).toBe(name)

    const buyer = await visit({ width, locale })
    await opensUntil(buyer, `/product/${slug}`, buyer.page.getByRole('heading', { level: 1, name }))

    await field(desk, 'status').selectOption('archived')
    // The select shows the new state before it is saved, and the notice of the last save is still shown. An open editor also posts that it is open.
    const saved = desk.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/edit'),
    )
    await press(desk, 'admin_editor_save')
    await saved
    await scrollsTo(desk.page.locator('main').getByText(desk.t('product_admin_archived')))
    await desk.go(`/admin/products?status=archived&q=${slug}`)
    await scrollsTo(desk.page.locator('main').getByText(name))
  })
})

describe.each(wayOf('desk', 'en'))('a new product ($locale, $width px)', ({ width, locale }) => {
  test('a boot with six variants and two pictures is drafted, previewed, put on sale, reduced and archived', async ({
    visit,
    shop,
  }) => {
    const name = `Lướt Mới ${width} ${locale}`
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/products/create' })
    await press(desk, 'product_admin_create_do')
    await told(desk, 'product_admin_kind_missing')
    await judge(desk, 'a product without a name')
    await field(desk, 'kind').selectOption('figure/set')
    for (const language of ['vi', 'en']) {
      await field(desk, `${language}.name`).fill(name)
      await field(desk, `${language}.summary`).fill('Một đôi giày để thử.')
    }
    await press(desk, 'product_admin_create_do')
    await page.waitForURL('**/edit?done=created')
    const edit = new URL(page.url()).pathname
    const of = (screen: string) => edit.replace(/edit$/, screen)

    await desk.go(of('variants'))
    for (const [option, value] of [
      ['colour', 'white'],
      ['colour', 'navy'],
      ['size', '235'],
      ['size', '240'],
      ['size', '245'],
    ])
      await page.locator(`main label:has(input[name=${option}][value="${value}"])`).click()
    await field(desk, 'pattern').fill(`NEW${width}-{colour}-{size}`)
    await field(desk, 'price').fill('2.990.000')
    await field(desk, 'weightG').fill('2300')
    await press(desk, 'product_admin_draft_variants')
    await told(desk, 'product_admin_drafted')
    expect(await page.locator('main input[name^="sku."]').count()).toBe(6)
    expect(await field(desk, 'sku.5').inputValue()).toBe(`NEW${width}-WHT-245`)
    await judge(desk, 'variants that were drafted')
    // A new list would forget the barcode that was typed, so the shop asks first.
    await field(desk, 'barcode.0').fill('1')
    await press(desk, 'product_admin_draft_variants')
    await scrollsTo(page.getByText(desk.t('admin_editor_leave_text')))
    await press(desk, 'admin_editor_stay')
    expect(await field(desk, 'barcode.0').inputValue()).toBe('1')
    await field(desk, 'barcode.0').fill('')
    await press(desk, 'product_admin_save_variants')
    await told(desk, 'product_admin_variants_saved')

    await desk.go(of('pictures'))
    const upload = page.locator('main input[type=file]')
    const broken = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
    await upload.setInputFiles([await aPhoto(), broken, await aPhoto()])
    await expect.poll(() => page.locator('main input[name=picture]:not([type=file])').count()).toBe(2)
    // The refusal of the second is not lost under the success of the third.
    await told(desk, 'media_photo_kind')
    const order = () =>
      page
        .locator('main input[name=picture]:not([type=file])')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    const before = await order()
    await page.getByRole('button', { name: desk.t('product_admin_picture_up', { number: 2 }) }).click()
    await field(desk, `of.${before[1]}`).selectOption('colour=navy')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_pictures_saved')
    expect(await order()).toEqual(before.toReversed())
    const own = field(desk, `sku.${before[0]}`)
    await own.fill('KHONG-CO')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_picture_sku_unknown', { sku: 'KHONG-CO' })
    await own.fill(`new${width}-wht-245`)
    await press(desk, 'admin_editor_save')
    await expect.poll(() => own.inputValue()).toBe(`NEW${width}-WHT-245`)
    await fits(desk, 'the pictures of a product')

    // A library that was opened for the product stays so after an upload.
    await desk.go(`/admin/media?for=${edit.split('/').at(-2)}`)
    await page.locator('main input[type=file]').setInputFiles(await aPhoto())
    await told(desk, 'media_photo_done')
    expect(page.url()).toContain(`for=${edit.split('/').at(-2)}`)

    await desk.go(edit)
    await field(desk, 'status').selectOption('active')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_measure_needed')
    const summary = page.locator('main [role=alert]')
    await summary.getByRole('button', { name: desk.t('attribute_stiffness'), exact: true }).click()
    expect(await field(desk, 'measure.stiffness').evaluate((one) => one === document.activeElement)).toBe(true)
    for (const price of ['3.000.000', '2.990.000']) {
      await page.locator('#prices input[inputmode=numeric]:not([name])').first().fill(price)
      await press(desk, 'product_admin_prices_to_all', { count: '6' })
      const prices = page.locator('#prices input[name^="price."]')
      expect(await prices.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
        Array.from({ length: 6 }, () => price),
      )
    }
    const chosen = {
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: 'yes',
      blade_included: 'no',
      mount: 'screw',
    }
    for (const [key, value] of Object.entries(chosen)) await field(desk, `measure.${key}`).selectOption(value)
    await field(desk, 'measure.stiffness').fill('55')
    await field(desk, 'measure.weight_g').fill('900')
    await page.locator('main label:has(input[name="measure.age"][value=adult])').click()
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_admin_saved')

    const slug = await field(desk, 'vi.slug').inputValue()
    const buyer = await visit({ width, locale })
    const shows = (price: string) => opensUntil(buyer, `/product/${slug}`, buyer.page.locator('main').getByText(price))
    await shows('2.990.000')
    expect(await buyer.page.locator('form#buy input[name=colour]').count()).toBe(2)

    await desk.go(`/admin/products?q=${slug}`)
    await page.locator('main input[name=pick]').filter({ visible: true }).first().check()
    await page.locator('main details:has(input[name=off]) summary').click()
    await field(desk, 'off').fill('10')
    await press(desk, 'product_admin_bulk_sale')
    await told(desk, 'product_admin_bulk_done', { act: desk.t('product_admin_bulk_sale'), count: 1 })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain(desk.t('product_admin_bulk_done', { act: desk.t('product_admin_bulk_sale'), count: 1 }))
    await shows('2.691.000')
    await page.locator('main input[name=pick]').filter({ visible: true }).first().check()
    await press(desk, 'product_admin_bulk_archived')
    await told(desk, 'product_admin_bulk_done', { act: desk.t('product_admin_bulk_archived'), count: 1 })
    await fits(desk, 'products that were archived at once')
  })
})
