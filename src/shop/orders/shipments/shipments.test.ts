import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codShares, codUnderWay } from './cod-shares.ts'
import { piecesOf, placeOfShipment, withParts } from './pieces.ts'
import { isPartlyShipped, orderStateOfShipments } from './order-state-of-shipments.ts'
import { shipmentMoves, nextOrderStates, type ShipmentState } from '../states.ts'

const boots = { id: 'boots', quantity: 2, partOf: null, total: 4_000_000, discount: 0 }
const work = { id: 'work', quantity: 2, partOf: 'boots', total: 300_000, discount: 0 }
const guards = { id: 'guards', quantity: 1, partOf: null, total: 200_000, discount: 0 }
const lines = [boots, work, guards]

let made = 0
const shipment = (
  state: ShipmentState,
  packed: Record<string, number>,
  more: Partial<{ id: string; againOf: string; codAmount: number; codSettled: number; bookedAt: Date }> = {},
) => ({
  id: `p${(made += 1)}`,
  state,
  againOf: null,
  codAmount: 0,
  codSettled: 0,
  bookedAt: null,
  lines: Object.entries(packed).map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
  ...more,
})
const allOf = { boots: 2, work: 2, guards: 1 }

describe('the state of an order follows its parcels', () => {
  test.for<[string, ReturnType<typeof shipment>[], string]>([
    ['nothing packed', [], 'confirmed'],
    ['one of two boots packed', [shipment('preparing', { boots: 1, work: 1 })], 'confirmed'],
    ['one part shipped, the rest unpacked', [shipment('handed_over', { boots: 1, work: 1 })], 'confirmed'],
    ['all packed', [shipment('preparing', allOf)], 'packed'],
    [
      'one parcel handed over, one waiting',
      [shipment('handed_over', { boots: 2, work: 2 }), shipment('preparing', { guards: 1 })],
      'packed',
    ],
    ['all in transit', [shipment('in_transit', allOf)], 'shipped'],
    [
      'one delivered, one failed to deliver',
      [shipment('delivered', { boots: 2, work: 2 }), shipment('failed_attempt', { guards: 1 })],
      'shipped',
    ],
    [
      'all delivered',
      [shipment('delivered', { boots: 2, work: 2 }), shipment('delivered', { guards: 1 })],
      'delivered',
    ],
    [
      'one delivered, one returned',
      [shipment('delivered', { boots: 2, work: 2 }), shipment('returned', { guards: 1 })],
      'delivered',
    ],
    ['all returned', [shipment('returned', allOf)], 'shipped'],
    [
      'returned and packed again',
      [shipment('returned', allOf, { id: 'a' }), shipment('preparing', allOf, { againOf: 'a' })],
      'packed',
    ],
    ['the only parcel cancelled', [shipment('cancelled', allOf)], 'confirmed'],
  ])('%s', ([, shipments, state]) => {
    expect(orderStateOfShipments(lines, shipments)).toBe(state)
  })

  test('an order is partly shipped while only a part has left', () => {
    expect(isPartlyShipped(lines, [])).toBe(false)
    expect(isPartlyShipped(lines, [shipment('preparing', allOf)])).toBe(false)
    expect(isPartlyShipped(lines, [shipment('in_transit', { boots: 1, work: 1 })])).toBe(true)
    expect(isPartlyShipped(lines, [shipment('handed_over', allOf)])).toBe(false)
  })
})

describe('the place of a parcel among those of its order', () => {
  const place = (...shipments: ReturnType<typeof shipment>[]) => placeOfShipment(lines, shipments, shipments.at(-1)!.id)

  test('a parcel with the whole order is the only one, also if it was unpacked or came back before', () => {
    expect(place(shipment('handed_over', allOf))).toEqual({ number: 1, count: 1 })
    expect(place(shipment('cancelled', allOf), shipment('handed_over', allOf))).toEqual({ number: 1, count: 1 })
    const returned = shipment('returned', allOf, { id: 'a' })
    expect(place(returned, shipment('handed_over', allOf, { againOf: 'a' }))).toEqual({ number: 1, count: 1 })
  })

  test('nobody says how many there are before all is packed', () => {
    const first = shipment('handed_over', { boots: 2, work: 2 })
    expect(place(first)).toEqual({ number: 1, count: null })
    expect(place(first, shipment('preparing', { guards: 1 }))).toEqual({ number: 2, count: 2 })
  })
})

test('staff can move an order forward or cancel it, never back', () => {
  expect(nextOrderStates('packed')).toEqual(['shipped', 'cancelled'])
  expect(nextOrderStates('shipped')).toEqual(['delivered', 'cancelled'])
  expect(nextOrderStates('placed')).toEqual(['confirmed', 'cancelled'])
})

describe('the contents of a parcel', () => {
  test('a service travels with its pair', () => {
    expect(withParts(lines, [], [{ lineId: 'boots', quantity: 1 }])).toEqual([
      { lineId: 'boots', quantity: 1 },
      { lineId: 'work', quantity: 1 },
    ])
  })

  test('the parcel with the last piece takes all remaining parts of the line', () => {
    const three = { id: 'set', quantity: 3, partOf: null }
    const part = { id: 'part', quantity: 7, partOf: 'set' }
    const first = shipment('preparing', { set: 2, part: 5 })
    expect(withParts([three, part], [first], [{ lineId: 'set', quantity: 1 }])).toEqual([
      { lineId: 'set', quantity: 1 },
      { lineId: 'part', quantity: 2 },
    ])
  })
})

const anOrder = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 0, max: 90_000_000 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows) =>
    rows.map(({ quantity, price }, at) => ({
      id: `l${at}`,
      quantity,
      partOf: null,
      total: price * quantity,
      discount: Math.floor((price * quantity) / 7),
    })),
  )

/** Random steps of a shop; a step that is not possible now does nothing. */
const step = fc.record({
  what: fc.constantFrom('pack', 'packAll', 'book', 'move', 'settle'),
  which: fc.nat({ max: 9 }),
  to: fc.constantFrom(...shipmentMoves.states),
  quantity: fc.integer({ min: 1, max: 3 }),
})

describe('a randomly split order', () => {
  test('pieces add up, and the parcels together collect what is owed once everything is packed', () => {
    fc.assert(
      fc.property(anOrder, fc.nat({ max: 5_000_000 }), fc.array(step, { maxLength: 40 }), (ordered, fee, steps) => {
        let owed = ordered.reduce((sum, line) => sum + line.total - line.discount, fee)
        const shipments: ReturnType<typeof shipment>[] = []
        for (const { what, which, to, quantity } of steps) {
          const one = shipments[which % Math.max(1, shipments.length)]
          const left = (line: { id: string; quantity: number }) => piecesOf(line, shipments).unpacked
          if (what === 'pack') {
            const line = ordered[which % ordered.length]!
            if (left(line) >= quantity) shipments.push(shipment('preparing', { [line.id]: quantity }))
          } else if (what === 'packAll') {
            const rest = Object.fromEntries(ordered.flatMap((line) => (left(line) ? [[line.id, left(line)]] : [])))
            if (Object.keys(rest).length) shipments.push(shipment('preparing', rest))
          } else if (one && what === 'book' && one.state === 'preparing') Object.assign(one, { bookedAt: new Date() })
          else if (one && what === 'settle' && one.state === 'delivered') {
            owed -= one.codAmount - one.codSettled
            one.codSettled = one.codAmount
          } else if (one && what === 'move' && shipmentMoves.mayMove(one.state, to)) one.state = to
          for (const { id, codAmount } of codShares(owed, ordered, shipments))
            shipments.find((p) => p.id === id)!.codAmount = codAmount
          expectWhole(ordered, shipments, owed)
        }
      }),
      { numRuns: 300 },
    )
  })
})

function expectWhole(
  ordered: { id: string; quantity: number; total: number; discount: number }[],
  shipments: ReturnType<typeof shipment>[],
  owed: number,
) {
  for (const line of ordered) {
    const pieces = Object.values(piecesOf(line, shipments))
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(line.quantity)
    expect(Math.min(...pieces)).toBeGreaterThanOrEqual(0)
  }
  const open = shipments.filter((one) => one.state === 'preparing' && !one.bookedAt)
  const bringing = codUnderWay(shipments) + open.reduce((sum, one) => sum + one.codAmount, 0)
  expect(bringing).toBeLessThanOrEqual(owed)
  const isAllPacked = ordered.every((line) => piecesOf(line, shipments).unpacked === 0)
  const isBack = ordered.some((line) => piecesOf(line, shipments).back > 0)
  // Everything is in parcels that go out, and some may still change: together they collect all that is owed.
  expect(bringing).toBeGreaterThanOrEqual(isAllPacked && !isBack && open.length > 0 ? owed : 0)
}
