import { bookShipment } from '#flows/book-shipment.ts'
import { cancelBooking } from '#flows/cancel-booking.ts'
import { carryOn } from '#flows/carry-on.ts'
import { changeTracking } from '#flows/change-tracking.ts'
import { checkReturned } from '#flows/check-returned.ts'
import { deliverPart } from '#flows/deliver-part.ts'
import { deliverShipment } from '#flows/deliver-shipment.ts'
import { failAttempt } from '#flows/fail-attempt.ts'
import { handOverShipment } from '#flows/hand-over-shipment.ts'
import { lookAfterParcel } from '#flows/look-after-parcel.ts'
import { loseShipment } from '#flows/lose-shipment.ts'
import { packOrder } from '#flows/pack-order.ts'
import { returnShipment } from '#flows/return-shipment.ts'
import { sendAgain } from '#flows/send-again.ts'
import { unpackShipment } from '#flows/unpack-shipment.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { z } from 'zod'
import type { Answer } from '../form/answer.ts'
import { readForm } from '../form/read-form.ts'
import { bookForm, carriageForm, failForm, linesOf, loseForm, partForm, plainForm, returnForm } from './parcel-forms.ts'

export const parcelIntents = [
  'pack',
  'book',
  'unbook',
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
export type ParcelIntent = (typeof parcelIntents)[number]

export type Sent = { db: Db; actor: Actor; orderId: string; form: FormData; locale: Locale }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

/** A form that is read, then a verb that is called; a refusal comes back in words, with what was typed. */
const by =
  <T>(schema: z.ZodType<T>, verb: (sent: Sent, value: T) => Promise<unknown>): Move =>
  async (sent) => {
    const { value, rejected } = readForm(schema, sent.form)
    if (rejected) return rejected
    const { refusal } = await orRefusal(verb(sent, value))
    if (!refusal) return
    const typed = [...sent.form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { refusal: refusal.say(sent.locale), values: Object.fromEntries(typed) }
  }

const box = (value: { length: number; width: number; height: number }) =>
  [value.length, value.width, value.height] as const

/** What each form of the page does; nothing comes back when it is done. */
export const parcelMoves: Record<ParcelIntent, Move> = {
  pack: async (sent) => {
    const { refusal } = await orRefusal(
      packOrder(sent.db, sent.actor, { orderId: sent.orderId, lines: linesOf(sent.form) }),
    )
    return refusal && { refusal: refusal.say(sent.locale) }
  },
  book: by(bookForm, ({ db, actor }, { shipmentId, carrier, weightG, ...sides }) =>
    bookShipment(db, actor, { shipmentId, carrier, weightG, boxCm: box(sides) }),
  ),
  unbook: by(plainForm, ({ db, actor }, value) => cancelBooking(db, actor, value)),
  leave: by(carriageForm, ({ db, actor }, value) => handOverShipment(db, actor, value)),
  'leave-booked': by(plainForm, ({ db, actor }, { shipmentId }) =>
    handOverShipment(db, actor, { shipmentId, carrier: '', trackingCode: null, trackingUrl: null }),
  ),
  unpack: by(plainForm, ({ db, actor }, value) => unpackShipment(db, actor, value)),
  track: by(carriageForm, ({ db, actor }, value) => changeTracking(db, actor, value)),
  read: by(plainForm, ({ db }, { shipmentId }) => lookAfterParcel(db, shipmentId)),
  'carry-on': by(plainForm, ({ db }, value) => carryOn(db, value)),
  'deliver-part': by(partForm, ({ db, actor, form }, { shipmentId, collected }) =>
    deliverPart(db, actor, { shipmentId, collected, taken: linesOf(form) }),
  ),
  deliver: by(plainForm, ({ db, actor }, value) => deliverShipment(db, actor, value)),
  fail: by(failForm, ({ db, actor }, value) => failAttempt(db, actor, value)),
  return: by(returnForm, ({ db, actor }, value) => returnShipment(db, actor, value)),
  check: by(plainForm, ({ db, actor, form }, { shipmentId }) =>
    checkReturned(db, actor, { shipmentId, resellable: linesOf(form) }),
  ),
  lose: by(loseForm, ({ db, actor }, value) => loseShipment(db, actor, value)),
  again: by(plainForm, ({ db, actor }, value) => sendAgain(db, actor, value)),
}
