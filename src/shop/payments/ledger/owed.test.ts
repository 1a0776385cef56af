import { describe, expect, test } from 'vitest'
import { codToCollect, isPartPaid, heldMoneyOf, stillOwed } from './owed.ts'
import { paymentMoves, type PaymentState } from '../states.ts'

const payment = (state: PaymentState, sums: { received?: number; refunded?: number } = {}) => ({
  state,
  amount: 1_000_000,
  received: 0,
  refunded: 0,
  ...sums,
})
const statesIn = (amountOf: (one: ReturnType<typeof payment>) => number) =>
  paymentMoves.states.filter((state) => amountOf(payment(state)) > 0)

describe('the amount still owed', () => {
  test('the whole amount is owed until money arrives, and nothing once it is settled', () => {
    expect(statesIn(stillOwed)).toEqual(['awaiting', 'due', 'awaiting_settlement', 'failed', 'expired'])
    expect(stillOwed(undefined)).toBe(0)
  })

  test('after a part payment the rest is owed, counting refunds as not received', () => {
    const part = payment('due', { received: 400_000, refunded: 100_000 })
    expect([heldMoneyOf(part), stillOwed(part), isPartPaid(part)]).toEqual([300_000, 700_000, true])
    expect(stillOwed(payment('due', { received: 1_200_000 }))).toBe(0)
  })

  test('the carrier collects only cash-on-delivery orders, since a transfer may still arrive', () => {
    expect(statesIn(codToCollect)).toEqual(['due', 'awaiting_settlement'])
    expect(codToCollect(payment('due', { received: 400_000 }))).toBe(600_000)
    expect(codToCollect(undefined)).toBe(0)
  })
})
