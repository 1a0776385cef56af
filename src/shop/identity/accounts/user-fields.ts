import { z } from 'zod'
import { lineSchema } from '#kit/line-schema.ts'
import { m } from '#words/messages.js'
import { contactRules } from './contact-rules.ts'

/** Reads a phone number as typed; undefined if it is none. The server knows every number plan, the browser only the form. */
export type PhoneReader = (typed: string) => string | undefined

/** A name may have letters of any script, spaces, ' . - and no digits, signs or emoji. `missing` is the error for an empty one. */
export const nameField = (missing: () => string) =>
  lineSchema(missing, m.checkout_name_long, contactRules.name).pipe(
    z.string({ error: missing }).regex(/^[\p{L}\p{M}' .’-]+$/u, { error: m.checkout_name_signs }),
  )

export const phoneField = (readPhone: PhoneReader) =>
  z.string({ error: m.checkout_phone_missing }).transform((typed, ctx) => {
    const read = readPhone(typed)
    if (read) return read
    ctx.addIssue({ code: 'custom', message: m.checkout_phone_wrong() })
    return z.NEVER
  })

/** The numbers of Vietnamese mobiles without the country's code, as the number plan of phone.ts has them (phone.test.ts compares them all). */
const vietnameseMobile =
  /^(?:121[0-3]|(?:1[46]0|(?:3\d|7[06-9])\d|5(?:[1689]\d|2[238]|59)|8(?:[1-8]\d|9[6-9])|9(?:[0-8]\d|9[013-9]))\d)\d{5}$/

/** The check of phone.ts for the browser, without its number plans: a Vietnamese mobile, or a foreign number with its `+`. */
export function looksLikePhone(typed: string) {
  const digits = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().-]/g, '')
    .replace(/^\+?840?(?=\d{9}$)/, '+84')
    .replace(/^0(?=\d{9}$)/, '+84')
  const [, own] = /^\+84(\d{9})$/.exec(digits) ?? []
  if (own !== undefined) return vietnameseMobile.test(own) ? digits : undefined
  return /^\+(?!84)[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
