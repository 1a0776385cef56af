import { db } from '#platform/postgres/db.server.ts'
import { countFits } from '#shop/reviews/fit/count-fits.ts'
import { m } from '#words/messages.js'
import type { SpecRow } from '#web/parts/product/spec-rows.server.ts'

/** What buyers said of the fit, as true counts, among what is known of a boot; nothing until enough have spoken. */
export async function fitRow(productId: string): Promise<SpecRow[]> {
  const counts = await countFits(db, productId)
  return counts ? [{ name: m.product_fit_row(), value: m.review_fit_row_counts(counts) }] : []
}
