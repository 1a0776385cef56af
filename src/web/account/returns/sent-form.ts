import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { sentFields } from '#shop/returns/return-fields.ts'

const orNull = (value: string) => value || null

/** Carrier and tracking code of the returned parcel; both stay empty if the customer brings the goods. */
export const sentForm = z.object({
  carrier: textOf(sentFields.carrier).transform(orNull),
  trackingCode: textOf(sentFields.trackingCode).transform(orNull),
})
