import { formatWeekday } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
import { describeOrderDiscounts } from '#shop/orders/lines/describe-order-discounts.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { addressLine } from '#shop/shipping/address.ts'

const sums = ['subtotal', 'shippingFee', 'shippingDiscount', 'total'] as const
const lineFacts = ['id', 'name', 'picture', 'quantity', 'total'] as const

/** Goods, totals, address and delivery dates of an order, in the reader's language. */
export function viewPlaced(
  written: WholeOrder,
  { address: shopAddress }: Pick<ShopSettings, 'address'>,
  locale: Locale,
) {
  const order = orderInLocale(written, locale)
  const { offGoods, offShipping } = describeOrderDiscounts(order, locale)
  const view = (line: WholeOrder['lines'][number]) => ({
    ...pick(line, lineFacts),
    choice: describeOptions(line.options, locale),
    lent: fallbackOptions(line.options, { locale, written: order.locale }),
  })
  const lines = nestLines(order.lines).map((line) => ({ ...view(line), services: line.services.map(view) }))
  const day = (iso: string | null) => iso && formatWeekday(new Date(`${iso}T12:00:00+07:00`), locale)
  return {
    ...pick(order, sums),
    lines,
    offGoods,
    offShipping,
    isPickup: order.method === 'pickup',
    inspect: order.inspect,
    goesTo: order.method === 'pickup' ? shopAddress : order.address ? addressLine(order.address) : '',
    from: day(order.deliverFrom),
    until: day(order.deliverUntil),
    work: [...new Set(lines.flatMap(({ services }) => services.map(({ name }) => name)))].join(', '),
  }
}
export type PlacedView = ReturnType<typeof viewPlaced>
