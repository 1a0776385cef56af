import { z } from 'zod'
import { m } from '#words/messages.js'

const text = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max, { error: () => m.return_error_long({ max }) })
    .transform((said) => said || null)

/** What the customer says of the parcel; who brings it says nothing. */
export const sentForm = z.object({ carrier: text(60), trackingCode: text(60) })
