import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { orderKey } from '#shop/orders/buyers/order-link.ts'

/** A link to an order without signing in, in a language. */
export const orderLinkInLocale = (orderId: string, locale: Locale) =>
  linkIn(locale, `/orders/${orderId}?key=${orderKey(orderId)}`)
