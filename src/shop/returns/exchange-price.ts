import type { Dong } from '#kit/money.ts'

/** What other pieces cost on the terms of those that came back: discounts of the order take the same part of them. `listed` is what those would have cost without. */
export const onSameTerms = (price: Dong, { paid, listed }: { paid: Dong; listed: Dong }): Dong =>
  paid === listed || listed <= 0
    ? listed <= 0
      ? 0
      : price
    : Number((2n * BigInt(price) * BigInt(paid) + BigInt(listed)) / (2n * BigInt(listed)))

type Line = { unitPrice: Dong; listPrice: Dong }

/**
 * What a piece of the other size counts for: what this one was bought for, more or less by what the regular prices of the two sizes
 * differ today. A sale that is over makes no size dearer. `was`: the regular price of the size that comes back, as it is sold now.
 */
export const exchangePrice = (line: Line, was: Dong | undefined, wanted: Dong): Dong =>
  Math.max(0, line.unitPrice + wanted - (was ?? line.listPrice))
