import { expect, test } from 'vitest'
import { cartLoadState } from './cart-load-state.ts'

const here = { served: 0, answered: undefined, failed: false, isLoaded: true, itemCount: 2, isEmptied: false }

test('a server-rendered cart is not called empty before the browser has looked', () => {
  expect(cartLoadState({ ...here, isLoaded: false, itemCount: 0 })).toBe('unknown')
})

test('a cart known only to the browser is waited for, not called empty', () => {
  expect(cartLoadState(here)).toBe('unknown')
  expect(cartLoadState({ ...here, answered: 2 })).toBe('unknown')
  expect(cartLoadState({ ...here, served: 2, answered: 2 })).toBe('full')
})

test('a cart that could not be sent to the server is not called empty', () => {
  expect(cartLoadState({ ...here, failed: true })).toBe('unreached')
})

test('the cart is called empty when nothing was put in, or when none of its goods is sold any more', () => {
  expect(cartLoadState({ ...here, itemCount: 0 })).toBe('empty')
  expect(cartLoadState({ ...here, answered: 0 })).toBe('empty')
})

test('a cart that the visitor emptied is empty, whatever the server still holds of it: nothing that was taken out is sold', () => {
  const emptied = { ...here, served: 1, itemCount: 0, isEmptied: true }
  expect(cartLoadState(emptied)).toBe('empty')
  expect(cartLoadState({ ...emptied, failed: true })).toBe('empty')
  expect(cartLoadState({ ...emptied, isEmptied: false })).toBe('full')
})
