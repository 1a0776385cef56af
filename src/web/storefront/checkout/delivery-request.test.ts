import { expect, test } from 'vitest'
import { deliveryRequest } from './delivery-request.ts'

const place = { method: 'standard', province: '01', ward: '00004' }
const address = '/api/delivery?method=standard&province=01&ward=00004'

function requestOf(texts: Record<string, string>) {
  const typed = new FormData()
  for (const [name, text] of Object.entries(texts)) typed.set(name, text)
  return deliveryRequest('/api/delivery', place, typed)
}

test('before a contact is typed the place alone is asked for', () => {
  expect(requestOf({})).toEqual([address])
  expect(requestOf({ phone: '', email: '', name: 'Lan' })).toEqual([address])
})

test('the phone and email of a buyer go along in the body, and never in the address', () => {
  const [href, init] = requestOf({
    phone: '0901 234 567',
    email: 'lan@example.com',
    name: 'Lan',
    street: '12 Hàng Gai',
  })
  expect(href).toBe(address)
  expect(Object.fromEntries(init!.body as URLSearchParams)).toEqual({
    intent: 'look',
    phone: '0901 234 567',
    email: 'lan@example.com',
  })
})
