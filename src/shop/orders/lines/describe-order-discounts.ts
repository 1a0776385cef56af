import type { Locale } from '#kit/localized.ts'
import { describeDiscounts } from '#shop/pricing/describe-discounts.ts'
import type { WholeOrder } from '../queries.ts'

/** The discounts of an order in words: of each line, of all goods together, and of the delivery fee. */
export function describeOrderDiscounts({ discounts }: Pick<WholeOrder, 'discounts'>, locale: Locale) {
  const describe = (isMeant: (lineId: string | null) => boolean) =>
    describeDiscounts(
      discounts.filter(({ lineId }) => isMeant(lineId)),
      locale,
    )
  return {
    whyOf: (line: { id: string }) => describe((id) => id === line.id),
    offGoods: describe((id) => id !== null),
    offShipping: describe((id) => id === null),
  }
}
