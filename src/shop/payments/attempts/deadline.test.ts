import { describe, expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'

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
})
