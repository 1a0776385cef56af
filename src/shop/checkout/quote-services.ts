import { lineKey } from '#shop/cart/line-key.ts'
import { isBundleMark } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { acceptsService, serviceRank } from '#shop/catalogue/variants/services-for.ts'
import { priceLine, type Pricing } from './price-line.ts'
import type { Problem } from './problem.ts'

type ServiceLine = ReturnType<typeof serviceLine>

/** Working days that a service takes, from its attributes. */
export const workDaysOf = ({ attributes }: ForSale) =>
  typeof attributes.turnaround_days === 'number' ? attributes.turnaround_days : 0

/** The services on one line, each with its own price and VAT and the quantity of the line, and their problems. */
export function quoteServices(
  cartLine: CartLineInput,
  parent: ForSale,
  forSale: Map<string, ForSale>,
  pricing: Pricing,
) {
  const about = { lineId: lineKey(cartLine), name: parent.name }
  const services: ServiceLine[] = []
  const problems: Problem[] = []
  for (const id of (cartLine.services ?? []).filter((one) => !isBundleMark(one))) {
    const service = forSale.get(id)
    const isTwice = services.some((one) => one.productId === service?.productId)
    if (!service) problems.push({ kind: 'service-gone', ...about, service: id })
    else if (isTwice || !acceptsService(parent, service))
      problems.push({ kind: 'service-unfit', ...about, service: id, serviceName: service.name })
    else services.push(serviceLine(service, cartLine.quantity, pricing))
  }
  services.sort((a, b) => serviceRank(a) - serviceRank(b))
  if (services.length && !cartLine.finalSince) problems.push({ kind: 'final-not-agreed', ...about })
  return { services, problems }
}

/** A service has no weight and no stock. */
const serviceLine = (service: ForSale, quantity: number, pricing: Pricing) => ({
  ...priceLine(service, quantity, pricing),
  chargeableG: 0,
  stocked: false,
  workDays: workDaysOf(service),
})
