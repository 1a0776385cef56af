import type { WholeOrder } from '../queries.ts'

/** The stock that an order reserves; lines without stock (services) and deleted variants reserve nothing. */
export const stockTakesOf = (lines: Pick<WholeOrder['lines'][number], 'variantId' | 'quantity' | 'stocked'>[]) =>
  lines.flatMap((line) =>
    line.stocked && line.variantId ? [{ variantId: line.variantId, quantity: line.quantity }] : [],
  )
