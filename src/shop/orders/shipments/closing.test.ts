import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingOf, outcomeOfLine, type ClosingShipment } from './closing.ts'
import { shipmentMoves, type ShipmentState } from '../states.ts'

const pairs = { id: 'pairs', quantity: 2, total: 400_000, discount: 0 }
const shipment = (id: string, state: ShipmentState, changes: Partial<ClosingShipment> = {}): ClosingShipment => ({
  id,
  state,
  againOf: null,
  restOf: null,
  codAmount: 212_500,
  codSettled: 0,
  lines: [{ orderLineId: 'pairs', quantity: 1 }],
  ...changes,
})
/** Two pairs at 200,000 and a fee of 25,000, one in each parcel. */
const order = (...shipments: ClosingShipment[]) => ({ total: 425_000, lines: [pairs], shipments })
const atDoor = { held: 0, isAtDoor: true }

describe('the sum an order closes at', () => {
  test('the whole shipping fee is owed while a parcel is under way; afterwards the share of a refused parcel is dropped', () => {
    const back = shipment('2', 'returned', { codAmount: 0 })
    expect(closingOf(order(shipment('1', 'handed_over'), back), atDoor)).toMatchObject({ stays: 225_000, isOpen: true })
    expect(closingOf(order(shipment('1', 'delivered'), back), atDoor)).toMatchObject({ stays: 212_500, isOpen: false })
    const settled = shipment('1', 'delivered', { codSettled: 212_500 })
    expect(closingOf(order(settled, back), { held: 212_500, isAtDoor: true })).toMatchObject({ stays: 212_500 })
    expect(closingOf(order(settled, back), { held: 425_000, isAtDoor: false })).toMatchObject({ stays: 225_000 })
  })

  test('a lost parcel and a line ended short count like a returned one', () => {
    const delivered = shipment('1', 'delivered')
    const closingWith = (changes: object, ...more: ClosingShipment[]) =>
      closingOf({ ...order(delivered, ...more), lines: [{ ...pairs, ...changes }] }, atDoor)
    expect(closingWith({}, shipment('2', 'lost'))).toMatchObject({ back: 200_000, stays: 212_500, collected: 212_500 })
    expect(closingWith({ ended: 1 })).toMatchObject({ back: 200_000, stays: 212_500 })
    expect(closingWith({})).toMatchObject({ back: 0, stays: 425_000, isOpen: true })
  })

  test('a customer who held nothing owes nothing', () => {
    const closing = closingOf(order(shipment('1', 'returned'), shipment('2', 'lost')), atDoor)
    expect(closing).toMatchObject({ back: 400_000, stays: 0, isAllBack: true })
  })

  test('only the fee share of the returned goods and the rounded đồng are dropped', () => {
    const short = shipment('1', 'delivered', { codAmount: 150_000 })
    const { stays } = closingOf(order(short, shipment('2', 'returned')), atDoor)
    expect(stays).toBe(225_000 - 12_500 - 3)
  })

  test('pieces add up, and nobody owes less than nothing or more than agreed, for random parcels', () => {
    const anyShipment = fc.record({
      state: fc.constantFrom(...shipmentMoves.states),
      cod: fc.nat(300_000),
      part: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyShipment, { maxLength: 2 }),
        fc.nat(425_000),
        fc.boolean(),
        (shipmentDrafts, held, isAtDoor) => {
          const shipments = shipmentDrafts.map(({ state, cod, part }, nth) =>
            shipment(`${nth}`, state, { codAmount: cod, restOf: part ? '9' : null }),
          )
          const fate = Object.values(outcomeOfLine(pairs, shipments))
          expect(fate.reduce((sum, one) => sum + one, 0)).toBe(2)
          expect(Math.min(...fate)).toBeGreaterThanOrEqual(0)
          const { stays, back, isAllBack } = closingOf(order(...shipments), { held, isAtDoor })
          expect(stays).toBeGreaterThanOrEqual(0)
          expect(stays).toBeLessThanOrEqual(isAllBack ? 0 : 425_000 - back + 3)
        },
      ),
    )
  })
})
