import type { Dong } from '#kit/money.ts'

type Line = { unitPrice: Dong; listPrice: Dong }

/**
 * What a piece of the other size counts for: what this one was bought for, more or less by what the regular prices of the two sizes
 * differ today. A sale that is over makes no size dearer. `was`: the regular price of the size that comes back, as it is sold now.
 */
export const exchangePrice = (line: Line, was: Dong | undefined, wanted: Dong): Dong =>
  Math.max(0, line.unitPrice + wanted - (was ?? line.listPrice))
