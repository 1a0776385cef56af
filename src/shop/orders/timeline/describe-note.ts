import { locales, type Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

type Written = { note: string | null; facts: Record<string, string | number> }

/** A note of the shop itself is shown in the reader's language, made from the facts stored with it; a person's note stays as written. */
export function describeNote<W extends Written>({ note, facts }: W, locale: Locale) {
  const options = { locale }
  const reason = String(facts.reason)
  if (facts.said === 'pair') return m.override_note({ reason }, options)
  if (facts.said === 'off') return m.order_admin_discount_note({ amount: dong(Number(facts.off)), reason }, options)
  const isExpired = locales.some((one) => m.payment_expired_reason({}, { locale: one }) === note)
  return isExpired ? m.payment_expired_reason({}, options) : note
}
