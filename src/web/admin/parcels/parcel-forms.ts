import { z } from 'zod'
import { carrierManifests } from '#providers/carriers.ts'
import { lossReasons, returnReasons } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'

const shipment = z.object({ shipmentId: z.uuid() })
const whole = (max: number) => {
  const error = () => m.parcel_error_number({ max })
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

const line = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max, { error: () => m.admin_error_long({ max }) })
const orNull = (text: string) => text || null

export const carriageForm = shipment.extend({
  carrier: line(60).min(2, { error: () => m.admin_error_carrier() }),
  trackingCode: line(60).transform(orNull),
  trackingUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: () => m.admin_error_link() }).max(300)], {
      error: () => m.admin_error_link(),
    })
    .transform(orNull),
})

export const plainForm = shipment
const amount = () => m.parcel_error_amount()
export const partForm = shipment.extend({
  collected: z
    .string()
    .transform((typed) => typed.replace(/[\s.₫]/g, ''))
    .pipe(z.string().regex(/^\d{0,9}$/, { error: amount }))
    .transform((typed) => (typed ? Number(typed) : null)),
})
export const failForm = shipment.extend({ reason: line(300).transform(orNull) })
export const loseForm = shipment.extend({ reason: z.enum(lossReasons), claim: line(500).transform(orNull) })
export const returnForm = shipment.extend({ reason: z.enum(returnReasons), goods: z.enum(['restock', 'look']) })

/** `line-<id>`: how many pieces of a line; what is no number counts as none. */
export const linesOf = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line-([0-9a-f-]{36})$/.exec(name) ?? []
    return lineId && typeof value === 'string' && /^\d{1,5}$/.test(value.trim())
      ? [{ lineId, quantity: Number(value) }]
      : []
  })
