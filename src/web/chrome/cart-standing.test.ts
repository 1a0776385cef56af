import { expect, test } from 'vitest'
import { cartStanding } from './cart-standing.ts'

const here = { served: 0, answered: undefined, failed: false, isLoaded: true, itemCount: 2 }

test('a page that the server made is not empty before the browser has looked', () => {
  expect(cartStanding({ ...here, isLoaded: false, itemCount: 0 })).toBe('unknown')
})

test('a cart that only the browser knows is waited for, not called empty', () => {
  expect(cartStanding(here)).toBe('unknown')
  expect(cartStanding({ ...here, answered: 2 })).toBe('unknown')
  expect(cartStanding({ ...here, served: 2, answered: 2 })).toBe('full')
})

test('a cart that the server could not be told of is not called empty either', () => {
  expect(cartStanding({ ...here, failed: true })).toBe('unreached')
})

test('who put nothing in, and whose goods are all no longer sold, reads that the cart is empty', () => {
  expect(cartStanding({ ...here, itemCount: 0 })).toBe('empty')
  expect(cartStanding({ ...here, answered: 0 })).toBe('empty')
})
