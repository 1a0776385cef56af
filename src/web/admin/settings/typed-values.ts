import { z } from 'zod'
import { readMoment } from '#kit/typed-moment.ts'
import { m } from '#words/messages.js'

/** A line as people type it; empty is allowed. */
export const line = (most: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, { error: () => m.admin_error_long({ max: most }) }))

export const filled = (most: number) => line(most).pipe(z.string().min(1, { error: () => m.conf_error_empty() }))

/** An address on the web, whole and over https; empty is allowed. */
export const webAddress = line(400).pipe(
  z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: () => m.admin_error_link() }),
  ]),
)

export const mailAddress = line(254).pipe(z.union([z.literal(''), z.email({ error: () => m.conf_error_mail() })]))

/** A number one can call, a landline or a short one too, kept as the shop writes it. */
export const callNumber = line(30).pipe(
  z.union([
    z.literal(''),
    z
      .string()
      .regex(/^\+?[\d\s().-]+$/, { error: () => m.conf_error_phone() })
      .refine(
        (typed) => {
          const digits = typed.replace(/\D/g, '').length
          return digits >= 4 && digits <= 15
        },
        { error: () => m.conf_error_phone() },
      ),
  ]),
)

export const wholeNumber = (least: number, most: number) => {
  const error = () => m.conf_error_number({ least, most })
  return z
    .string()
    .default('')
    .transform((typed) => Number(typed.trim() || Number.NaN))
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }))
}

export const ticked = z.literal('on').optional().transform(Boolean)

/** A moment of the shop's clock, kept as one of the world's; empty: none. */
export const typedMoment = (edge: 'from' | 'until') =>
  z
    .string()
    .default('')
    .transform((typed) => (typed.trim() ? readMoment(typed, edge) : null))
    .refine((at) => at !== undefined, { error: () => m.promo_error_date() })
    .transform((at) => at?.toISOString() ?? null)

const offsetMs = 7 * 3_600_000

/** A kept moment as a field of day and time shows it. */
export const inField = (at: string | null) =>
  at ? new Date(new Date(at).getTime() + offsetMs).toISOString().slice(0, 16) : ''
