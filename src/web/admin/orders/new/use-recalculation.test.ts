import { expect, test } from 'vitest'
import { staleStampAt } from './use-recalculation.ts'

test('staff can place the order again after a recalculation that got no answer', () =>
  expect(staleStampAt('s1', { isPending: false, isWaiting: false })).toBeUndefined())

test('staff cannot place the order while the total is recalculated, or is going to be', () => {
  expect(staleStampAt('s1', { isPending: true, isWaiting: false })).toBe('s1')
  expect(staleStampAt('s1', { isPending: false, isWaiting: true })).toBe('s1')
})
