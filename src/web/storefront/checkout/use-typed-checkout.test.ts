import { describe, expect, test } from 'vitest'
import { placeToStart, withCorrectedAddress } from './use-typed-checkout.ts'

const empty = { method: 'standard', province: '', ward: '' }
const hanoi = { method: 'express', province: '01', ward: '00070' }

describe('the place with which a checkout begins', () => {
  test('a guest who comes back finds the address and the method that were chosen', () =>
    expect(placeToStart(hanoi, empty, { isOwn: true, province: '01' })).toEqual(hanoi))

  test('the province chosen on the product page or in the cart is chosen already', () =>
    expect(placeToStart(undefined, empty, { isOwn: false, province: '48' })).toEqual({ ...empty, province: '48' }))

  test('a province chosen since then takes the place of the typed one, without its ward', () =>
    expect(placeToStart(hanoi, empty, { isOwn: true, province: '48' })).toEqual({
      method: 'express',
      province: '48',
      ward: '',
    }))

  test('a saved address of who signed in stays, whatever was chosen elsewhere', () =>
    expect(placeToStart(undefined, { ...hanoi, method: 'standard' }, { isOwn: false, province: '48' })).toBeUndefined())

  test('nothing was typed and nothing chosen: the form stays as it came', () =>
    expect(placeToStart(undefined, empty, { isOwn: false, province: '' })).toBeUndefined())
})

const home = { name: 'Lan', phone: '0901 234 567', street: '12 Lý Thường Kiệt', province: '01', ward: '00070' }
const office = { ...home, street: '3 Lê Lợi', province: '79', ward: '26740' }
const typedBy = (chosen: string, sent: typeof home, street = sent.street) => ({
  of: 'lan@example.com',
  texts: { name: sent.name, phone: sent.phone, street, note: 'Gọi trước' },
  province: sent.province,
  ward: sent.ward,
  method: 'express',
  chosen,
  sent,
  isSent: false,
})
const lan = (addresses: Record<string, typeof home>) => ({
  chosen: Object.keys(addresses)[0] ?? 'other',
  start: {
    email: 'lan@example.com',
    ...(Object.values(addresses)[0] ?? { ...home, street: '', province: '', ward: '' }),
  },
  addresses: Object.entries(addresses).map(([id, fields]) => ({ id, fields })),
})

describe('a buyer who comes back to checkout from the saved addresses', () => {
  test('finds the corrected address, and all else as it was typed', () => {
    const corrected = { ...home, street: '21 Lý Thường Kiệt', province: '48', ward: '20194' }
    expect(withCorrectedAddress(typedBy('home', home), lan({ home: corrected }))).toMatchObject({
      texts: { street: corrected.street, note: 'Gọi trước' },
      province: '48',
      ward: '20194',
      method: 'express',
    })
  })

  test('finds the corrected address also where it is not the first one', () => {
    const corrected = { ...office, street: '5 Lê Lợi' }
    expect(withCorrectedAddress(typedBy('office', office), lan({ home, office: corrected }))).toMatchObject({
      texts: { street: '5 Lê Lợi' },
      province: '79',
      chosen: 'office',
    })
  })

  test('finds the first address where the chosen one was removed', () =>
    expect(withCorrectedAddress(typedBy('office', office), lan({ home }))).toMatchObject({
      texts: { street: home.street },
      province: '01',
      chosen: 'home',
    }))

  test('finds what was typed over an address that nobody changed', () => {
    const typed = typedBy('home', home, '12A Lý Thường Kiệt')
    expect(withCorrectedAddress(typed, lan({ home }))).toBe(typed)
  })

  test('finds an address that was typed beside the saved ones, also when one of those was corrected', () => {
    const typed = { ...typedBy('other', { ...home, street: '', province: '', ward: '' }, '7 Hàng Gai'), province: '01' }
    expect(withCorrectedAddress(typed, lan({ home: office }))).toBe(typed)
  })
})
