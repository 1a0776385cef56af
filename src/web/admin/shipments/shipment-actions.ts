import { bookShipment } from '#flows/shipments/book-shipment.ts'
import { cancelBooking } from '#flows/shipments/cancel-booking.ts'
import { markInTransit } from '#flows/shipments/mark-in-transit.ts'
import { changeTracking } from '#flows/shipments/change-tracking.ts'
import { inspectReturnedShipment } from '#flows/shipments/inspect-returned-shipment.ts'
import { deliverPartially } from '#flows/shipments/deliver-partially.ts'
import { deliverShipment } from '#flows/shipments/deliver-shipment.ts'
import { failDeliveryAttempt } from '#flows/shipments/fail-delivery-attempt.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { pollShipment } from '#flows/shipments/poll-shipment.ts'
import { markShipmentLost } from '#flows/shipments/mark-shipment-lost.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { returnShipment } from '#flows/shipments/return-shipment.ts'
import { reship } from '#flows/shipments/reship.ts'
import { settleHeldShipment } from '#flows/shipments/settle-held-shipment.ts'
import { unpackShipment } from '#flows/shipments/unpack-shipment.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal, Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { z } from 'zod'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm, typedValues } from '#web/admin-kit/form/read-form.ts'
import { m } from '#words/messages.js'
import {
  bookForm,
  trackingForm,
  failedAttemptForm,
  shipmentLinesIn,
  loseForm,
  packForm,
  partDeliveryForm,
  shipmentForm,
  shipmentReturnForm,
} from './shipment-forms.ts'

export const shipmentIntents = [
  'pack',
  'book',
  'unbook',
  'held-back',
  'held-gone',
  'leave',
  'leave-booked',
  'unpack',
  'track',
  'read',
  'carry-on',
  'deliver',
  'deliver-part',
  'fail',
  'return',
  'check',
  'again',
  'lose',
] as const
export type ShipmentIntent = (typeof shipmentIntents)[number]

/** `most`: how many pieces of each line the form may name. */
export type ShipmentFormInput = {
  db: Db
  actor: Actor
  orderId: string
  form: FormData
  most: ReadonlyMap<string, number>
  locale: Locale
}
type Move = (sent: ShipmentFormInput) => Promise<Omit<Answer, 'intent'> | undefined>

/** Parses the form and runs the flow; a refusal becomes a message, with the typed values. */
const by =
  <T>(schema: z.ZodType<T>, verb: (sent: ShipmentFormInput, value: T) => Promise<unknown>): Move =>
  async (sent) => {
    const { value, rejected } = readForm(schema, sent.form)
    if (rejected) return rejected
    const { refusal } = await orRefusal(verb(sent, value))
    return refusal && { refusal: refusal.say(sent.locale), values: typedValues(sent.form) }
  }

type Lines = ReturnType<typeof shipmentLinesIn>['lines']

/** The same for a form that also says how many pieces of each line. */
const byLines =
  <T>(schema: z.ZodType<T>, verb: (sent: ShipmentFormInput, value: T, lines: Lines) => Promise<unknown>): Move =>
  async (sent) => {
    const { lines, errors } = shipmentLinesIn(sent.form, sent.most)
    if (errors) return { errors, values: typedValues(sent.form) }
    return await by(schema, (_, value) => verb(sent, value, lines))(sent)
  }

const box = (value: { length: number; width: number; height: number }) =>
  [value.length, value.width, value.height] as const

/** The action of each form; undefined means success. */
export const shipmentActions: Record<ShipmentIntent, Move> = {
  pack: byLines(packForm, ({ db, actor, orderId }, { version, id: shipmentId }, lines) =>
    packOrder(db, actor, { orderId, lines, version, shipmentId }),
  ),
  book: by(bookForm, ({ db, actor }, { shipmentId, carrier, weightG, ...sides }) =>
    bookShipment(db, actor, { shipmentId, carrier, weightG, boxCm: box(sides) }),
  ),
  unbook: by(shipmentForm, ({ db, actor }, value) => cancelBooking(db, actor, value)),
  'held-back': by(shipmentForm, ({ db, actor }, { shipmentId }) =>
    settleHeldShipment(db, actor, { shipmentId, goods: 'back' }),
  ),
  'held-gone': by(shipmentForm, ({ db, actor }, { shipmentId }) =>
    settleHeldShipment(db, actor, { shipmentId, goods: 'gone' }),
  ),
  leave: by(trackingForm, ({ db, actor }, value) => handOverShipment(db, actor, value)),
  'leave-booked': by(shipmentForm, ({ db, actor }, { shipmentId }) =>
    handOverShipment(db, actor, { shipmentId, carrier: '', trackingCode: null, trackingUrl: null, isBooked: true }),
  ),
  unpack: by(shipmentForm, ({ db, actor }, value) => unpackShipment(db, actor, value)),
  track: by(trackingForm, ({ db, actor }, value) => changeTracking(db, actor, value)),
  read: by(shipmentForm, async ({ db }, { shipmentId }) => {
    if (!(await pollShipment(db, shipmentId))) throw new Refusal('carrier-unknown', m.refusal_carrier_unknown, {})
  }),
  'carry-on': by(shipmentForm, ({ db }, value) => markInTransit(db, value)),
  'deliver-part': byLines(partDeliveryForm, ({ db, actor }, { shipmentId, collected }, taken) =>
    deliverPartially(db, actor, { shipmentId, collected, taken }),
  ),
  deliver: by(shipmentForm, ({ db, actor }, value) => deliverShipment(db, actor, value)),
  fail: by(failedAttemptForm, ({ db, actor }, value) => failDeliveryAttempt(db, actor, value)),
  return: by(shipmentReturnForm, ({ db, actor }, value) => returnShipment(db, actor, value)),
  check: byLines(shipmentForm, ({ db, actor }, { shipmentId }, resellable) =>
    inspectReturnedShipment(db, actor, { shipmentId, resellable }),
  ),
  lose: by(loseForm, ({ db, actor }, value) => markShipmentLost(db, actor, value)),
  again: by(shipmentForm, ({ db, actor }, value) => reship(db, actor, value)),
}
