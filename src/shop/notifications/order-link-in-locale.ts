import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { orderKey } from '#shop/orders/buyers/order-link.ts'

/** A link to an order without signing in, in a language. */
export const orderLinkInLocale = (orderId: string, locale: Locale) =>
  `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/orders/${orderId}?key=${orderKey(orderId)}`
