import { describe, expect, test } from 'vitest'
import { balanceAfterReturn } from './balance-after-return.ts'

const lines = [
  { id: 'pair', quantity: 2, total: 1_000_000, discount: 0 },
  { id: 'bag', quantity: 1, total: 400_000, discount: 40_000 },
]
const total = 1_385_000
type ReturnShipment = Parameters<typeof balanceAfterReturn>[0]['shipments'][number]
const shipment = (id: string, of: [string, number][], changes: Partial<ReturnShipment> = {}): ReturnShipment => ({
  id,
  state: 'delivered',
  againOf: null,
  restOf: null,
  codAmount: 0,
  codSettled: 0,
  lines: of.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
  ...changes,
})
const order = (...shipments: ReturnShipment[]) => ({ state: 'delivered', total, lines, shipments })
const owing = { state: 'awaiting_settlement', amount: total, received: 0, refunded: 0 } as const
const paid = { state: 'paid', amount: total, received: total, refunded: 0 } as const
const money = (due: number, over = 0) => ({ due, over })

describe('the balance of an order after a partial return', () => {
  test('the ledger decides what is due, and cash held by the carrier is shown apart', () => {
    const one = shipment('1', [['pair', 1]], { codAmount: 525_000 })
    const rest = shipment(
      '2',
      [
        ['pair', 1],
        ['bag', 1],
      ],
      { state: 'handed_over', restOf: '1' },
    )
    const balance = balanceAfterReturn(order(one, rest), owing, money(525_000))
    expect(balance).toEqual({ back: 860_000, due: 525_000, held: 525_000, over: 0 })
    const settled = { ...owing, received: 525_000 }
    expect(balanceAfterReturn(order({ ...one, codSettled: 525_000 }, rest), settled, money(0))).toMatchObject({
      held: 0,
    })
  })

  test('a cancelled order has no returned goods left to settle', () => {
    const back = shipment('1', [['bag', 1]], { state: 'returned' })
    expect(balanceAfterReturn(order(back), paid, money(0, 360_000))).toEqual({
      back: 360_000,
      due: 0,
      held: 0,
      over: 360_000,
    })
    expect(balanceAfterReturn({ ...order(back), state: 'cancelled' }, paid, money(0, total))).toMatchObject({ back: 0 })
  })
})
