import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { findStockRow, listStockRowsOf, type StockRow } from '#shop/inventory/lists/list-stock-rows.ts'

/** A stock row with its options in words. */
export function stockRowInWords({ options, labels, ...row }: StockRow, locale: Locale) {
  return {
    ...row,
    choice: variantLabels(options, labels, locale)
      .map((one) => one.label)
      .join(' · '),
  }
}

/** One variant with its options in words; undefined for an unknown id or a service. */
export async function readVariant(db: Db, locale: Locale, variantId: string) {
  const row = isUuid(variantId) ? await findStockRow(db, locale, variantId) : undefined
  return row && stockRowInWords(row, locale)
}

/** Several variants by id. */
export const readVariants = async (db: Db, locale: Locale, ids: string[]) =>
  new Map((await listStockRowsOf(db, locale, ids)).map((row) => [row.variantId, stockRowInWords(row, locale)]))
