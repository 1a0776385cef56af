import type { Db } from '#platform/db.server.ts'
import { vatRates } from './schema.ts'

export const listVatRates = (db: Db) =>
  db.select({ vatClass: vatRates.vatClass, rate: vatRates.rate, from: vatRates.from }).from(vatRates)
