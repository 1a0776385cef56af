import { expect, test } from 'vitest'
import { typedLate } from './use-late-typing.ts'

test('what staff chose after the answered sending stays, also if the form was sent again meanwhile', () => {
  // Same-day delivery went out with the first sending, pickup with the second, the payment with none yet.
  const typed = new Map([
    ['discount', { value: '90.000', after: 0 }],
    ['method', { value: 'pickup', after: 1 }],
    ['payment', { value: 'bank_transfer', after: 2 }],
  ])
  expect([...typedLate(typed, 0).keys()]).toEqual(['discount', 'method', 'payment'])
  expect([...typedLate(typed, 1).keys()]).toEqual(['method', 'payment'])
  expect([...typedLate(typed, 2).keys()]).toEqual(['payment'])
  expect([...typedLate(typed, 3).keys()]).toEqual([])
})
