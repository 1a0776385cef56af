import { date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** VAT in per cent by tax class from a day on (shop's calendar) until the next row of the class. */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: uuid().primaryKey().defaultRandom(),
    vatClass: text().notNull(),
    rate: integer().notNull(),
    from: date().notNull(),
  },
  (t) => [uniqueIndex('vat_rate_start').on(t.vatClass, t.from)],
)
