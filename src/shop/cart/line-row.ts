import { lineKey } from './line-key.ts'
import type { WantedLine } from './wanted-line.ts'

/** A line as the table keeps it. Which services there are and fit is for the quote to say: what is not there any more must be told, not lost. */
export const lineRow = (cartId: string, line: WantedLine) => ({
  cartId,
  key: lineKey(line),
  variantId: line.variantId,
  services: line.services ?? [],
  finalSince: line.services?.length ? (line.finalSince ?? null) : null,
  quantity: line.quantity,
  seenPrice: line.seenPrice ?? null,
})
