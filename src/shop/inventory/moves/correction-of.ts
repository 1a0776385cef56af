import { eq } from 'drizzle-orm'
import type { AuditChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '../schema.ts'

type Correction = { verb: AuditChange['verb']; variantId: string; change: number; note: string }

/** A stock correction for the audit log, read after it was made: the stock before and after, and the reason. */
export async function correctionOf(tx: Db, { verb, variantId, change, note }: Correction): Promise<AuditChange> {
  const [now] = await tx
    .select({ sku: variants.sku, onHand: stock.onHand })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .where(eq(stock.variantId, variantId))
  const { sku, onHand } = now!
  return { verb, id: variantId, name: sku, before: { onHand: onHand - change }, after: { onHand, note } }
}
