// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { setStock } from './goods.ts'
import { addCustomer, signInAt } from './person.ts'
import { plainBrowser, type PlainBrowser } from './plain-browser.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const boot = '/product/luot-aria-75'
const white = { slug: boot, sku: 'FP-ARIA-WHT-235-R', chosen: { size: '235', width: 'R' } }
type Fit = { id: string; sku: string; options: { colour: string; size: string; width: string } }

const fitOf = async (sku: string) =>
  (await closed.look((db) => rowsOf<Fit>(db, sql`select id, sku, options from variants where sku = ${sku}`)))[0]!

async function takeBoot(guest: PlainBrowser, filled: Record<string, string | null> = {}, prefix = '') {
  await closed.look(async (db) => setStock(db, (await fitOf(white.sku)).id, 20))
  await guest.open(`${prefix}${boot}?colour=white`)
  await guest.press(guest.t('product_add'), { ...white.chosen, ...filled })
}

describe('buying without scripts', () => {
  test.for(['vi', 'en'] as const)(
    'a customer chooses a size, changes the quantity, fills the address, reviews and orders (%s)',
    async (locale) => {
      const guest = plainBrowser(shop.url, locale)
      const { t } = guest
      await takeBoot(guest, {}, locale === 'en' ? '/en' : '')
      expect(guest.at()).toMatch(/^\/cart/)
      await guest.press(t('cart_update'), { quantity: '2' })
      expect(guest.reads()).toContain('15.780.000')
      await guest.open(guest.links(/\/checkout$/)[0]!)
      // Contact, delivery and payment are headings, and every required field is marked as such.
      expect(guest.html().match(/<legend><h2/g)).toHaveLength(3)
      for (const name of ['phone', 'name', 'province', 'ward', 'street'])
        expect(guest.html()).toMatch(new RegExp(`<(?=[^>]*name="${name}")[^>]*required`))
      expect(guest.html().match(/role="radiogroup"[^>]*aria-required="true"/g)).toHaveLength(2)
      const typed = { phone: '0901 234 567', name: 'Nguyễn Thị Lan', street: '12 Phan Đình Phùng' }
      await guest.press(t('checkout_refresh'), { ...typed, province: '01' })
      expect(guest.holds('name')).toBe(typed.name)
      await guest.press('place', { ward: '00004' })
      // No order is placed before the buyer has seen fee, day and payment method.
      expect(guest.at()).toMatch(/^\/checkout/)
      expect(guest.reads()).toContain(t('checkout_review_title'))
      expect(guest.reads()).toContain('Phường Ba Đình')
      await guest.press('place')
      expect(guest.at()).toMatch(/^\/order-success\?order=/)
      expect(guest.reads()).toContain(t('order_elsewhere_title'))
      // The alternatives that the page names work.
      const other = plainBrowser(shop.url, locale)
      const here = guest.at()
      await other.open(here)
      expect(other.reads()).not.toContain(t('order_elsewhere_title'))
      await other.open(`${locale === 'en' ? '/en' : ''}/order-success`)
      await other.open(other.links(/orders\/find$/)[0]!)
      await other.press(new RegExp(`^${t('order_find_submit')}`), { code: here.slice(-8), phone: typed.phone })
      expect(other.at()).toMatch(/\/orders\/\d{6}-/)
      // The page is in the language of its reader, whichever language the order was placed in.
      const at = other.at().replace(/^\/en/, '')
      await other.open(at)
      expect(other.reads()).toContain('Vừa (R) · Trắng')
      await other.open(`/en${at}`)
      expect(other.reads()).toContain('Regular (R) · White')
    },
  )

  test('a ward of before July 2025 leads to today’s ward, and what was typed is kept', async () => {
    const guest = plainBrowser(shop.url)
    await takeBoot(guest)
    await guest.open('/checkout')
    await guest.press(guest.t('address_old_search'), { name: 'Nguyễn Thị Lan', oldAddress: 'Bến Nghé, Quận 1' })
    await guest.press(/Phường Sài Gòn/)
    expect(guest.holds('ward')).toBe('26740')
    expect(guest.holds('province')).toBe('79')
    expect(guest.holds('name')).toBe('Nguyễn Thị Lan')
  })

  test('sharpening is agreed to, added and removed again', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open(`${boot}?colour=white&size=235&width=R`)
    const sharpening = /<input\b[^>]*name="service"[^>]*value="([^"]+)"/.exec(guest.html())![1]!
    const chosen = { ...white.chosen, service: sharpening }
    await guest.press(t('product_add'), chosen)
    expect(guest.reads()).toContain(t('service_final_missing'))
    expect(guest.links(/^\/product\//)).toEqual([`${boot}?colour=white&size=235&width=R`])
    await takeBoot(guest, { ...chosen, final: 'on' })
    expect(guest.at()).toMatch(/^\/cart/)
    expect(guest.reads()).toContain('Mài lưỡi')
    expect(guest.reads()).toContain(t('service_final_agreed'))
    await guest.press(new RegExp(`^${t('service_remove')} Mài lưỡi`))
    expect(guest.reads()).toContain('Lướt Aria 75')
    expect(guest.reads()).not.toContain('Mài lưỡi')
  })

  test('a bundle is built, added, removed and put back', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/set-builder')
    await guest.press(t('bundle_update'), { boot: 'luot-nhip-55' })
    await guest.press(t('bundle_update'), { fit: '240_R' })
    const blade = [
      ...guest
        .html()
        .matchAll(/<label\b[^>]*data-state="available"[^>]*>\s*<input\b[^>]*name="blade"[^>]*value="([^"]+)"/g),
    ][0]![1]!
    await guest.press(t('bundle_update'), { blade })
    await guest.press('add')
    expect(guest.reads()).toContain(t('bundle_final_missing'))
    await guest.press('add', { final: 'on' })
    expect(guest.at()).toMatch(/^\/cart/)
    const parts = () => guest.html().match(/<li id="line-/g)?.length ?? 0
    expect(parts()).toBe(2)
    await guest.press(t('cart_remove'))
    expect(guest.reads()).toContain(t('bundle_took_out', { name: 'Lướt Nhịp 55' }))
    expect(parts()).toBe(0)
    await guest.press(t('cart_put_back'))
    expect(parts()).toBe(2)
  })
})

describe('pages whose content only the browser knows', () => {
  const outside = (html: string) => html.replace(/<noscript>[^]*?<\/noscript>/g, '')
  test.for([
    ['/checkout', 'cart_empty_title', 'cart_no_script'],
    ['/cart', 'cart_empty_title', 'cart_no_script'],
    ['/wishlist', 'wishlist_empty_title', 'wishlist_no_script'],
    ['/compare', 'compare_empty_title', 'compare_empty_title'],
  ] as const)('%s does not claim to be empty before scripts ran, and tells a visitor without scripts', async (row) => {
    const [path, empty, told] = row
    for (const locale of ['vi', 'en'] as const) {
      const guest = plainBrowser(shop.url, locale)
      await guest.open(`${locale === 'en' ? '/en' : ''}${path}`)
      const seen = outside(guest.html())
      expect(seen).not.toContain(guest.t(empty))
      expect(seen).toMatch(/<main[^]*role="status"/)
      expect(seen).not.toContain(guest.t('cart_count', { count: '0' }))
      expect(guest.html()).toContain(guest.t(told))
    }
  })
})

describe('a product without scripts', () => {
  test('a sold-out size can be watched, and a wrong email is shown', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    const gone = await fitOf('FP-ARIA-WHT-240-R')
    await closed.look((db) => setStock(db, gone.id, 0))
    await guest.open(`${boot}?colour=white`)
    await guest.press(t('product_show_choice'), { size: '240', width: 'R' })
    const [watch] = guest.links(/\/watch\?/)
    await guest.open(watch!)
    await guest.press(new RegExp(`^${t('watch_do')}`), { email: 'sai' })
    expect(guest.reads()).toContain(t('watch_email_wrong'))
    await guest.press(new RegExp(`^${t('watch_do')}`), { email: 'khong-script@example.com' })
    expect(guest.reads()).toContain(t('watch_done_text', { email: 'khong-script@example.com' }))
  })

  test('delivery days and fee are shown for a province', async () => {
    const guest = plainBrowser(shop.url)
    await guest.open(boot)
    await guest.open(guest.links(/\/delivery/)[0]!)
    await guest.press(guest.t('delivery_show'), { province: '01' })
    expect(guest.reads()).toContain(guest.t('delivery_wards'))
  })
})

test('where a wide foot finds its width sold out in every model, other widths are shown as such', async () => {
  const guest = plainBrowser(shop.url, 'vi')
  // A foot of 244 mm with this girth is wide, and skates in 250.
  const asked = '/size-guide?discipline=figure&line=sport&by=foot&foot=244&girth=247'
  await guest.open(asked)
  const size = /Còn hàng size (\d{3})/.exec(guest.reads())![1]!
  const wide = await closed.look((db) =>
    rowsOf<{ id: string }>(
      db,
      sql`select v.id from variants v join products p on p.id = v.product_id
        where p.category = 'figure' and v.options ->> 'size' = ${size} and v.options ->> 'width' = 'W'`,
    ),
  )
  for (const { id } of wide) await closed.look((db) => setStock(db, id, 0))
  const said = guest.t('tool_size_other_width', { size, width: 'rộng (W)' })
  const reads = async () => {
    await guest.open(asked)
    return guest.reads()
  }
  await expect.poll(reads, { interval: 200 }).toContain(said)
})

describe('a wishlist without scripts', () => {
  test('the heart saves for a signed-in user, and tells a visitor what is needed', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    const heart = new RegExp(`^${t('wishlist_save', { name: '' }).trim()} `)
    await guest.open('/shop')
    await guest.press(heart)
    expect(guest.at()).toBe('/wishlist')
    expect(guest.reads()).toContain(t('wishlist_no_script'))

    const email = 'keeper@example.com'
    await closed.look((db) => addCustomer(db, email))
    for (const { name, value } of await signInAt(closed, email)) guest.cookies.set(name, value)
    await guest.open('/shop')
    await guest.press(heart)
    expect(guest.at()).toBe('/wishlist')
    expect(guest.html()).toContain('<article')
    await guest.press(new RegExp(`^${t('wishlist_remove')}`))
    expect(guest.reads()).toContain(t('wishlist_empty_title'))
  })
})
