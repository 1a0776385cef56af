import { vatOf, type Dong } from '#kit/money.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { isSoldAlone, isWork } from '#shop/catalogue/services-for.ts'
import { vatRateOn } from '#shop/pricing/vat.ts'
import { chargedWeight, type Delivery } from '#shop/shipping/rates.ts'
import { priceLine, type Pricing } from './price-line.ts'
import type { Problem } from './problem.ts'
import { quoteServices, workDaysOf } from './quote-services.ts'

export type QuoteInput = Pricing & {
  wanted: WantedLine[]
  /** What is wanted and the services on it. */
  forSale: ForSale[]
  /** Per variant; one that is missing here is a service, of which no stock is kept. */
  available: Map<string, number>
  delivery: Delivery | null
  maxPerLine: number
}

export type QuoteLine = ReturnType<typeof quoteLine>
export type Quote = ReturnType<typeof quoteCart>

/** What this basket costs, now, in whole đồng with VAT: pure, and the only place that makes a total, so that page, order and test reckon alike. */
export function quoteCart(input: QuoteInput) {
  const known = new Map(input.forSale.map((one) => [one.variantId, one]))
  /** How many of a variant the lines above ask for: lines of one pair with and without services share its stock. */
  const above = new Map<string, number>()
  const lines = input.wanted.flatMap((line) => {
    const sold = known.get(line.variantId)
    if (!sold) return []
    const before = above.get(line.variantId) ?? 0
    above.set(line.variantId, before + line.quantity)
    return [quoteLine({ wanted: line, sold, before }, known, input)]
  })
  const gone = input.wanted
    .filter((line) => !known.has(line.variantId))
    .map((line): Problem => ({ kind: 'withdrawn', lineId: lineKey(line) }))
  const priced = lines.flatMap((line) => [line, ...line.services])
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0)
  const shippingFee = input.delivery?.fee ?? 0
  const shippingVatRate = vatRateOn(input.vatRates, 'service', input.day)
  const vat = priced.reduce((sum, line) => sum + line.vat, 0) + vatOf(shippingFee, shippingVatRate).vat
  return {
    lines,
    problems: [...gone, ...lines.flatMap((line) => line.problems)],
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount: 0 as Dong,
    delivery: input.delivery,
    shippingFee,
    shippingVatRate,
    total: subtotal + shippingFee,
    vat,
    weightG: lines.reduce((sum, line) => sum + line.weightG * line.quantity, 0),
    /** The longest work of the basket: nothing leaves before it is done. */
    workDays: Math.max(0, ...lines.map((line) => line.workDays)),
  }
}

type Asked = { wanted: WantedLine; sold: ForSale; before: number }

function quoteLine({ wanted, sold, before }: Asked, known: Map<string, ForSale>, input: QuoteInput) {
  const available = input.available.get(sold.variantId) ?? null
  const worked = quoteServices(wanted, sold, known, input)
  const { services } = worked
  const line = {
    id: lineKey(wanted),
    ...priceLine(sold, wanted.quantity, input),
    services,
    finalSince: services.length ? (wanted.finalSince ?? null) : null,
    weightG: chargedWeight(sold.weightG, sold.boxCm),
    stocked: available !== null,
    left: available === null ? null : Math.max(0, available - before),
    workDays: Math.max(isWork(sold) ? workDaysOf(sold) : 0, ...services.map((one) => one.workDays)),
  }
  const unit = line.unitPrice + services.reduce((sum, one) => sum + one.unitPrice, 0)
  const alone: Problem[] = isSoldAlone(sold) ? [] : [{ kind: 'not-alone', lineId: line.id, name: line.name }]
  const scarce = stockProblem(line, { available, before, max: input.maxPerLine })
  const isMoved = wanted.seenPrice != null && wanted.seenPrice !== unit && !worked.problems.length
  const moved: Problem[] = isMoved
    ? [{ kind: 'price-changed', lineId: line.id, name: line.name, from: wanted.seenPrice!, to: unit }]
    : []
  return { ...line, problems: [...alone, ...scarce, ...worked.problems, ...moved] }
}

type Limits = { available: number | null; before: number; max: number }

function stockProblem(
  { id: lineId, name, quantity }: { id: string; name: string; quantity: number },
  { available, before, max }: Limits,
): Problem[] {
  if (available !== null && available <= 0) return [{ kind: 'sold-out', lineId, name }]
  if (available !== null && available < before + quantity) return [{ kind: 'short', lineId, name, left: available }]
  if (before + quantity > max) return [{ kind: 'too-many', lineId, name, max }]
  return []
}
