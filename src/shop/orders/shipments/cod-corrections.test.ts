import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codCorrections, codShares, codUnderWay, type CodShipment } from './cod-shares.ts'
import type { ShipmentState } from '../states.ts'

const line = (id: string, price: number) => ({ id, quantity: 1, total: price, discount: 0 })
const order = (...prices: number[]) => ({
  total: prices.reduce((sum, price) => sum + price, 0),
  lines: prices.map((price, at) => line(`l${at}`, price)),
})

/** A waybill for one line of the order, which collects this. */
const waybill = (
  at: number,
  codAmount: number,
  state: ShipmentState = 'preparing',
  more: Partial<CodShipment> = {},
) => ({
  id: `p${at}`,
  state,
  againOf: null,
  restOf: null,
  codAmount,
  codSettled: 0,
  bookedAt: new Date(0),
  trackingCode: `W${at}`,
  lines: [{ orderLineId: `l${at}`, quantity: 1 }],
  ...more,
})
const amountsOf = (...params: Parameters<typeof codCorrections<ReturnType<typeof waybill>>>) =>
  Object.fromEntries(codCorrections(...params).map(({ shipment, cod }) => [shipment.id, cod]))

describe('corrections of cash on delivery', () => {
  const two = order(600_000, 400_000)

  test('a waybill is not corrected when the waybills collect exactly what is owed', () => {
    expect(amountsOf(1_000_000, two, [waybill(0, 600_000), waybill(1, 400_000)])).toEqual({})
    expect(amountsOf(700_000, two, [waybill(0, 600_000), waybill(1, 100_000)])).toEqual({})
  })

  test('when too much is collected, the last booked waybill is lowered first', () => {
    const both = [waybill(0, 600_000), waybill(1, 400_000)]
    expect(amountsOf(900_000, two, both)).toEqual({ p1: 300_000 })
    expect(amountsOf(500_000, two, both)).toEqual({ p1: 0, p0: 500_000 })
    expect(amountsOf(0, two, [waybill(0, 600_000, 'in_transit'), waybill(1, 400_000, 'delivered')])).toEqual({ p0: 0 })
  })

  test('when too little is collected, each waybill is raised to its share, less what an unbooked parcel collects', () => {
    expect(amountsOf(1_000_000, two, [waybill(0, 0), waybill(1, 0)])).toEqual({ p0: 600_000, p1: 400_000 })
    const open = waybill(1, 1_000_000, 'preparing', { bookedAt: null, trackingCode: null })
    expect(amountsOf(1_000_000, two, [waybill(0, 0), open])).toEqual({ p0: 600_000 })
  })

  test('the amount of a returned or returning parcel is not collected by the others', () => {
    expect(amountsOf(1_000_000, two, [waybill(0, 600_000, 'returned'), waybill(1, 400_000)])).toEqual({})
    const rest = waybill(0, 0, 'in_transit', { restOf: 'p1', trackingCode: null, bookedAt: null })
    expect(amountsOf(1_000_000, two, [rest, waybill(1, 400_000, 'in_transit')])).toEqual({})
    // Nothing is owed for goods that are back.
    expect(
      codShares(400_000, two.lines, [waybill(0, 600_000, 'returned'), waybill(1, 0, 'preparing', { bookedAt: null })]),
    ).toEqual([{ id: 'p1', codAmount: 400_000 }])
  })

  test('after a correction nothing is left to correct and nobody pays twice, for random amounts', () => {
    const amount = fc.integer({ min: 0, max: 3_000_000 })
    const one = fc.record({
      price: amount,
      cod: amount,
      state: fc.constantFrom<ShipmentState>('preparing', 'in_transit', 'delivered', 'returned'),
    })
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ones, part) => {
          const whole = order(...ones.map(({ price }) => price))
          const owed = Math.round(whole.total * part)
          const shipments = ones.map(({ cod, state }, at) => waybill(at, cod, state))
          const before = codUnderWay(shipments)
          for (const { shipment, cod } of codCorrections(owed, whole, shipments)) shipment.codAmount = cod
          expect(codCorrections(owed, whole, shipments)).toEqual([])
          const fixed = codUnderWay(shipments.filter(({ state }) => state === 'delivered'))
          expect(codUnderWay(shipments)).toBeLessThanOrEqual(Math.max(owed, fixed))
          expect(codUnderWay(shipments)).toBeGreaterThanOrEqual(Math.min(owed, before))
        },
      ),
    )
  })
})
