import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { existingVariants } from '#shop/cart/existing-variants.ts'
import { reportTampering } from '../reports/report-tampering.server.ts'

/** What our own pages can say of a line: whole numbers, and nothing of a variant but its id. */
const honest = z.object({ variantId: z.uuid(), quantity: z.int().min(0).max(999) })

/** Lines that no page of ours sends (quantities that are none, variants that never were) are let go; that they were sent is written down. */
export async function reportForgedCart(db: Db, request: Request, raw: unknown, found?: Set<string>) {
  const lines = Array.isArray(raw) ? raw.slice(0, 100) : []
  const read = lines.map((line) => honest.safeParse(line))
  const variants = read.flatMap(({ data }) => (data ? [data] : []))
  // Who put the cart away has looked which there are, unless they stand on lines that made no sense.
  const known =
    found && variants.every(({ variantId }) => found.has(variantId)) ? found : await existingVariants(db, variants)
  const unreadable = read.filter(({ success }) => !success).length
  const foreign = variants.filter(({ variantId }) => !known.has(variantId)).length
  if (!unreadable && !foreign) return
  await reportTampering(request, {
    type: 'cart-tampered',
    severity: 'low',
    message: 'A cart with lines that no page sends',
    details: { unreadable, foreign },
  })
}
