import type { WholeOrder } from '../queries.ts'

/** What an order holds of the stock; lines without stock (services) and variants that were deleted hold nothing. */
export const stockTakesOf = (lines: Pick<WholeOrder['lines'][number], 'variantId' | 'quantity' | 'stocked'>[]) =>
  lines.flatMap((line) =>
    line.stocked && line.variantId ? [{ variantId: line.variantId, quantity: line.quantity }] : [],
  )
