import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { hollowForProduct } from '#shop/advisers/hollow-for-product.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { listServices } from '#shop/catalogue/variants/list-services.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { servicesFor } from '#shop/catalogue/variants/services-for.ts'
import { serviceOfferWords, viewServiceOffer } from './view-offer.server.ts'

/** The services offered for this boot or blade. */
export async function findServiceOffers(product: ProductPage, locale: Locale) {
  // Mounting joins a boot and a blade: the page of a boot leads to blades instead, or the cart would refuse it.
  const needsBlade = isBare({ ...product, options: {} })
  const services = servicesFor(product, await listServices(db, locale))
  const fitting = services.filter(({ type }) => type !== 'mounting' || !needsBlade)
  if (!fitting.length) return null
  const hollow = hollowForProduct(product)
  const offers = fitting.map((service) => viewServiceOffer(service, hollow, locale))
  return {
    offers,
    words: serviceOfferWords(locale),
    prices: Object.fromEntries(offers.flatMap(({ choices }) => choices.map(({ value, price }) => [value, price]))),
  }
}
export type ServiceOffers = NonNullable<Awaited<ReturnType<typeof findServiceOffers>>>
