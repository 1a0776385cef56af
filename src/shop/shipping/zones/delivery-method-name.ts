import type { Locale } from '#kit/localized.ts'
import { readableWords } from '#platform/forms/readable.ts'
import { m } from '#words/messages.js'
import type { MethodCode } from '../address.ts'

const words: Record<MethodCode, (facts: object, options?: { locale?: Locale }) => string> = readableWords({
  standard: (_, options) => m.checkout_standard({}, options),
  express: (_, options) => m.delivery_express({}, options),
  same_day: (_, options) => m.delivery_same_day({}, options),
  pickup: (_, options) => m.delivery_pickup({}, options),
})

/** The delivery method in two or three words. */
export const deliveryMethodName = (method: MethodCode, locale?: Locale) => words[method]({}, locale && { locale })
