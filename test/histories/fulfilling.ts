import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { inspectReturnedShipment } from '#flows/shipments/inspect-returned-shipment.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { deliverShipment } from '#flows/shipments/deliver-shipment.ts'
import { editOrder, previewOrderEdit } from '#flows/orders/edit-order.ts'
import { failDeliveryAttempt } from '#flows/shipments/fail-delivery-attempt.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { returnShipment } from '#flows/shipments/return-shipment.ts'
import { reship } from '#flows/shipments/reship.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { unpackShipment } from '#flows/shipments/unpack-shipment.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { isUnfinished } from '#shop/work/states.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { kindOf, nth, pieces } from './step.ts'
import { pick, pickOrder, pickOrderIn, pickRow, type KnownOrder, type World } from './world.ts'

const carriage = { carrier: 'GHN', trackingCode: null, trackingUrl: null }
type Parcel = { id: string; state: string; order: string }

const pickShipment = (world: World, at: number, states: string[]) =>
  pickRow<Parcel>(
    world,
    sql`select s.id, s.state, s.order_id as "order" from shipments s join orders o on o.id = s.order_id
      where s.state = any(${`{${states.join()}}`}::text[]) order by o.placed_at, s.order_id, s.number`,
    at,
  )

/** Runs a step with a parcel in one of these states, if there is one. */
const withShipment = (
  states: string[],
  act: (world: World, shipmentId: string, told: { good: number }) => Promise<unknown>,
) => ({
  told: { shipment: nth, good: fc.nat({ max: 3 }) },
  walk: async (world: World, told: { shipment: number; good: number }) => {
    const shipment = await pickShipment(world, told.shipment, states)
    return shipment ? act(world, shipment.id, told) : 'nothing'
  },
})
const away = ['handed_over', 'in_transit', 'failed_attempt']

export async function finishAll({ db }: World, orderId: string) {
  for (const { id: workId, state } of await listWorkOrdersOf(db, orderId)) {
    if (state === 'waiting') await takeInSkates(db, system, { workId, cameBy: 'brought', condition: null })
    if (isUnfinished(state)) await finishWorkOrder(db, system, { workId, hollow: null, note: null })
  }
}

/** The next step of staff in an order that goes well. */
async function goOn(world: World, { id: orderId, state }: KnownOrder) {
  const { db } = world
  if (state === 'placed') return confirmOrder(db, system, { orderId, unpaidReason: 'Khách quen' })
  if (state === 'confirmed') {
    await finishAll(world, orderId)
    return packOrder(db, system, { orderId })
  }
  if (state === 'packed') return shipOrder(db, system, { orderId, ...carriage })
  return deliverOrder(db, system, { orderId })
}

/** Like the admin: previews, then saves exactly what was seen. One line is changed, perhaps another product added. */
async function edit(world: World, told: { order: number; line: number; quantity: number; what: number }) {
  const { db, goods } = world
  const order = await pickOrder(world, told.order)
  if (!order) return 'nothing'
  const lines = (await listOrderLines(db, order.id)).filter((line) => line.partOf === null)
  const changed = pick(lines, told.line)
  const kept = lines.flatMap(({ id: lineId, variantId, quantity }) =>
    variantId ? [{ lineId, variantId, quantity: lineId === changed?.id ? told.quantity : quantity }] : [],
  )
  const added = told.what < goods.length ? [{ lineId: null, variantId: goods[told.what]!, quantity: 1 }] : []
  const wanted = [...kept, ...added]
  const seen = await previewOrderEdit(db, { orderId: order.id, lines: wanted })
  const { version, total: seenTotal } = seen
  return editOrder(db, system, { orderId: order.id, lines: wanted, version, seenTotal, reason: null })
}

async function packSome(world: World, told: { order: number; line: number; quantity: number }) {
  const order = await pickOrder(world, told.order)
  if (!order) return 'nothing'
  await finishAll(world, order.id)
  const line = pick(
    (await listOrderLines(world.db, order.id)).filter((one) => one.partOf === null),
    told.line,
  )!
  const lines = [{ lineId: line.id, quantity: told.quantity }]
  return packOrder(world.db, system, { orderId: order.id, lines })
}

async function check({ db }: World, shipmentId: string, { good }: { good: number }) {
  const packed = await rowsOf<{ id: string }>(
    db,
    sql`select order_line_id as id from shipment_lines where shipment_id = ${shipmentId}`,
  )
  return inspectReturnedShipment(db, system, {
    shipmentId,
    resellable: packed.map(({ id: lineId }) => ({ lineId, quantity: good })),
  })
}

export const fulfilling = {
  goOn: kindOf<{ order: number; steps: number }>({
    often: 18,
    told: { order: nth, steps: fc.integer({ min: 1, max: 4 }) },
    walk: async (world, told) => {
      let state = 'nothing'
      for (let step = 0; step < told.steps; step += 1) {
        const order = await pickOrderIn(world, ['placed', 'confirmed', 'packed', 'shipped'], told.order)
        if (!order) break
        state = `from ${order.state}`
        await goOn(world, order)
      }
      return state
    },
  }),
  cancel: kindOf<{ order: number }>({
    often: 3,
    told: { order: nth },
    walk: async (world, told) => {
      const order = await pickOrder(world, told.order)
      return order ? cancelOrder(world.db, system, { orderId: order.id, reason: 'Khách đổi ý' }) : 'nothing'
    },
  }),
  edit: kindOf<{ order: number; line: number; quantity: number; what: number }>({
    often: 5,
    told: { order: nth, line: nth, quantity: fc.nat({ max: 3 }), what: fc.nat({ max: 9 }) },
    walk: edit,
  }),
  packSome: kindOf<{ order: number; line: number; quantity: number }>({
    often: 3,
    told: { order: nth, line: nth, quantity: pieces },
    walk: packSome,
  }),
  unpack: kindOf({
    often: 1,
    ...withShipment(['preparing'], ({ db }, shipmentId) => unpackShipment(db, system, { shipmentId })),
  }),
  handOver: kindOf({
    often: 3,
    ...withShipment(['preparing'], ({ db }, shipmentId) => handOverShipment(db, system, { shipmentId, ...carriage })),
  }),
  deliver: kindOf({
    often: 2,
    ...withShipment(away, ({ db }, shipmentId) => deliverShipment(db, system, { shipmentId })),
  }),
  failAtDoor: kindOf({
    often: 1,
    ...withShipment(away, ({ db }, shipmentId) => failDeliveryAttempt(db, system, { shipmentId, reason: null })),
  }),
  comeBack: kindOf({
    often: 3,
    ...withShipment(away, ({ db }, shipmentId, { good }) =>
      returnShipment(db, system, { shipmentId, reason: 'refused', goods: good ? 'restock' : 'look' }),
    ),
  }),
  check: kindOf({ often: 2, ...withShipment(['returned'], check) }),
  sendAgain: kindOf({
    often: 2,
    ...withShipment(['returned'], ({ db }, shipmentId) => reship(db, system, { shipmentId })),
  }),
}
