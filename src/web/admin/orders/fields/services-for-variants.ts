import { dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { listServices, type ServiceWithVariants } from '#shop/catalogue/variants/list-services.ts'
import { servicesFor } from '#shop/catalogue/variants/services-for.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'

/** A service that fits the line, with its variants; `chosen` is empty if it is not wanted. */
export type ServiceChoice = { id: string; name: string; chosen: string; options: { value: string; label: string }[] }

/** The services that fit each variant, and which of them are chosen. */
export async function servicesForVariants(db: Db, locale: Locale, variantIds: string[]) {
  const [services, sold] = [await listServices(db, locale), await listForSale(db, locale, variantIds)]
  return (variantId: string | null, chosen: readonly string[]): ServiceChoice[] => {
    const variant = sold.find((one) => one.variantId === variantId)
    if (!variant) return []
    return servicesFor(variant, services).map((service) => ({
      id: service.id,
      name: service.name,
      chosen: service.variants.find(({ id }) => chosen.includes(id))?.id ?? '',
      options: service.variants.map((one) => ({ value: one.id, label: describeVariant(service, one, locale) })),
    }))
  }
}

function describeVariant(
  { name }: ServiceWithVariants,
  variant: ServiceWithVariants['variants'][number],
  locale: Locale,
) {
  const choice = variantLabels(variant.options, {}, locale).map(({ label }) => label)
  return `${choice.join(' · ') || name} (${dong(priceAt(variant, new Date()).now)})`
}
