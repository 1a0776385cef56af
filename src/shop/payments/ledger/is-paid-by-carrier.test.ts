import { expect, test } from 'vitest'
import { isPaidByCarrier } from './is-paid-by-carrier.ts'

test.for([
  ['standard', 'shipped', 'cod', true],
  ['standard', 'delivered', 'cod', true],
  ['standard', 'packed', 'cod', false],
  ['standard', 'shipped', 'bank_transfer', false],
  // Ready at the shop: whoever pays there stands at the counter.
  ['pickup', 'shipped', 'cod', false],
] as const)('%s, %s, paid by %s: the carrier brings the money: %s', ([method, state, paidBy, is]) =>
  expect(isPaidByCarrier({ method, state }, { method: paidBy })).toBe(is),
)
