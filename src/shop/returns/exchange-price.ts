import type { Dong } from '#kit/money.ts'

/**
 * The price of other pieces on the terms of the returned ones: the order's discounts take the same share of them. `listed` is the price of the returned
 * pieces without discounts.
 */
export const onSameTerms = (price: Dong, { paid, listed }: { paid: Dong; listed: Dong }): Dong =>
  paid === listed || listed <= 0
    ? listed <= 0
      ? 0
      : price
    : Number((2n * BigInt(price) * BigInt(paid) + BigInt(listed)) / (2n * BigInt(listed)))

type Line = { unitPrice: Dong; listPrice: Dong }

/**
 * The price of a piece in the other size: the price paid for this one, plus the difference between today's regular prices of the two sizes. So the end
 * of a sale makes no size dearer. `was`: today's regular price of the returned size.
 */
export const exchangePrice = (line: Line, was: Dong | undefined, newPrice: Dong): Dong =>
  Math.max(0, line.unitPrice + newPrice - (was ?? line.listPrice))
