import { eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refuseBegunRate } from './plan-vat-rate.ts'
import { vatRates } from './schema.ts'

/** Deletes a rate that has not begun; repeating it changes nothing. */
export const dropVatRate = (db: Db, actor: string, id: string) =>
  db.transaction(async (tx) => {
    const [planned] = await tx.select().from(vatRates).where(eq(vatRates.id, id)).for('update')
    if (!planned) return
    refuseBegunRate(planned.from)
    await tx.delete(vatRates).where(eq(vatRates.id, id))
    const { vatClass, rate, from } = planned
    await recordChange(tx, actor, {
      verb: 'vat.removed',
      id: vatClass,
      name: from,
      before: { vatClass, rate, from },
      after: null,
    })
  })
