import { describe, expect, test } from 'vitest'
import { attemptDeadline, deadlineOf } from './deadline.ts'

const placed = new Date('2026-11-23T10:00:00Z')
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000)
const begunAfter = (minutes: number) => deadlineOf(after(minutes), 15, placed)

describe('the payment deadline', () => {
  test('each attempt has fifteen minutes', () => {
    expect(begunAfter(0)).toEqual(after(15))
    expect(begunAfter(40)).toEqual(after(55))
  })

  test('no attempt runs past two hours after the order', () => {
    expect(begunAfter(105)).toEqual(after(120))
    expect(begunAfter(110)).toEqual(after(120))
  })

  test('an attempt has at least one minute', () => {
    expect(begunAfter(120)).toEqual(after(121))
    expect(begunAfter(500)).toEqual(after(501))
  })

  test('an order taken by phone keeps its own deadline, and a late attempt has at least a minute', () => {
    const hold = { paymentMinutes: 15, phoneHoldHours: 24, confirmHours: 48 }
    const by = (channel: 'web' | 'phone', minutes: number) =>
      attemptDeadline(after(minutes), { channel, placedAt: placed, state: 'placed' }, hold)
    expect(by('web', 40)).toEqual(after(55))
    expect(by('phone', 40)).toEqual(after(24 * 60))
    expect(by('phone', 25 * 60)).toEqual(after(25 * 60 + 1))
  })

  test('who turns from paying at the door hours later has the usual time, within the hours of confirming', () => {
    const order = { channel: 'web', placedAt: placed, state: 'placed' } as const
    const begun = (minutes: number, confirmHours: number) =>
      attemptDeadline(after(minutes), order, { paymentMinutes: 15, phoneHoldHours: 24, confirmHours }, true)
    expect(begun(300, 48)).toEqual(after(315))
    expect(begun(48 * 60 - 5, 48)).toEqual(after(48 * 60))
    expect(begun(50 * 60, 48)).toEqual(after(50 * 60 + 1))
    expect(begun(50 * 60, 0)).toEqual(after(50 * 60 + 15))
  })

  test('the buyer of a confirmed order has the usual time for each attempt, however late', () => {
    const hold = { paymentMinutes: 15, phoneHoldHours: 24, confirmHours: 48 }
    const begun = (channel: 'web' | 'phone', minutes: number) =>
      attemptDeadline(after(minutes), { channel, placedAt: placed, state: 'confirmed' }, hold)
    expect(begun('web', 300)).toEqual(after(315))
    expect(begun('phone', 300)).toEqual(after(24 * 60))
    expect(begun('phone', 30 * 60)).toEqual(after(30 * 60 + 15))
  })
})
