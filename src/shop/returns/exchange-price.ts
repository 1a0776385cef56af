import type { Dong } from '#kit/money.ts'

/** The price of other pieces on the terms of those that came back: discounts of the order take the same share of them. `listed` is the price of the returned pieces without discounts. */
export const onSameTerms = (price: Dong, { paid, listed }: { paid: Dong; listed: Dong }): Dong =>
  paid === listed || listed <= 0
    ? listed <= 0
      ? 0
      : price
    : Number((2n * BigInt(price) * BigInt(paid) + BigInt(listed)) / (2n * BigInt(listed)))

type Line = { unitPrice: Dong; listPrice: Dong }

/** The price of a piece in the other size: the price paid for this one, plus the difference between the regular prices of the two sizes today. So an ended sale makes no size dearer. `was`: the regular price today of the size that comes back. */
export const exchangePrice = (line: Line, was: Dong | undefined, wanted: Dong): Dong =>
  Math.max(0, line.unitPrice + wanted - (was ?? line.listPrice))
