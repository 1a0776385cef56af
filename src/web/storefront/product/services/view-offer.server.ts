import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { ServiceWithVariants } from '#shop/catalogue/variants/list-services.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { extraDaysMessage } from '#web/shell/order/extra-days-message.ts'
import { m } from '#words/messages.js'

export function serviceOfferWords(locale: Locale) {
  const options = { locale }
  return {
    title: m.service_title({}, options),
    hollow: m.service_hollow({}, options),
    hollowHint: m.service_hollow_hint({}, options),
    final: m.service_final({}, options),
    finalNote: m.service_final_note({}, options),
    finalMissing: m.service_final_missing({}, options),
  }
}

export type ServiceOfferWords = ReturnType<typeof serviceOfferWords>

const reasons: Record<string, (inputs: object, options: { locale: Locale }) => string> = {
  mounting: m.service_why_mounting,
  sharpening: m.service_why_sharpening,
  moulding: m.service_why_moulding,
}

/** A service as the product page offers it, in words. */
export function viewServiceOffer(
  { id, type, name, attributes, variants }: ServiceWithVariants,
  hollow: string | undefined,
  locale: Locale,
) {
  const at = new Date()
  const options = { locale }
  const prices = variants.map((variant) => priceAt(variant, at).now)
  const isOnePrice = prices.every((price) => price === prices[0])
  const choices = variants.map((variant, place) => {
    const depth = variant.options.hollow
    const label = depth === undefined ? name : m.unit_in({ value: depth }, options)
    const words =
      depth !== undefined && depth === hollow ? m.service_hollow_suggested({ hollow: label }, options) : label
    const price = prices[place]!
    return { value: variant.id, depth, label: isOnePrice ? words : `${words} · ${dong(price)}`, price }
  })
  const days = Number(attributes.turnaround_days ?? 0)
  const lowest = dong(Math.min(...prices))
  return {
    id,
    name,
    note: [reasons[type]?.({}, options), days > 0 && `${extraDaysMessage(days, options)}.`].filter(Boolean).join(' '),
    price: isOnePrice ? lowest : m.product_price_from({ price: lowest }, options),
    choices,
    chosen: (choices.find(({ depth }) => depth === hollow) ?? choices[0]!).value,
  }
}
export type ServiceOffer = ReturnType<typeof viewServiceOffer>
