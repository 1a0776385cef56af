import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterBack } from './after-back.ts'

const lines = [
  { id: 'pair', quantity: 2, total: 1_000_000, discount: 0 },
  { id: 'bag', quantity: 1, total: 400_000, discount: 40_000 },
]
const total = 1_385_000
type Parcel = Parameters<typeof afterBack>[0]['shipments'][number]
const parcel = (id: string, of: [string, number][], changes: Partial<Parcel> = {}): Parcel => ({
  id,
  state: 'delivered',
  againOf: null,
  restOf: null,
  codAmount: 0,
  codSettled: 0,
  lines: of.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
  ...changes,
})
const order = (...shipments: Parcel[]) => ({ total, state: 'delivered', lines, shipments })
const owing = { state: 'awaiting_settlement', amount: total, received: 0, refunded: 0 } as const
const paid = { state: 'paid', amount: total, received: total, refunded: 0 } as const

describe('what an order owes after a part of it came back', () => {
  test('the fee and what stayed; what the carrier collected is told apart', () => {
    const one = parcel('1', [['pair', 1]], { codAmount: 525_000 })
    const rest = parcel(
      '2',
      [
        ['pair', 1],
        ['bag', 1],
      ],
      { state: 'handed_over', restOf: '1' },
    )
    expect(afterBack(order(one, rest), owing, 0)).toEqual({ back: 860_000, due: 525_000, held: 525_000, over: 0 })
    const settled = { ...owing, received: 525_000 }
    expect(afterBack(order({ ...one, codSettled: 525_000 }, rest), settled, 525_000)).toMatchObject({
      due: 0,
      held: 0,
      over: 0,
    })
  })

  test('nothing where the buyer took nothing, also no fee; all again once it is sent again', () => {
    const all: [string, number][] = [
      ['pair', 2],
      ['bag', 1],
    ]
    const back = parcel('1', all, { state: 'returned' })
    expect(afterBack(order(back), owing, 0)).toMatchObject({ back: 1_360_000, due: 0 })
    const again = parcel('2', all, { state: 'handed_over', againOf: '1' })
    expect(afterBack(order(back, again), owing, 0)).toMatchObject({ back: 0, due: total })
  })

  test('who paid ahead gets back what the goods cost, once', () => {
    const back = parcel('1', [['bag', 1]], { state: 'returned' })
    const came = order(parcel('2', [['pair', 2]]), back)
    expect(afterBack(came, paid, total)).toEqual({ back: 360_000, due: 0, held: 0, over: 360_000 })
    expect(afterBack(came, paid, total - 360_000)).toMatchObject({ over: 0 })
    expect(afterBack({ ...came, state: 'cancelled' }, paid, total)).toMatchObject({ back: 0, over: 0 })
  })

  test('whatever came back: nobody owes less than nothing, and what stays, what came back and what is over add up', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(1), fc.nat(total), (pairs, bags, received) => {
        const back = parcel(
          '1',
          [
            ['pair', pairs],
            ['bag', bags],
          ],
          { state: 'returned' },
        )
        const seen = afterBack(order(back), { ...owing, received }, received)
        expect(seen.due).toBeGreaterThanOrEqual(0)
        expect(seen.over).toBeGreaterThanOrEqual(0)
        const isAllBack = pairs === 2 && bags === 1
        const stays = total - seen.back
        // Who took nothing owes no fee, whether it was paid ahead or not.
        expect(received + seen.due - seen.over).toBe(isAllBack ? 0 : stays)
      }),
    )
  })
})
