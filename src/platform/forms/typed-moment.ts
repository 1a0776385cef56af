import { z } from 'zod'
import { readMoment } from '#kit/typed-moment.ts'
import { m } from '#words/messages.js'

/** A day or a time as a date field sends it, in the shop's time zone; null if empty. */
export const typedMoment = (edge: 'from' | 'until') =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() ? readMoment(text, edge) : null))
    .refine((at) => at !== undefined, { error: () => m.promotion_error_date() })
    .transform((at) => at ?? null)
