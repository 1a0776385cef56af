// @module-tag turn-3
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { inLocale } from '../in-locale.ts'
import { changed, formOn } from './form-on.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'error' })
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** The form of a page as it is sent by a button that is not called `intent`. */
function sentBy(page: string, name: string, value: string) {
  const form = formOn(page, value)
  form.delete('intent')
  form.set(name, value)
  return form
}

/** The name of the field with this id. */
const nameOf = (page: string, id: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`id="${id}"`))!
    .match(/\sname="([^"]+)"/)![1]!

const valueOf = (page: string, id: string) =>
  [...page.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`id="${id}"`))!
    .match(/\svalue="([^"]*)"/)![1]!

describe('the admin without scripts', () => {
  test('staff sell over the counter: they search a pair, add it and sell it', async () => {
    const at = '/admin/orders/new?channel=counter'
    const empty = await admin.get(at)
    const found = await admin.postForm(at, changed(sentBy(empty.text, 'do', 'seek'), { seek: 'Lướt Aria 75 250' }))
    const add = /<button[^>]*value="(add:[^"]+)"[^>]*>/g
    const offered = [...found.text.matchAll(add)].find(([tag]) => !tag.includes(' disabled=""'))![1]!
    const filled = await admin.postForm(at, sentBy(found.text, 'do', offered))
    expect(filled.text).toContain('name="quantity:0"')
    const sold = await admin.postForm(at, sentBy(filled.text, 'do', 'place'))
    expect(sold.status).toBeLessThan(304)
    expect(sold.headers.location).toMatch(/\/admin\/orders\/[\w-]+\?done=sold/)
    const order = await admin.get(sold.headers.location!)
    expect(order.text).toContain(inLocale('vi', () => m.order_receipt_cash()))
  })

  test('staff change a price in the sheet', async () => {
    const at = '/admin/products/sheet?q=luot-nhip-55'
    const sheet = (await admin.get(at)).text
    const form = changed(formOn(sheet, 'save'), { [nameOf(sheet, 'cell-1-0')]: '2,990,000' })
    const saved = await admin.postForm(at, form)
    expect(saved.status).toBe(303)
    const page = await admin.get(saved.headers.location!)
    expect(page.text).toContain(inLocale('vi', () => m.product_sheet_saved({ count: 1 })))
    expect(valueOf(page.text, 'cell-1-0')).toBe('2.990.000')
  })

  test('staff filter the security monitor by a form', async () => {
    const page = await admin.get('/admin/security?period=7d')
    const choice = /<select[^>]*name="period"[\s\S]*?<\/select>/.exec(page.text)![0]
    expect(choice).toMatch(/<option(?=[^>]*value="7d")[^>]*selected/)
  })

  test('the audit log is exported as CSV with a heading', async () => {
    const answer = await admin.get('/admin/security/audit/export')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.text).toContain(inLocale('vi', () => m.audit_before()))
  })
})
