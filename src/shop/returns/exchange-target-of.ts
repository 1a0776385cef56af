import type { Localized } from '#kit/localized.ts'
import type { LineOption } from '#shop/orders/order.ts'

type Line = {
  line: { name: string; names?: Localized | null; options: LineOption[] }
  wanted: { options: LineOption[] } | null
}

/** The goods to send in an exchange, by product and options: the requested size, not the returned one. */
export const exchangeTargetOf = ({ line, wanted }: Line) => ({
  name: line.name,
  names: line.names,
  options: (wanted ?? line).options,
})
