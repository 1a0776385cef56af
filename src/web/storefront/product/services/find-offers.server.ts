import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/db.server.ts'
import { hollowForProduct } from '#shop/advisers/hollow-for-product.ts'
import { listServices, type Offered } from '#shop/catalogue/list-services.ts'
import { priceAt } from '#shop/catalogue/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { servicesFor } from '#shop/catalogue/services-for.ts'
import { m } from '#words/messages.js'

/** What can be done to this boot or blade before it leaves the shop, all in words: none of them need travel as messages. */
export async function findOffers(product: ProductPage, locale: Locale) {
  const fitting = servicesFor(product, await listServices(db, locale))
  if (!fitting.length) return null
  const hollow = hollowForProduct(product)
  const options = { locale }
  return {
    services: fitting.map((service) => viewOffer(service, hollow, locale)),
    words: {
      title: m.services_title({}, options),
      hollow: m.services_hollow({}, options),
      hollowHint: m.services_hollow_hint({}, options),
      final: m.services_final({}, options),
      finalNote: m.services_final_note({}, options),
      finalMissing: m.services_final_missing({}, options),
    },
  }
}
export type Offers = NonNullable<Awaited<ReturnType<typeof findOffers>>>

const reasons: Record<string, (inputs: object, options: { locale: Locale }) => string> = {
  mounting: m.services_why_mounting,
  sharpening: m.services_why_sharpening,
  moulding: m.services_why_moulding,
}

function viewOffer(
  { id, type, name, slug, attributes, variants }: Offered,
  hollow: string | undefined,
  locale: Locale,
) {
  const at = new Date()
  const choices = variants.map((variant) => {
    const value = variant.options.hollow
    const label = value === undefined ? name : m.unit_in({ value }, { locale })
    const words =
      value !== undefined && value === hollow ? m.services_hollow_suggested({ hollow: label }, { locale }) : label
    return { id: variant.id, value, label: words, price: priceAt(variant, at).now }
  })
  const cheapest = Math.min(...choices.map(({ price }) => price))
  const isOnePrice = choices.every(({ price }) => price === cheapest)
  const days = Number(attributes.turnaround_days ?? 0)
  return {
    id,
    name,
    slug,
    why: reasons[type]?.({}, { locale }) ?? '',
    takes: days > 0 ? m.services_turnaround({ days }, { locale }) : '',
    price: isOnePrice ? dong(cheapest) : m.product_price_from({ price: dong(cheapest) }, { locale }),
    choices: choices.map(({ id: variantId, label, price }) => ({
      id: variantId,
      label: isOnePrice ? label : `${label} · ${dong(price)}`,
      price,
    })),
    chosen: (choices.find(({ value }) => value === hollow) ?? choices[0]!).id,
  }
}
export type Offer = ReturnType<typeof viewOffer>
