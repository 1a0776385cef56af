import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { sentFields } from '#shop/returns/return-fields.ts'

const orNull = (said: string) => said || null

/** What the customer says of the parcel; who brings it says nothing. */
export const sentForm = z.object({
  carrier: textOf(sentFields.carrier).transform(orNull),
  trackingCode: textOf(sentFields.trackingCode).transform(orNull),
})
