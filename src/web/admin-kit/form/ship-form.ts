import { z } from 'zod'
import { declareFields, type DeclaredField } from '#kit/declare-fields.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { m } from '#words/messages.js'

export const shipFields = declareFields({
  carrier: { kind: 'line', max: 60, required: true },
  trackingCode: { kind: 'code', max: 60 },
  trackingUrl: { kind: 'link', max: 300 },
})

/** Carriers that deliver in Vietnam (docs/reference/vietnam.md 4.3), as suggestions; any other name may be typed. */
export const carrierSuggestions = [
  'GHN',
  'GHTK',
  'Viettel Post',
  'J&T Express',
  'Vietnam Post',
  'SPX Express',
  'Ninja Van',
  'Ahamove',
  'Grab',
]

export const orNull = (text: string) => text || null

export const webLink = (field: DeclaredField) => textOf(field, { wrong: () => m.admin_error_link() }).transform(orNull)

/** Carrier and tracking number, entered when an order is shipped and when a shipment is corrected. */
export const shipForm = z.object({
  carrier: textOf(shipFields.carrier, { min: 2, missing: () => m.admin_error_carrier() }),
  trackingCode: textOf(shipFields.trackingCode).transform(orNull),
  trackingUrl: webLink(shipFields.trackingUrl),
})

/** The same for all parcels of an order. `isBooked`: the page showed their waybills instead of fields. */
export const shipOrderForm = shipForm.extend({ isBooked: z.literal('yes').optional().transform(Boolean) })
