import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { carrierManifests } from '#providers/carriers.ts'
import { lossReasons, shipmentReturnReasons } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'
import { orNull, shipForm } from '#web/admin-kit/form/ship-form.ts'
import { failFields, loseFields } from './shipment-fields.ts'

const shipment = z.object({ shipmentId: z.uuid() })
const whole = (max: number) => {
  const error = () => m.shipment_error_number({ max })
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .pipe(z.number().min(1, { error }).max(max, { error }))
}

export const bookForm = shipment.extend({
  carrier: z.enum(carrierManifests.map(({ id }) => id)),
  weightG: whole(50_000),
  length: whole(200),
  width: whole(200),
  height: whole(200),
})

export const trackingForm = shipment.extend({
  ...shipForm.shape,
})

export const shipmentForm = shipment
const amount = () => m.shipment_error_amount()
export const partDeliveryForm = shipment.extend({
  collected: z
    .string()
    .transform((typed) => typed.replace(/[\s.₫]/g, ''))
    .pipe(z.string().regex(/^\d{0,9}$/, { error: amount }))
    .transform((typed) => (typed ? Number(typed) : null)),
})
export const failedAttemptForm = shipment.extend({ reason: textOf(failFields.reason).transform(orNull) })
export const loseForm = shipment.extend({
  reason: z.enum(lossReasons),
  claim: textOf(loseFields.claim).transform(orNull),
})
export const shipmentReturnForm = shipment.extend({
  reason: z.enum(shipmentReturnReasons),
  goods: z.enum(['restock', 'look']),
})

/** Pieces per line, from the fields `line-<id>`; an invalid number counts as none. */
export const shipmentLinesIn = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line-([0-9a-f-]{36})$/.exec(name) ?? []
    return lineId && typeof value === 'string' && /^\d{1,5}$/.test(value.trim())
      ? [{ lineId, quantity: Number(value) }]
      : []
  })
