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

describe('ways to pay, after an order that would hold too much', () => {
  test('are all open before', () =>
    expect(open(closeWaitingMethods(ways, undefined, { count: 4, isTakenOut: false }))).toEqual([
      'cod',
      'bank_transfer',
      'vnpay',
    ]))

  test('those that hold stock stay closed, with the reason, however often the same cart is quoted anew', () => {
    const shown = closeWaitingMethods(ways, held, { count: 4, isTakenOut: false })
    expect(open(shown)).toEqual(['vnpay'])
    expect(shown[0]!.closed).toBe('too many on hold')
  })

  test('open again when something was taken out: by the quote, and before it comes', () => {
    expect(open(closeWaitingMethods(ways, held, { count: 3, isTakenOut: false }))).toHaveLength(3)
    expect(open(closeWaitingMethods(ways, held, { count: 4, isTakenOut: true }))).toHaveLength(3)
  })
})
