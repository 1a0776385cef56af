import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, shopDay } from '#kit/clock.ts'
import { agreeLaterPayment } from '#flows/payments/agree-later-payment.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverPartially } from '#flows/shipments/deliver-partially.ts'
import { deliverShipment } from '#flows/shipments/deliver-shipment.ts'
import { cancelRemainder } from '#flows/orders/cancel-remainder.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { writeOffDebt } from '#flows/payments/write-off-debt.ts'
import { markShipmentLost } from '#flows/shipments/mark-shipment-lost.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { settleShipmentCod } from '#flows/payments/settle-shipment-cod.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { startWorkOrder } from '#shop/work/start-work-order.ts'
import { finishAll } from './fulfilling.ts'
import { kindOf, nth } from './step.ts'
import { pickOrderIn, pickRow, type World } from './world.ts'

const pickShipment = (world: World, at: number, states: string[]) =>
  pickRow<{ id: string }>(
    world,
    sql`select s.id from shipments s join orders o on o.id = s.order_id
      where s.state = any(${`{${states.join()}}`}::text[]) order by o.placed_at, s.order_id, s.number`,
    at,
  )
/** Orders of which a part has left and a part has not. */
const begun = sql`select o.id from orders o where o.state not in ('placed', 'cancelled') and exists (select from shipments s where s.order_id = o.id and s.state in ('delivered', 'in_transit', 'handed_over'))
  and (exists (select from shipments s where s.order_id = o.id and s.state in ('returned', 'lost', 'preparing')) or o.state = 'confirmed') order by o.placed_at, o.id`
/** Parcels on the road with several pieces, so that a part can be refused and a part kept. */
const fullest = sql`select s.id from shipments s where s.state in ('handed_over', 'in_transit', 'failed_attempt')
  and (select sum(l.quantity) from shipment_lines l where l.shipment_id = s.id) > 1 order by s.order_id, s.number`
const away = ['handed_over', 'in_transit', 'failed_attempt']

/** Orders that end badly: a part is refused, a parcel lost, the rest cancelled, nobody pays. */
export const closing = {
  /** One piece leaves and the others stay, which is how most orders get a rest. */
  sendOne: kindOf<{ order: number; arrives: boolean }>({
    often: 6,
    told: { order: nth, arrives: fc.boolean() },
    walk: async (world, { order: at, arrives }) => {
      const { db } = world
      const order = await pickOrderIn(world, ['placed', 'confirmed'], at)
      if (!order) return 'nothing'
      const { id: orderId, state } = order
      if (state === 'placed') await confirmOrder(db, system, { orderId, unpaidReason: 'Khách quen' })
      await finishAll(world, orderId)
      const lineId = (await listOrderLines(db, orderId)).find((line) => line.partOf === null)!.id
      const { shipmentId } = await packOrder(db, system, { orderId, lines: [{ lineId, quantity: 1 }] })
      await handOverShipment(db, system, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
      if (arrives) await deliverShipment(db, system, { shipmentId })
    },
  }),
  takePart: kindOf<{ shipment: number; taken: number }>({
    often: 3,
    told: { shipment: nth, taken: fc.nat({ max: 2 }) },
    walk: async (world, told) => {
      const shipment = await pickRow<{ id: string }>(world, fullest, told.shipment)
      if (!shipment) return 'nothing'
      const lines = await rowsOf<{ lineId: string }>(
        world.db,
        sql`select order_line_id as "lineId" from shipment_lines where shipment_id = ${shipment.id} order by 1`,
      )
      const taken = lines.map(({ lineId }, at) => ({ lineId, quantity: at ? 0 : told.taken }))
      await deliverPartially(world.db, system, { shipmentId: shipment.id, taken, collected: null })
    },
  }),
  lose: kindOf<{ shipment: number; spoilt: boolean }>({
    often: 2,
    told: { shipment: nth, spoilt: fc.boolean() },
    walk: async (world, { shipment: at, spoilt }) => {
      const shipment = await pickShipment(world, at, away)
      if (!shipment) return 'nothing'
      return markShipmentLost(world.db, system, {
        shipmentId: shipment.id,
        reason: spoilt ? 'spoilt' : 'lost',
        claim: 'GHN 4711',
      })
    },
  }),
  endRest: kindOf<{ order: number; refund: boolean }>({
    often: 4,
    told: { order: nth, refund: fc.boolean() },
    walk: async (world, { order: at, refund }) => {
      const order = await pickRow<{ id: string }>(world, begun, at)
      if (!order) return 'nothing'
      await cancelRemainder(world.db, system, { orderId: order.id, reason: 'Hết hàng', refund })
    },
  }),
  settleShipment: kindOf<{ shipment: number }>({
    often: 4,
    told: { shipment: nth },
    walk: async (world, told) => {
      const shipment = await pickShipment(world, told.shipment, ['delivered'])
      if (!shipment) return 'nothing'
      // Reads the amount afterwards, since other steps pay at the same time.
      const amount = await settleShipmentCod(world.db, system, { shipmentId: shipment.id, reason: 'Sao kê' })
      world.tally.paidIn += amount
    },
  }),
  collectLater: kindOf<{ order: number }>({
    often: 1,
    told: { order: nth },
    walk: async (world, { order: at }) => {
      const order = await pickOrderIn(world, ['delivered'], at)
      if (!order) return 'nothing'
      return agreeLaterPayment(world.db, system, {
        orderId: order.id,
        day: shopDay(addDays(new Date(), 3)),
        note: 'Hẹn',
      })
    },
  }),
  writtenOff: kindOf<{ order: number }>({
    often: 1,
    told: { order: nth },
    walk: async (world, { order: at }) => {
      const order = await pickOrderIn(world, ['delivered'], at)
      if (!order) return 'nothing'
      await writeOffDebt(world.db, system, { orderId: order.id, reason: 'Không trả' })
    },
  }),
  startWork: kindOf<{ work: number }>({
    often: 2,
    told: { work: nth },
    walk: async (world, { work: at }) => {
      const question = sql`select id from work_orders where state = 'open' order by created_at, id`
      const work = await pickRow<{ id: string }>(world, question, at)
      return work ? startWorkOrder(world.db, system, { workId: work.id }) : 'nothing'
    },
  }),
}
