import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { promotions } from './schema.ts'

/** Ends a promotion at this moment; orders that used it keep their discounts. */
export const endPromotion = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update')
    if (!promotion) return
    const [ended] = await tx
      .update(promotions)
      .set({ endsAt: sql`least(${promotions.endsAt}, now())`, updatedAt: new Date() })
      .where(eq(promotions.id, id))
      .returning({ endsAt: promotions.endsAt })
    const change = { before: { endsAt: promotion.endsAt }, after: { endsAt: ended!.endsAt } }
    await recordChange(tx, actor, { verb: 'promotion.ended', id, name: promotion.name.vi, ...change })
  })
