import { describe, expect, test } from 'vitest'
import { placeToStart } from './use-typed-checkout.ts'

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
