import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, formOn, sideOn } from './form-on.ts'
import type { ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { staffedShop } from './staffed-shop.ts'
import type { Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let own: Record<string, string>
beforeAll(async () => {
  ;({ closed, shop, own, admin } = await staffedShop())
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const details = () => `/admin/orders/${own.order}/details`
const lines = () => `/admin/orders/${own.order}/edit`
const drafted = async (path: string) => formOn((await admin.get(path)).text, 'preview')
const look = (path: string, form: URLSearchParams) => admin.postForm(path, changed(form, { intent: 'preview' }))
async function saved(path: string, form: URLSearchParams) {
  const preview = await look(path, form)
  expect([path, preview.status]).toEqual([path, 200])
  const answer = await admin.postForm(path, formOn(preview.text, 'save'))
  expect([path, answer.status]).toEqual([path, 303])
  return preview.text
}

test('two staff edit one order’s details: different fields are both kept, the same field needs a choice', async () => {
  const [first, second, third] = [await drafted(details()), await drafted(details()), await drafted(details())]
  await saved(details(), changed(first, { street: '8 Hàng Bài' }))
  const preview = await saved(details(), changed(second, { note: 'Gọi trước' }))
  expect(preview).not.toContain('8 Hàng Bài →')
  const both = await drafted(details())
  expect([both.get('street'), both.get('note')]).toEqual(['8 Hàng Bài', 'Gọi trước'])
  const asked = await look(details(), changed(third, { street: '9 Hàng Bài' }))
  expect([asked.status, asked.text.includes('Hai người cùng sửa: 1 ô')]).toEqual([422, true])
  expect(formOn(asked.text, 'preview').get('street')).toBe('9 Hàng Bài')
  const [choice, value] = sideOn(asked.text, 'mine')
  await saved(details(), changed(formOn(asked.text, 'preview'), { [choice]: value }))
  expect((await drafted(details())).get('street')).toBe('9 Hàng Bài')
})

test('two staff edit one order’s lines: an older draft keeps the other’s change and is shown again before saving', async () => {
  const [first, second] = [await drafted(lines()), await drafted(lines())]
  const quantity = [...first.keys()].find((name) => name.startsWith('quantity:'))!
  const off = { discount: '10000', discountReason: 'Hộp móp' }
  const older = formOn((await look(lines(), changed(second, off))).text, 'save')
  await saved(lines(), changed(first, { [quantity]: '2' }))
  const late = await admin.postForm(lines(), older)
  expect([late.status, (await drafted(lines())).get('discount')]).toEqual([422, ''])
  const fresh = formOn(late.text, 'save')
  expect([fresh.get(quantity), fresh.get('discount')]).toEqual(['2', '10000'])
  expect((await admin.postForm(lines(), fresh)).status).toBe(303)
  const now = await drafted(lines())
  expect([now.get(quantity), now.get('discount')]).toEqual(['2', '10000'])
})
