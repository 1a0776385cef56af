import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { discounted } from '#shop/checkout/discount-lines.ts'
import { priceLine, type Pricing } from '#shop/checkout/price-line.ts'
import type { Quote, QuoteLine } from '#shop/checkout/quote.ts'
import { workDaysOf } from '#shop/checkout/quote-services.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { vatRateOn } from '#shop/pricing/vat.ts'
import { chargeableWeight } from '#shop/shipping/zones/rates.ts'

/** Pieces of another size in exchange for returned pieces. */
export type ExchangeLine = {
  sold: ForSale
  quantity: number
  /** The price of a piece before discounts (exchange-price.ts). */
  unitPrice: Dong
  /** The price of all pieces on the terms of the first purchase, and the amount paid for the returned pieces and not refunded. */
  price: Dong
  worth: Dong
  finalSince: Date | null
  /** Services done again free of charge, since the shop was at fault. */
  works: ForSale[]
}

/** `money`: the money that the shop or its carriers hold for these goods. */
type Frame = Pricing & { name: Localized; money: Dong }

/**
 * The order of an exchange. Returned goods count for the amount that was paid for them and is still held (`credit`); the buyer pays the rest of the new
 * price, under the same discounts, and gets `owed` back if the new goods are cheaper.
 */
export function quoteExchange(
  swaps: ExchangeLine[],
  frame: Frame,
): { quote: Quote; credit: Dong; worth: Dong; owed: Dong } {
  const sumOf = (of: (swap: ExchangeLine) => Dong) => swaps.reduce((total, swap) => total + of(swap), 0)
  const worth = Math.min(
    sumOf((swap) => swap.worth),
    Math.max(0, frame.money),
  )
  const price = sumOf((swap) => swap.price)
  const credit = Math.min(worth, price)
  const paid = paidFor(swaps, price - credit)
  const lines = swaps.map((swap, at) => lineOf(swap, { nth: at, paid: paid[at]!, frame }))
  const priced = lines.flatMap((line) => [line, ...line.services])
  const sum = (of: (line: (typeof priced)[number]) => number) => priced.reduce((total, line) => total + of(line), 0)
  const [subtotal, discount] = [sum((line) => line.total), sum((line) => line.discount)]
  const quote: Quote = {
    lines,
    problems: [],
    bundles: [],
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
    chargeableG: lines.reduce((total, line) => total + line.chargeableG * line.quantity, 0),
    workDays: Math.max(0, ...lines.map((line) => line.workDays)),
  }
  return { quote, credit, worth, owed: worth - credit }
}

/** The amount left to pay, by line: first for pieces that are dearer than the old ones. */
function paidFor(swaps: ExchangeLine[], toPay: Dong): Dong[] {
  let remaining = toPay
  const take = (most: Dong) => {
    const part = Math.min(remaining, Math.max(0, most))
    remaining -= part
    return part
  }
  const paidForDearer = swaps.map(({ price, worth }) => take(price - worth))
  return swaps.map(({ price }, at) => paidForDearer[at]! + take(price - paidForDearer[at]!))
}

type Placed = { nth: number; paid: Dong; frame: Frame }

function lineOf(
  { sold, quantity, unitPrice, finalSince, works }: ExchangeLine,
  { nth, paid, frame }: Placed,
): QuoteLine {
  const services = works.map((work) => {
    const line = priceLine(work, quantity, frame)
    const whole = { ...line, type: work.type, chargeableG: 0, stocked: false, workDays: workDaysOf(work) }
    return discounted(whole, exchangeDiscount(line.total, frame))
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
    chargeableG: chargeableWeight(sold.weightG, sold.boxCm),
    stocked: true,
    bundleMark: null,
    left: null,
    workDays: Math.max(0, ...services.map((one) => one.workDays)),
    problems: [],
  }
  return { ...discounted(line, exchangeDiscount(total - paid, frame)), services }
}

const exchangeDiscount = (amount: Dong, { name }: Frame): Discount[] =>
  amount > 0 ? [{ source: 'exchange', promotionId: null, code: null, name, amount }] : []
