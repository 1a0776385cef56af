import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { requestReturn } from '#flows/returns/request-return.ts'
import { exchangeReturn } from '#flows/returns/exchange-return.ts'
import { readReturnValue } from '#flows/closing/read-return-value.ts'
import { receiveReturn } from '#flows/returns/receive-return.ts'
import { refundReturn } from '#flows/returns/refund-return.ts'
import { withdrawReturn } from '#flows/returns/withdraw-return.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aReturnRequest } from '../a-delivered-order.ts'
import { kindOf, nth, pieces } from './step.ts'
import { pick, pickOrderIn, pickRow, type World } from './world.ts'

const pickReturn = (world: World, at: number) =>
  pickRow<{ id: string; state: string; wish: string }>(
    world,
    sql`select id, state, wish from returns where state not in ('closed', 'withdrawn', 'declined') order by requested_at, id`,
    at,
  )

async function ask(world: World, told: { order: number; line: number; quantity: number; exchange: boolean }) {
  const order = await pickOrderIn(world, ['delivered'], told.order)
  if (!order) return 'nothing'
  const line = pick(await listOrderLines(world.db, order.id), told.line)!
  const [one, two] = world.goods
  const wanted = line.variantId === one ? two! : one!
  const asked = { orderLineId: line.id, quantity: told.quantity, wantedVariantId: told.exchange ? wanted : null }
  return requestReturn(
    world.db,
    guest,
    aReturnRequest(order.id, [asked], { wish: told.exchange ? 'exchange' : 'refund' }),
  )
}

/** Receives the announced pieces of each line, some of them damaged. */
async function receive({ db }: World, returnId: string, spoilt: number) {
  const { lines } = (await findReturn(db, returnId))!
  const came = lines.flatMap(({ id: lineId, quantity }) =>
    Array.from({ length: quantity }, (_, at) => ({ lineId, number: at + 1, resellable: at >= spoilt, note: null })),
  )
  return receiveReturn(db, system, { returnId, pieces: came })
}

async function settle({ db }: World, { id: returnId, wish }: { id: string; wish: string }, asExchange: boolean) {
  if (wish === 'exchange' && asExchange) return exchangeReturn(db, system, { returnId, payment: 'cod' })
  const { suggested } = await readReturnValue(db, (await findReturn(db, returnId))!)
  return refundReturn(db, system, { returnId, amount: suggested.total, reason: null })
}

export const sendingBack = {
  askReturn: kindOf<{ order: number; line: number; quantity: number; exchange: boolean }>({
    often: 6,
    told: { order: nth, line: nth, quantity: pieces, exchange: fc.boolean() },
    walk: ask,
  }),
  goOnWithReturn: kindOf<{ back: number; spoilt: number; exchange: boolean }>({
    often: 9,
    told: { back: nth, spoilt: fc.nat({ max: 2 }), exchange: fc.boolean() },
    walk: async (world, { back: at, spoilt, exchange }) => {
      const back = await pickReturn(world, at)
      if (!back) return 'nothing'
      if (back.state === 'requested') return approveReturn(world.db, system, { returnId: back.id })
      return back.state === 'received' ? settle(world, back, exchange) : receive(world, back.id, spoilt)
    },
  }),
  withdrawReturn: kindOf<{ back: number }>({
    often: 1,
    told: { back: nth },
    walk: async (world, { back: at }) => {
      const back = await pickReturn(world, at)
      return back ? withdrawReturn(world.db, guest, { returnId: back.id }) : 'nothing'
    },
  }),
}
