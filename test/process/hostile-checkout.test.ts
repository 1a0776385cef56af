import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOrders, findLedgerErrors } from './books.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let guest: Visitor
let total: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
  guest = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  total = await totalOf(guest)
})
afterAll(async () => {
  await shop.stop()
  expect(await closed.look(findLedgerErrors)).toEqual({})
  expect(await closed.look(countOrders), 'none of this became an order').toBe(0)
  await closed.clear()
})

const attack = '"><script>alert(1)</script>'
const long = (length: number) => 'Nguyễn '.repeat(length / 7 + 1).slice(0, length)
const invoice = { company: 'Công ty Băng', taxCode: '0101234565', companyAddress: '1 Tràng Thi' }

/** The wrong input, its field, and the sentence in the response. */
const wrong: [string, Record<string, string>, string][] = [
  ['no phone', { phone: '' }, 'Vui lòng nhập số điện thoại để chúng tôi xác nhận đơn.'],
  ['a phone too short', { phone: '090123' }, 'Số điện thoại chưa đúng.'],
  ['a phone that is a text', { phone: attack }, 'Số điện thoại chưa đúng.'],
  ['a phone of 40 digits', { phone: '09'.repeat(20) }, 'Số điện thoại chưa đúng.'],
  ['a phone of emoji', { phone: '📞📞📞' }, 'Số điện thoại chưa đúng.'],
  ['no name', { name: '' }, 'Vui lòng nhập họ và tên người nhận.'],
  ['a name of blanks', { name: '   ' }, 'Vui lòng nhập họ và tên người nhận.'],
  ['a name too long', { name: long(61) }, 'Họ và tên dài tối đa 60 ký tự.'],
  ['a name that is a script', { name: attack }, 'Họ và tên chỉ gồm chữ cái'],
  ['a name with emoji', { name: 'Lan ⛸️🎉' }, 'Họ và tên chỉ gồm chữ cái'],
  ['an email without a domain', { email: 'lan@' }, 'Email chưa đúng.'],
  ['an email that is a script', { email: attack }, 'Email chưa đúng.'],
  ['an email too long', { email: `${'a'.repeat(250)}@a.vn` }, 'Email chưa đúng.'],
  ['no delivery method', { method: '' }, 'Vui lòng chọn cách nhận hàng.'],
  ['an unknown delivery method', { method: 'drone' }, 'Vui lòng chọn cách nhận hàng.'],
  ['no province', { province: '', ward: '' }, 'Vui lòng chọn tỉnh hoặc thành phố.'],
  ['no ward', { ward: '' }, 'Vui lòng chọn phường, xã hoặc đặc khu.'],
  ['a ward of another province', { province: '79' }, 'Phường, xã này không thuộc tỉnh đã chọn.'],
  ['an unknown ward', { ward: '99999' }, 'Phường, xã này không thuộc tỉnh đã chọn.'],
  ['no street', { street: '' }, 'Vui lòng nhập số nhà và tên đường, hoặc thôn, ấp.'],
  ['a street of blanks', { street: '   ' }, 'Vui lòng nhập số nhà và tên đường, hoặc thôn, ấp.'],
  ['a street too long', { street: long(201) }, 'Địa chỉ quá dài.'],
  ['a note too long', { note: long(501) }, 'Ghi chú dài tối đa 500 ký tự.'],
  ['no payment method', { payment: '' }, 'Vui lòng chọn cách thanh toán.'],
  ['an unknown payment method', { payment: 'free' }, 'Vui lòng chọn cách thanh toán.'],
  [
    'a company without its tax number',
    { ...invoice, taxCode: '' },
    'Mã số thuế có 10, 12 hoặc 13 chữ số. Vui lòng kiểm tra lại từng số.',
  ],
  [
    'a tax number of letters',
    { ...invoice, taxCode: attack },
    'Mã số thuế có 10, 12 hoặc 13 chữ số. Vui lòng kiểm tra lại từng số.',
  ],
  ['an invoice without a company', { ...invoice, company: '' }, 'Vui lòng nhập tên công ty.'],
  ['a company too long', { ...invoice, company: long(201) }, 'Tên công ty dài tối đa 200 ký tự.'],
  ['a total that the browser made up', { seenTotal: '1' }, 'Tổng tiền vừa thay đổi.'],
]

describe('a checkout form with mistakes', () => {
  test.for(wrong)('%s: the page says what to do and keeps what was typed', async ([, changes, sentence]) => {
    const typed: Record<string, string> = order({
      seenTotal: total,
      email: 'lan@example.com',
      note: 'Gọi trước khi giao',
      ...changes,
    })
    const answer = await guest.postForm('/checkout', typed)
    expect(answer.status).toBe(422)
    expect(says(answer.text, sentence), `the page does not say: ${sentence}`).toBe(true)
    expect(answer.text.includes('<script>alert')).toBe(false)
    const kept = valuesOf(answer.text)
    for (const name of ['phone', 'name', 'email', 'street', 'company', 'taxCode', 'companyAddress'] as const) {
      expect(kept.get(name) ?? '', name).toBe(typed[name] ?? '')
    }
    expect(textareaOf(answer.text)).toBe(typed.note)
  })

  test.for(['key', 'seenTotal'])('an invalid hidden field %s is refused and places no order', async (name) => {
    for (const value of ['', 'x', '-1', '1e400', '__proto__']) {
      const answer = await guest.postForm('/checkout', order({ seenTotal: total, [name]: value }))
      expect(answer.status, value).toBe(422)
    }
  })

  test('the English checkout refuses in English', async () => {
    const answer = await guest.postForm('/en/checkout', order({ phone: '1', seenTotal: total }))
    expect(answer.status).toBe(422)
    expect(says(answer.text, 'Số điện thoại chưa đúng')).toBe(false)
    expect(answer.text.slice(0, 100)).toContain('<html lang="en"')
  })

  test('extra fields change nothing', async () => {
    const extra = {
      role: 'admin',
      userId: '1',
      status: 'paid',
      state: 'completed',
      price: '1',
      total: '1',
      discount: '1000000',
      paid: 'true',
    }
    const answer = await guest.postForm('/checkout', { ...order({ seenTotal: '1' }), ...extra })
    expect(answer.status).toBe(422)
    expect(says(answer.text, 'Tổng tiền vừa thay đổi.')).toBe(true)
  })

  test('asking for the fee of a ward places no order', async () => {
    expect(await guest.postForm('/checkout', order({ intent: 'look', seenTotal: '0', ward: '' }))).toMatchObject({
      status: 200,
    })
  })
})

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (html: string) =>
  html.replace(/<!-- -->/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!)

const says = (html: string, sentence: string) => plain(html).includes(sentence)

/** The values of the text inputs of a page. */
function valuesOf(html: string) {
  const values = new Map<string, string>()
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(tag)?.[1]
    if (name && !/ type="(radio|checkbox)"/.test(tag)) values.set(name, plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''))
  }
  return values
}

const textareaOf = (html: string) => plain(/<textarea\b[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? '')
