import type { Localized } from '#kit/localized.ts'
import type { LineOption } from '#shop/orders/order.ts'

type Line = {
  line: { name: string; names?: Localized | null; options: LineOption[] }
  wanted: { options: LineOption[] } | null
}

/** The goods to send in exchange, by product and choice: the size that was asked for, not the one that came back. */
export const exchangeTargetOf = ({ line, wanted }: Line) => ({
  name: line.name,
  names: line.names,
  options: (wanted ?? line).options,
})
