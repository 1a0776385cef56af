import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { existingVariants } from '#shop/cart/existing-variants.ts'
import { reportTampering } from '../reports/report-tampering.server.ts'

/** The fields that our own pages send for a line: a variant id and a whole number. */
const honest = z.object({ variantId: z.uuid(), quantity: z.int().min(0).max(999) })

/** Reports lines that no page of ours sends (invalid quantities, variants that never existed); the lines themselves are dropped. */
export async function reportForgedCart(db: Db, request: Request, raw: unknown, forged?: Set<string>) {
  const lines = Array.isArray(raw) ? raw.slice(0, 100) : []
  const read = lines.map((line) => honest.safeParse(line))
  const variants = read.flatMap(({ data }) => (data ? [data] : []))
  // The caller that stored the cart already knows which variants exist, unless they stand on invalid lines.
  const existing =
    forged && variants.every(({ variantId }) => forged.has(variantId)) ? forged : await existingVariants(db, variants)
  const unreadable = read.filter(({ success }) => !success).length
  const foreign = variants.filter(({ variantId }) => !existing.has(variantId)).length
  if (!unreadable && !foreign) return
  await reportTampering(request, {
    type: 'cart-tampered',
    severity: 'low',
    message: 'A cart with lines that no page sends',
    details: { unreadable, foreign },
  })
}
