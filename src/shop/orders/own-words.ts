import { locales, type Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

const own = [m.order_counter_walk_in, m.order_counter_receipt, m.order_counter_carrier]

/** What the shop itself wrote into an order (a customer without a name, the reason of a counter receipt), in the reader's language; other texts as they are. */
export function ownWordsIn(text: string, locale: Locale) {
  const written = own.find((words) => locales.some((one) => words({}, { locale: one }) === text))
  return written ? written({}, { locale }) : text
}
