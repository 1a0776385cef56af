import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { matchLines } from '#shop/inventory/stocktakes/match-lines.ts'
import { readLines } from '#shop/inventory/stocktakes/read-lines.ts'
import { readVariants } from './read-variant.ts'

/** Pasted goods as they would be received: what they are, how many, how many there will be; and the lines that mean nothing. */
export async function readDelivery(db: Db, locale: Locale, text: string) {
  const { lines, faulty } = readLines(text)
  const { matched, unknown } = await matchLines(db, lines)
  const shelf = await readVariants(
    db,
    locale,
    matched.map(({ variantId }) => variantId),
  )
  const rows = matched.flatMap(({ variantId, quantity }) => {
    const row = shelf.get(variantId)
    return row ? [{ ...row, quantity }] : []
  })
  return {
    rows,
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    faulty: [...faulty, ...unknown.map(({ line, code }) => ({ line, text: code }))].sort((a, b) => a.line - b.line),
  }
}
export type DeliveryRead = Awaited<ReturnType<typeof readDelivery>>
