import { and, eq } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { vatRates } from './schema.ts'
import { setVatRates } from './set-vat-rates.ts'
import type { VatRow } from './vat.ts'

/** Past sales keep their rate, so a new rate begins tomorrow at the earliest. It replaces a rate planned for the same day. */
export const planVatRate = (db: Db, actor: string, row: VatRow) =>
  db.transaction(async (tx) => {
    refuseBegunRate(row.from)
    const [stored] = await tx
      .select({ rate: vatRates.rate })
      .from(vatRates)
      .where(and(eq(vatRates.vatClass, row.vatClass), eq(vatRates.from, row.from)))
      .for('update')
    await setVatRates(tx, [row])
    const change = { before: stored ?? null, after: stored ? { rate: row.rate } : row }
    await recordChange(tx, actor, { verb: 'vat.saved', id: row.vatClass, name: row.from, ...change })
  })

export function refuseBegunRate(from: string) {
  if (from <= shopDay(new Date())) throw new Refusal('vat-begun', m.settings_vat_begun, { from })
}
