import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { setStock } from '../test/process/goods.ts'
import { comeIn, press } from './after-sale.ts'
import { fits, judge, told } from './auth.ts'
import { aria } from './buy.ts'
import type { Stage } from './customer.ts'
import { emailsIn } from './mailbox.ts'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

type Piece = { id: string; sku: string; size: string }

const pieces = ({ closed }: Stage) =>
  closed.look((db) =>
    rowsOf<Piece>(
      db,
      sql`select v.id, v.sku, v.options ->> 'size' as size from variants v
        join product_translations w on w.product_id = v.product_id and w.locale = 'vi'
        where w.slug = ${aria.slug} and v.options ->> 'colour' = 'white' and v.options ->> 'width' = 'R' order by 3`,
    ),
  )
const onHand = ({ closed }: Stage, id: string) =>
  closed.look(
    async (db) =>
      (await rowsOf<{ n: number }>(db, sql`select on_hand as n from stock where variant_id = ${id}`))[0]?.n ?? 0,
  )

describe.each(rareWay('phone', 'vi'))('the stock and its books ($locale, $width px)', ({ width, locale }) => {
  test('a delivery is received once, and a waiting customer gets one email', async ({ visit, closed, shop }) => {
    const stage = { closed, shop }
    const email = `cho-${width}@example.com`
    const waited = (await pieces(stage)).find(({ size }) => size === '240')!
    await closed.look(async (db) => {
      await db.execute(sql`update stock set on_hand = reserved where variant_id = ${waited.id}`)
      await db.execute(sql`insert into stock_watches (variant_id, email, locale) values (${waited.id}, ${email}, 'vi')`)
    })
    const before = await onHand(stage, waited.id)
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/inventory/receive' })
    await desk.page.locator('main textarea[name=lines]').fill(`${waited.sku} 3\nKHONG-CO 1`)
    await press(desk, 'stock_receive_read')
    await told(desk, 'stock_receive_mend')
    await judge(desk, 'a delivery with a strange line')
    await desk.page.locator('main textarea[name=lines]').fill(`${waited.sku} 3`)
    await desk.page.locator('main input[name=note]').first().fill('PN-0142')
    await press(desk, 'stock_receive_read')
    await press(desk, 'stock_receive_do', { pieces: '3' })
    await told(desk, 'stock_receive_done', { pieces: '3', count: '1' })
    expect(await onHand(stage, waited.id)).toBe(before + 3)
    const letters = () => emailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to.includes(email)).length
    await expect.poll(letters).toBe(1)
    await desk.go('/admin/inventory/receive')
    await desk.page.locator('main textarea[name=lines]').fill(`${waited.sku} 1`)
    await press(desk, 'stock_receive_read')
    await press(desk, 'stock_receive_do', { pieces: '1' })
    await told(desk, 'stock_receive_done', { pieces: '1', count: '1' })
    const unhandled = () => closed.look((db) => rowsOf(db, sql`select name from outbox where handled_at is null`))
    await expect.poll(unhandled).toEqual([])
    const written = await closed.look((db) => rowsOf(db, sql`select id from emails where "to" = ${email}`))
    expect(written).toHaveLength(1)
    expect(letters()).toBe(1)
  })

  test('two people count at once; differences are shown, booked together, and recorded with their cause', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const [first, second] = (await pieces(stage)).slice(2)
    const had = [7, 5]
    for (const [nth, { id }] of [first!, second!].entries()) await closed.look((db) => setStock(db, id, had[nth]!))
    const [one, other] = [await visit({ width, locale }), await visit({ width, locale })]
    const name = `Kệ ${width}`
    await comeIn(one, { url: shop.url, locale, to: '/admin/inventory/counts' })
    await one.page.locator('main input[name=note]').fill(name)
    await press(one, 'stock_count_begin')
    await one.page.waitForURL(/counts\/[0-9a-f-]{36}/)
    const sheet = `${new URL(one.page.url()).pathname}?q=${encodeURIComponent(aria.name)}`
    await one.go(sheet)
    await comeIn(other, { url: shop.url, locale, to: new URL(one.page.url()).pathname })
    await other.go(sheet)
    const firstCount = one.page.locator(`main input[name="found:${first!.id}"]`)
    await firstCount.fill(String(had[0]! + 1))
    await other.page.locator(`main input[name="found:${second!.id}"]`).fill('nhiều')
    await press(other, 'stock_count_save')
    await told(other, 'stock_count_error')
    await other.page.locator(`main input[name="found:${second!.id}"]`).fill('0')
    await press(one, 'stock_count_save')
    await told(one, 'stock_count_done_count')
    // The sheet shows the scanned piece, so that the next save does not put the typed number back over it.
    await one.page.locator('main textarea[name=lines]').fill(first!.sku)
    await press(one, 'stock_count_scan_do')
    await expect.poll(() => firstCount.inputValue()).toBe(String(had[0]! + 2))
    await press(one, 'stock_count_save')
    await press(other, 'stock_count_save')
    await told(other, 'stock_count_done_count')
    await one.page.reload()
    expect(await onHand(stage, first!.id)).toBe(had[0])
    const agree = one.page.locator('main input[name=agree]')
    await press(one, 'stock_count_close')
    await expect.poll(() => agree.evaluate((input) => input === document.activeElement)).toBe(true)
    await agree.check()
    await press(one, 'stock_count_close')
    await told(one, 'stock_count_done_close', { count: '2' })
    expect([await onHand(stage, first!.id), await onHand(stage, second!.id)]).toEqual([had[0]! + 2, 0])
    await one.go('/admin/inventory/ledger')
    await scrollsTo(one.page.getByText(name))

    await one.go(`/admin/inventory/${first!.id}`)
    await one.page.locator('main input[name=change]').fill('-1')
    await press(one, 'admin_do_adjust')
    await sees(one.page.locator('main [aria-invalid=true]'))
    await one.page.locator('main input[name=reason]').fill('Gãy khóa khi thử')
    await press(one, 'admin_do_adjust')
    await scrollsTo(one.page.getByText('Gãy khóa khi thử'))
    await expect.poll(() => onHand(stage, first!.id)).toBe(had[0]! + 1)
    await fits(one, 'a variant with its moves')
  })
})
