import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { exactName } from '#shop/catalogue/variants/exact-name.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { isSoldAlone, isService } from '#shop/catalogue/variants/services-for.ts'
import { chargeableWeight } from '#shop/shipping/zones/rates.ts'
import { priceLine, type Pricing } from './price-line.ts'
import type { LineRef, Problem } from './problem.ts'
import { quoteServices, workDaysOf } from './quote-services.ts'

type Stock = { available: Map<string, number>; maxPerLine: number }
/** `before`: the quantity of the variant in the lines above. */
type LineRequest = { cartLine: CartLineInput; sold: ForSale; before: number }

/** A line with its services at full price, and its problems. */
export function quoteLine(
  { cartLine, sold, before }: LineRequest,
  forSale: Map<string, ForSale>,
  input: Pricing & Stock,
) {
  const available = input.available.get(sold.variantId) ?? null
  const worked = quoteServices(cartLine, sold, forSale, input)
  const { services } = worked
  const bundleMark = bundleMarkIn(cartLine) ?? null
  const priced = priceLine(sold, cartLine.quantity, input)
  const line = {
    id: lineKey(cartLine),
    ...priced,
    // The blade of a bundle is the next line.
    options: bundleMark ? priced.options.filter(({ key }) => key !== 'blade') : priced.options,
    services,
    finalSince: services.length ? (cartLine.finalSince ?? null) : null,
    chargeableG: chargeableWeight(sold.weightG, sold.boxCm),
    /** The mark that joins it to the other part of its bundle. */
    bundleMark,
    stocked: available !== null,
    left: available === null ? null : Math.max(0, available - before),
    workDays: Math.max(isService(sold) ? workDaysOf(sold) : 0, ...services.map((one) => one.workDays)),
  }
  const lineRef = { lineId: line.id, name: exactName(line) }
  const unit = line.unitPrice + services.reduce((sum, one) => sum + one.unitPrice, 0)
  const alone: Problem[] = isSoldAlone(sold) ? [] : [{ kind: 'not-alone', ...lineRef }]
  const scarce = stockProblem(lineRef, cartLine.quantity, { available, before, max: input.maxPerLine })
  const isMoved = cartLine.seenPrice != null && cartLine.seenPrice !== unit && !worked.problems.length
  const moved: Problem[] = isMoved ? [{ kind: 'price-changed', ...lineRef, from: cartLine.seenPrice!, to: unit }] : []
  return { ...line, problems: [...alone, ...scarce, ...worked.problems, ...moved] }
}

type Limits = { available: number | null; before: number; max: number }

function stockProblem(lineRef: LineRef, quantity: number, { available, before, max }: Limits): Problem[] {
  if (available !== null && available <= 0) return [{ kind: 'sold-out', ...lineRef }]
  if (available !== null && available < before + quantity) return [{ kind: 'short', ...lineRef, left: available }]
  if (before + quantity > max) return [{ kind: 'too-many', ...lineRef, max }]
  return []
}
