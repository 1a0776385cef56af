import { expect, test } from 'vitest'
import { cartLoadState } from './cart-load-state.ts'

const here = { served: 0, answered: undefined, failed: false, isLoaded: true, itemCount: 2 }

test('a page that the server made is not empty before the browser has looked', () => {
  expect(cartLoadState({ ...here, isLoaded: false, itemCount: 0 })).toBe('unknown')
})

test('a cart that only the browser knows is waited for, not called empty', () => {
  expect(cartLoadState(here)).toBe('unknown')
  expect(cartLoadState({ ...here, answered: 2 })).toBe('unknown')
  expect(cartLoadState({ ...here, served: 2, answered: 2 })).toBe('full')
})

test('a cart that the server could not be told of is not called empty either', () => {
  expect(cartLoadState({ ...here, failed: true })).toBe('unreached')
})

test('who put nothing in, and whose goods are all no longer sold, reads that the cart is empty', () => {
  expect(cartLoadState({ ...here, itemCount: 0 })).toBe('empty')
  expect(cartLoadState({ ...here, answered: 0 })).toBe('empty')
})
