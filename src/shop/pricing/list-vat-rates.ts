import { asc } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { vatRates } from './schema.ts'

/** All past, present and planned rates, the oldest of each class first. */
export const listVatRates = (db: Db) =>
  db
    .select({ id: vatRates.id, vatClass: vatRates.vatClass, rate: vatRates.rate, from: vatRates.from })
    .from(vatRates)
    .orderBy(asc(vatRates.vatClass), asc(vatRates.from))
export type ListedVatRate = Awaited<ReturnType<typeof listVatRates>>[number]
