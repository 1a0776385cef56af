import { describe, expect, test } from 'vitest'
import { estimateDelivery, peakOf, peakOn, readyIn } from './delivery-estimate.ts'

const noon = new Date('2026-11-23T12:00:00+07:00')
const evening = new Date('2026-11-23T18:00:00+07:00')
const usual = { at: noon, peaks: [], cutOffHour: 14 }
const standard = { method: 'standard' as const, daysMin: 1, daysMax: 2 }
const sameDay = { method: 'same_day' as const, daysMin: 0, daysMax: 0 }
const tet = { from: '2027-02-04', until: '2027-02-11', extraDays: 7, notice: { vi: 'Tết', en: 'Tết' } }

describe('the delivery estimate', () => {
  test('the estimate is that of the rate', () => expect(estimateDelivery(standard, usual)).toEqual(standard))
  test('working days for services are added', () =>
    expect(estimateDelivery(standard, { ...usual, workDays: 3 })).toMatchObject({ daysMin: 4, daysMax: 5 }))
  test('work that lies over a Sunday is done a day later, as in the workshop', () => {
    const saturday = new Date('2026-11-28T10:00:00+07:00')
    expect(estimateDelivery(standard, { ...usual, at: saturday, workDays: 3 })).toMatchObject({
      daysMin: 5,
      daysMax: 6,
    })
    expect(readyIn(saturday, 3)).toBe(4)
    expect(readyIn(saturday, 0)).toBe(0)
  })
  test('a holiday is mentioned only for deliveries that it delays, however long the work before', () => {
    const at = new Date('2027-01-28T10:00:00+07:00')
    const told = (workDays: number) =>
      peakOf(estimateDelivery(standard, { at, workDays, peaks: [tet], cutOffHour: 14 }), workDays, { at, peaks: [tet] })
    expect(told(3)).toBeUndefined()
    expect(told(5)).toBe(tet)
  })
  test('same-day delivery is today before the cut-off hour and tomorrow from then on', () => {
    expect(estimateDelivery(sameDay, usual)).toMatchObject({ daysMax: 0 })
    expect(estimateDelivery(sameDay, { ...usual, at: evening })).toMatchObject({ daysMin: 1, daysMax: 1 })
    expect(estimateDelivery(standard, { ...usual, at: evening })).toEqual(standard)
    const at = (time: string) =>
      estimateDelivery(sameDay, { ...usual, at: new Date(`2026-11-23T${time}+07:00`) }).daysMax
    expect([at('13:59:59'), at('14:00:00'), at('14:59:59')]).toEqual([0, 1, 1])
  })
  test('the cut-off hour is in Vietnam time, wherever the server runs', () =>
    expect(estimateDelivery(sameDay, { ...usual, at: new Date('2026-11-23T06:59:00Z') })).toMatchObject({ daysMax: 0 }))
  test('Tết adds days when the parcel leaves or arrives then, not when it arrives before', () => {
    const before = (day: string) =>
      estimateDelivery(standard, { ...usual, at: new Date(`${day}T10:00:00+07:00`), peaks: [tet] })
    expect(before('2027-02-02')).toMatchObject({ daysMin: 8, daysMax: 9 })
    expect(before('2027-02-01')).toMatchObject({ daysMin: 1, daysMax: 2 })
    expect(before('2027-02-11')).toMatchObject({ daysMax: 9 })
    expect(before('2027-02-12')).toMatchObject({ daysMax: 2 })
  })
  test('pickup in the shop is not delayed by Tết', () =>
    expect(
      peakOn({ method: 'pickup', daysMax: 1 }, 0, { at: new Date('2027-02-05T10:00:00+07:00'), peaks: [tet] }),
    ).toBeUndefined())
})
