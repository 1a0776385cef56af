import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { seedOpenOrders } from './open-orders.ts'
import { comeIn, press } from './after-sale.ts'
import { fits, told } from './auth.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'

type Morning = Awaited<ReturnType<typeof seedOpenOrders>>

const box = ({ page }: Visit, name: string) => page.locator(`main input[name="${name}"]`).filter({ visible: true })

/** Opens a list and ticks all rows of its page; returns them. */
async function tickAll(desk: Visit, path: string) {
  await desk.go(path)
  const boxes = desk.page.locator('main input[name=order]').filter({ visible: true })
  if (!(await boxes.count())) return []
  await press(desk, 'admin_list_pick_all')
  const ticked = desk.page.locator('main input[name=order]:checked')
  await expect.poll(() => ticked.count()).toBe(await boxes.count())
  return ticked.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
}

/** Repeats this page by page until nothing is left; returns the number of rows. */
async function inBulk(desk: Visit, path: string, { act, done }: { act: string; done: string }) {
  let sum = 0
  for (let ids = await tickAll(desk, path); ids.length; ids = await tickAll(desk, path)) {
    await press(desk, act)
    await told(desk, done, { count: ids.length })
    sum += ids.length
  }
  return sum
}

describe.each(wayOf('desk', 'vi'))('a working day ($locale, $width px)', ({ width, locale }) => {
  const tag = `${locale.toUpperCase()}${width}`
  let morning: Morning

  test('forty orders wait: staff change one, confirm, print and pack all at once, and ship one with its number', async ({
    visit,
    closed,
    shop,
  }) => {
    morning = await closed.look((db) => seedOpenOrders(db, { tag }))
    const [first, second] = morning.fresh
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin' })
    const todo = page.locator('main').getByRole('region', { name: t('admin_to_do') })
    const toConfirm = todo.getByRole('link', { name: t('admin_to_do_confirm') })
    const counted = Number((await reads(toConfirm)).match(/\d+/)![0])
    expect(counted).toBeGreaterThanOrEqual(40)
    await fits(desk, 'the morning')

    await desk.go(`/admin/orders/${first}/edit`)
    await page.locator('input[name^="quantity:"]').first().fill('3')
    await press(desk, 'order_admin_do_preview')
    // The form is sent from its end, and the page scrolls to the result at its beginning.
    await sees(
      page
        .getByRole('region', { name: t('order_admin_preview') })
        .getByText('→')
        .first(),
    )
    await press(desk, 'order_admin_do_edit')
    await page.waitForURL('**done=edited')

    await desk.go('/admin')
    const listed = new URL((await toConfirm.getAttribute('href'))!, shop.url)
    const list = listed.pathname + listed.search
    const confirmed = await inBulk(desk, list, { act: 'order_admin_bulk_confirm', done: 'order_admin_bulk_confirmed' })
    expect(confirmed).toBe(counted)

    const toPack = await tickAll(desk, '/admin/orders?view=pack')
    const asked = new URLSearchParams(toPack.map((id) => ['order', id]))
    const slips = await page.request.get(`${shop.url}/admin/orders/slips?${asked}`)
    expect((await slips.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const packed = await inBulk(desk, '/admin/orders?view=pack', {
      act: 'order_admin_bulk_pack',
      done: 'order_admin_bulk_packed',
    })
    expect(packed).toBeGreaterThanOrEqual(40)

    await desk.go(`/admin/orders/${second}`)
    await box(desk, 'carrier').fill('GHN')
    await box(desk, 'trackingCode').fill(`GHN${tag}01`)
    await press(desk, 'admin_do_ship')
    await told(desk, 'admin_done_ship')
    await scrollsTo(page.getByText(`GHN${tag}01`))
  })

  test('a customer calls; a pair is returned, received and refunded', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/orders/new' })
    await page.locator('#seek').fill('Lướt Aria 75 270')
    await page.locator('button[name=do][value=seek]').click()
    await page.locator('button[value^="add:"]:not([disabled])').first().click()
    await scrollsTo(page.locator('input[name="quantity:0"]'))
    await page.locator('#phone').fill('0901234567')
    await page.locator('#name').fill('Nguyễn Thị Lan')
    await page.locator('label', { hasText: t('checkout_pickup') }).click()
    await page.locator('label', { hasText: t('payment_method_bank_transfer') }).click()
    await expect.poll(() => page.locator('#method-pickup').isChecked()).toBe(true)
    await page.locator('button[value=place]').click()
    await page.waitForURL('**done=placed')

    await desk.go(`/admin/returns/${morning.returnId}`)
    for (const step of ['approve', 'receive', 'refund']) {
      if (step === 'receive') await page.locator('select[name^=came-]').selectOption('good')
      await press(desk, `return_admin_do_${step}`)
      await told(desk, `return_admin_done_${step}`)
    }
    // The refund is agreed and not paid out yet.
    const next = page.locator('section[aria-labelledby=next]')
    expect(await reads(next)).not.toContain(t('return_admin_refunded', { amount: '' }).trim())
    await next.getByRole('link').click()
    await page.waitForURL(/orders\/[^/]+#refunds$/)
    await scrollsTo(page.locator('#refunds').getByText(t('order_admin_refund_requested')).first())
  })

  test('goods are received and counted, a price changes, and a post is scheduled', async ({ visit, closed, shop }) => {
    const [piece] = morning.goods
    const [{ sku }] = (await closed.look((db) =>
      rowsOf<{ sku: string }>(db, sql`select sku from variants where id = ${piece!.variantId}`),
    )) as [{ sku: string }]
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/inventory/receive' })
    // 1.5 pieces are refused and not read as 15.
    await page.locator('main textarea[name=lines]').fill(`${sku} 1.5`)
    await press(desk, 'stock_receive_read')
    await scrollsTo(page.locator('main [role=alert]').getByText(`${sku} 1.5`))
    await seesNot(page.getByRole('button', { name: t('stock_receive_do', { pieces: '15' }), exact: true }))
    await page.locator('main textarea[name=lines]').fill(`${sku} 5`)
    await press(desk, 'stock_receive_read')
    await press(desk, 'stock_receive_do', { pieces: '5' })
    await told(desk, 'stock_receive_done', { pieces: '5', count: '1' })

    await desk.go('/admin/inventory/counts')
    await box(desk, 'note').fill(`Kệ ${tag}`)
    await press(desk, 'stock_count_begin')
    await page.waitForURL(/counts\/[0-9a-f-]{36}/)
    await desk.go(`${new URL(page.url()).pathname}?q=${sku}`)
    await box(desk, `found:${piece!.variantId}`).fill('77')
    await press(desk, 'stock_count_save')
    await told(desk, 'stock_count_done_count')
    await page.locator('main input[name=agree]').check()
    await press(desk, 'stock_count_close')
    await told(desk, 'stock_count_done_close', { count: '1' })

    await desk.go(`/admin/products/sheet?q=${sku}`)
    const price = page.locator('#cell-0-0')
    await price.click()
    const typed = width > 600 ? '199.000' : '198.000'
    if (width > 600) await page.keyboard.type(typed)
    else await price.fill(typed)
    await page.keyboard.press('Enter')
    await press(desk, 'admin_editor_save')
    await told(desk, 'product_sheet_saved', { count: 1 })

    await desk.go('/admin/posts/new')
    await box(desk, 'title').fill(`Tin ngày ${tag}`)
    await press(desk, 'post_do_begin')
    await page.waitForURL('**/admin/posts/edit/*')
    await page.locator('main .rich').first().click()
    await page.keyboard.type('Mài lưỡi cuối tuần không cần hẹn.')
    await page.locator('main [name=category]').selectOption('kien-thuc')
    await page.locator('main [name="vi.summary"]').fill('Lịch mài cuối tuần.')
    await page.locator('main summary', { hasText: t('post_do_schedule') }).click()
    await page.getByLabel(t('post_at'), { exact: true }).fill(`${shopDay(addDays(new Date(), 1))}T09:00`)
    await page.locator('main button[name=intent][value=schedule]').click()
    await told(desk, 'post_done_scheduled')
  })
})
