import { requestLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findLinesDelivery } from '#web/parts/delivery/find-lines-delivery.server.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { candidates, paidFor, readPickedChoice } from '#web/parts/product/picker.ts'
import { workParam } from './work-param.ts'

/** Fee and dates for the cheapest variant that fits the choice, with the ticked services. */
export const findDelivery = (product: ProductPage, params: URLSearchParams, userId?: string) =>
  findLinesDelivery({ lines: linesOf(product, params), province: params.get('province'), userId })

function linesOf(product: ProductPage, params: URLSearchParams) {
  const at = new Date()
  const variants = product.variants.map((variant) => {
    const { now, was } = priceAt(variant, at)
    return { ...variant, price: was ?? now, salePrice: was === null ? null : now, stock: null }
  })
  const choice = readPickedChoice(variants, optionViews(product, requestLocale()), params)
  const fit = candidates(variants, choice).toSorted((a, b) => paidFor(a).now - paidFor(b).now)[0]
  const services = params.getAll(workParam).filter(isUuid).slice(0, maxServices)
  return fit ? [{ variantId: fit.id, services: services.sort(), finalSince: at, quantity: 1 }] : []
}

/** More than are ever offered for one pair. */
const maxServices = 8
