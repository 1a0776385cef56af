import { describe, expect, test } from 'vitest'
import { buyerHeadlineOf, headlineOf } from './headline.ts'

const money = { state: 'awaiting' as const, amount: 1_000_000, received: 0, refunded: 0, waived: 0, refundsPending: 0 }

describe('the headline of an order', () => {
  test('an unpaid prepaid order shows that it is unpaid, not that it waits for confirmation', () => {
    expect(headlineOf('placed', money)).toBe('unpaid')
    expect(headlineOf('placed', { ...money, received: 300_000 })).toBe('part_paid')
    expect(headlineOf('placed', { ...money, received: 300_000, refundsPending: 300_000 })).toBe('unpaid')
    expect(headlineOf('placed', { ...money, state: 'failed' })).toBe('payment_failed')
    expect(headlineOf('cancelled', { ...money, state: 'expired' })).toBe('expired')
  })

  test('an order that is paid, cash on delivery or confirmed shows its order state', () => {
    expect(headlineOf('placed', { ...money, state: 'paid', received: 1_000_000 })).toBe('placed')
    expect(headlineOf('placed', { ...money, state: 'due' })).toBe('placed')
    expect(headlineOf('confirmed', money)).toBe('confirmed')
    expect(headlineOf('cancelled', { ...money, state: 'void' })).toBe('cancelled')
    expect(headlineOf('placed', undefined)).toBe('placed')
  })

  test('to its buyer a paid order says that it is paid, while it waits for the shop to confirm it', () => {
    const paid = { ...money, state: 'paid' as const, received: 1_000_000 }
    expect(buyerHeadlineOf('placed', paid)).toBe('paid')
    expect(buyerHeadlineOf('confirmed', paid)).toBe('confirmed')
    expect(buyerHeadlineOf('cancelled', paid)).toBe('cancelled')
    expect(buyerHeadlineOf('placed', { ...paid, amount: 0, received: 0 })).toBe('placed')
    expect(buyerHeadlineOf('placed', money)).toBe('unpaid')
  })
})
