import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { discounted } from '#shop/checkout/discount-lines.ts'
import { priceLine, type Pricing } from '#shop/checkout/price-line.ts'
import type { Quote, QuoteLine } from '#shop/checkout/quote.ts'
import { workDaysOf } from '#shop/checkout/quote-services.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { vatRateOn } from '#shop/pricing/vat.ts'
import { chargedWeight } from '#shop/shipping/rates.ts'

/** Pieces of another size for pieces that came back. */
export type Swap = {
  sold: ForSale
  quantity: number
  /** What a piece counts for (exchange-price.ts), and what the one it replaces was sold for. */
  unitPrice: Dong
  wasPrice: Dong
  finalSince: Date | null
  /** Work that is done once more, for nothing, since the shop was at fault. */
  works: ForSale[]
}

type Frame = Pricing & { name: Localized }

/**
 * The order that an exchange becomes. Returned goods stand for themselves, whatever they were reduced by: only what the sizes differ by
 * is left to pay, and `owed` is what the buyer gets back where the new one is cheaper.
 */
export function quoteExchange(swaps: Swap[], frame: Frame): { quote: Quote; owed: Dong } {
  const more = swaps.map(({ unitPrice, wasPrice, quantity }) => (unitPrice - wasPrice) * quantity)
  let spare = more.reduce((sum, one) => sum + Math.max(0, -one), 0)
  const lines = swaps.map((swap, at) => {
    const dearer = Math.max(0, more[at]!)
    const paid = Math.max(0, dearer - spare)
    spare -= dearer - paid
    return lineOf(swap, { nth: at, paid, frame })
  })
  const priced = lines.flatMap((line) => [line, ...line.services])
  const sum = (of: (line: (typeof priced)[number]) => number) => priced.reduce((total, line) => total + of(line), 0)
  const [subtotal, discount] = [sum((line) => line.total), sum((line) => line.discount)]
  const quote: Quote = {
    lines,
    problems: [],
    sets: [],
    count: lines.reduce((total, line) => total + line.quantity, 0),
    subtotal,
    discount,
    delivery: null,
    shippingFee: 0,
    shippingDiscounts: [],
    shippingDiscount: 0,
    used: [],
    codes: [],
    near: [],
    shippingVatRate: vatRateOn(frame.vatRates, 'service', frame.day),
    total: subtotal - discount,
    vat: sum((line) => line.vat),
    weightG: lines.reduce((total, line) => total + line.weightG * line.quantity, 0),
    workDays: Math.max(0, ...lines.map((line) => line.workDays)),
  }
  return { quote, owed: spare }
}

type Placed = { nth: number; paid: Dong; frame: Frame }

function lineOf({ sold, quantity, unitPrice, finalSince, works }: Swap, { nth, paid, frame }: Placed): QuoteLine {
  const services = works.map((work) => {
    const line = priceLine(work, quantity, frame)
    const whole = { ...line, type: work.type, weightG: 0, stocked: false, workDays: workDaysOf(work) }
    return discounted(whole, standing(line.total, frame))
  })
  const total = unitPrice * quantity
  const line = {
    ...priceLine(sold, quantity, frame),
    unitPrice,
    listPrice: Math.max(unitPrice, sold.price),
    total,
    id: `${sold.variantId}-${nth}`,
    services,
    finalSince: works.length ? finalSince : null,
    weightG: chargedWeight(sold.weightG, sold.boxCm),
    stocked: true,
    setMark: null,
    left: null,
    workDays: Math.max(0, ...services.map((one) => one.workDays)),
    problems: [],
  }
  return { ...discounted(line, standing(total - paid, frame)), services }
}

const standing = (amount: Dong, { name }: Frame): Discount[] =>
  amount > 0 ? [{ source: 'exchange', promotionId: null, code: null, name, amount }] : []
