import { describe, expect, test } from 'vitest'
import { closeWaitingMethods } from './use-checkout.ts'
import type { PaymentView } from './view-payments.server.ts'

const way = (method: PaymentView['method'], waits: boolean): PaymentView => ({
  method,
  waits,
  closed: null,
  isAway: false,
})
const ways = [way('cod', true), way('bank_transfer', true), way('vnpay', false)]
const held = { count: 4, why: 'too many on hold' }
const open = (shown: PaymentView[]) => shown.filter(({ closed }) => closed === null).map(({ method }) => method)

describe('payment methods after an order that would reserve too much stock', () => {
  test('all methods are open before such an order', () =>
    expect(open(closeWaitingMethods(ways, undefined, { count: 4, isTakenOut: false }))).toEqual([
      'cod',
      'bank_transfer',
      'vnpay',
    ]))

  test('methods that reserve stock stay closed, with the reason, while the same cart is quoted again', () => {
    const shown = closeWaitingMethods(ways, held, { count: 4, isTakenOut: false })
    expect(open(shown)).toEqual(['vnpay'])
    expect(shown[0]!.closed).toBe('too many on hold')
  })

  test('all methods open again when something is removed from the cart, even before the new quote', () => {
    expect(open(closeWaitingMethods(ways, held, { count: 3, isTakenOut: false }))).toHaveLength(3)
    expect(open(closeWaitingMethods(ways, held, { count: 4, isTakenOut: true }))).toHaveLength(3)
  })
})
