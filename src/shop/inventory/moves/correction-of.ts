import { eq } from 'drizzle-orm'
import type { AuditChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '../schema.ts'

type Correction = { verb: AuditChange['verb']; variantId: string; change: number; note: string }

/** A correction of the stock as the audit log keeps it, read after it was made: what stood on the shelf, what stands there now, and why. */
export async function correctionOf(tx: Db, { verb, variantId, change, note }: Correction): Promise<AuditChange> {
  const [now] = await tx
    .select({ sku: variants.sku, onHand: stock.onHand })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .where(eq(stock.variantId, variantId))
  const { sku, onHand } = now!
  return { verb, id: variantId, name: sku, before: { onHand: onHand - change }, after: { onHand, note } }
}
