import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { vatRates } from './schema.ts'
import type { VatRow } from './vat.ts'

export const setVatRates = (db: Db, rows: VatRow[]) =>
  db
    .insert(vatRates)
    .values(rows)
    .onConflictDoUpdate({ target: [vatRates.vatClass, vatRates.from], set: { rate: sql`excluded.rate` } })
