import { describe } from 'vitest'
import { comeIn, press } from './after-sale.ts'
import { fits, judge, told } from './auth.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

/** Each way writes prices of its own, since all of them use one shop. */
const piecesOf = (width: number, locale: string) => 11 + (width > 600 ? 2 : 0) + (locale === 'en' ? 1 : 0)

const cell = ({ page }: Visit, row: number, col: number) => page.locator(`#cell-${row}-${col}`)
const shows = (visit: Visit, row: number, col: number) => expect.poll(() => reads(cell(visit, row, col)))

/** Pastes into the active cell what a spreadsheet puts on the clipboard. */
const paste = ({ page }: Visit, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

describe.each(rareWay('desk', 'vi'))(
  'admin products: prices and stock as a sheet ($locale, $width px)',
  ({ width, locale }) => {
    test('cells are typed, pasted, filled and undone; errors are shown at their cells; everything is saved at once', async ({
      visit,
      shop,
    }) => {
      const desk = await visit({ width, locale })
      const { page } = desk
      const pieces = piecesOf(width, locale)
      await comeIn(desk, { url: shop.url, locale, to: '/admin/products/sheet?q=luot-aria-75' })
      await scrollsTo(cell(desk, 0, 0))
      if (width > 600) {
        await cell(desk, 0, 0).click()
        await page.keyboard.type(`7${pieces}0000`)
        await page.keyboard.press('Enter')
        await shows(desk, 0, 0).toBe(`7.${pieces}0.000`)
        const before = await cell(desk, 2, 0).inputValue()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('Shift+ArrowDown')
        await page.keyboard.press('Shift+ArrowDown')
        await page.keyboard.press('Control+d')
        await shows(desk, 2, 0).toBe(`7.${pieces}0.000`)
        await page.keyboard.press('Control+z')
        await shows(desk, 2, 0).toBe(before)
        await page.keyboard.press('Control+y')
        await cell(desk, 1, 1).click()
        await paste(desk, `6,${pieces}0,000\t1/12/2026\t24/12/2026\t${pieces}\r\n8.000.000\t\t\tnhiều\r\n`)
      } else {
        const typed = [`7${pieces}0000`, '6000000', '1/12/2026', '2026-12-24', String(pieces)]
        for (const [col, text] of typed.entries()) await cell(desk, 1, col).fill(text)
        await cell(desk, 2, 1).fill('8.000.000')
        await cell(desk, 2, 4).fill('nhiều')
        await cell(desk, 2, 4).blur()
      }
      await shows(desk, 1, 2).toBe('01/12/2026')
      await shows(desk, 1, 3).toBe('24/12/2026')
      await scrollsTo(page.getByText(desk.t('product_sheet_error_stock')))
      await scrollsTo(page.getByText(desk.t('product_admin_error_sale')))
      await judge(desk, 'the sheet with two cells to mend')
      await press(desk, 'admin_editor_save')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cell-2-1')
      for (const [col, text] of [
        [1, `6.${pieces}0.000`],
        [4, String(pieces)],
      ] as const) {
        if (width > 600) {
          await cell(desk, 2, col).click()
          await page.keyboard.type(text)
          await page.keyboard.press('Enter')
        } else {
          await cell(desk, 2, col).fill(text)
          await cell(desk, 2, col).blur()
        }
      }
      await press(desk, 'admin_editor_save')
      await told(desk, 'product_sheet_saved', { count: width > 600 ? 3 : 2 })
      await shows(desk, 1, 4).toBe(String(pieces))

      await desk.go('/admin/inventory/ledger')
      await scrollsTo(page.locator('main').getByText(desk.t('product_sheet_note')))
    })
  },
)

describe.each(rareWay('phone', 'vi'))(
  'admin products: prices and stock as a sheet, for two ($locale, $width px)',
  ({ width, locale }) => {
    test('two people change one price: both prices are shown side by side, and the second person chooses', async ({
      visit,
      shop,
    }) => {
      const to = '/admin/products/sheet?q=luot-nhip-55'
      const [one, two] = [await visit({ width, locale }), await visit({ width, locale })]
      for (const desk of [one, two]) await comeIn(desk, { url: shop.url, locale, to })
      await setPrice(one, `3.3${piecesOf(width, locale)}.000`)
      await press(one, 'admin_editor_save')
      await told(one, 'product_sheet_saved', { count: 1 })
      await setPrice(two, `3.4${piecesOf(width, locale)}.000`)
      await press(two, 'admin_editor_save')
      const price = `3.3${piecesOf(width, locale)}.000`
      await scrollsTo(two.page.getByText(two.t('product_sheet_cell_theirs', { value: price })))
      await scrollsTo(two.page.locator('[data-conflicts]').getByText(price, { exact: true }))
      await fits(two, 'the sheet with a price of two people')
      await shows(two, 0, 0).toBe(`3.4${piecesOf(width, locale)}.000`)
      await two.page
        .locator('[data-conflicts] label')
        .filter({ hasText: two.t('admin_editor_mine') })
        .click()
      await press(two, 'admin_editor_save')
      await told(two, 'product_sheet_saved', { count: 1 })

      async function setPrice(desk: Visit, text: string) {
        await cell(desk, 0, 0).click()
        if (width > 600) await desk.page.keyboard.type(text)
        else await cell(desk, 0, 0).fill(text)
        await desk.page.keyboard.press('Enter')
        await shows(desk, 0, 0).toBe(text)
      }
    })
  },
)

describe.each(rareWay('desk', 'en'))('prices from a file ($locale, $width px)', ({ width, locale }) => {
  test('an export is changed, uploaded, previewed and imported; faulty rows come back as a file and are corrected', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/products/import' })
    await send(desk, 'anh.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))
    await told(desk, 'import_encoding')

    const exported = await page.request.get(`${shop.url}/admin/products/export?q=luot-nhip-55`)
    const [head, first, ...rest] = (await exported.text()).trimEnd().split('\r\n')
    const sku = first!.split(',')[0]!
    const pieces = piecesOf(width, locale)
    const mine = first!.replace(/,\d{7},/, `,4${pieces}0000,`)
    const bare = (told: Record<number, string>) =>
      [...head!].filter((sign) => sign === ',').reduce((row, _, at) => `${row},${told[at + 1] ?? ''}`, told[0]!)
    const fresh = `MOI-${width}-${locale.toUpperCase()}`
    const sock = bare({ 0: fresh, 1: `Tất ${fresh}`, 2: 'accessories', 4: '90000' })
    await send(desk, 'gia.csv', [head, mine, ...rest, bare({ 0: 'KHONG-CO-1' }), sock].join('\r\n'))
    await scrollsTo(page.getByRole('heading', { name: 'gia.csv' }))
    await press(desk, 'import_do_check')
    await told(desk, 'import_begun', { names: `Tất ${fresh}` })
    await press(desk, 'import_do_run', { count: 2 })
    await told(desk, 'import_done_text')
    await told(desk, 'import_unknown_sku', { sku: 'KHONG-CO-1' })
    await fits(desk, 'what came of an import')

    const faults = await page.request.get(`${page.url()}/faults`)
    const mended = (await faults.text()).replace(/KHONG-CO-1,,,,/, `${sku},,,,4${pieces + 20}0000`)
    await send(desk, 'gia-sua.csv', mended)
    await scrollsTo(page.getByRole('heading', { name: 'gia-sua.csv' }))
    await press(desk, 'import_do_check')
    await press(desk, 'import_do_run', { count: 1 })
    await told(desk, 'import_done_text')
    await desk.go(`/admin/products/sheet?q=${sku}`)
    await shows(desk, 0, 0).toBe(`4.${pieces + 20}0.000`)
    await desk.go(`/admin/products?status=draft&q=${fresh}`)
    await scrollsTo(page.getByRole('link', { name: `Tất ${fresh}` }))
  })

  async function send({ page, t }: Visit, name: string, table: string | Buffer) {
    const buffer = Buffer.from(table)
    await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page
      .locator('main')
      .getByRole('button', { name: t('import_do_send') })
      .click()
  }
})
