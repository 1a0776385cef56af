import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { variantLabels } from '#shop/catalogue/option-label.ts'
import { findStockRow } from '#shop/inventory/list-stock-rows.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One variant with its choices in words; nothing for an address that names none, or a service. */
export async function readVariant(db: Db, locale: Locale, variantId: string) {
  const row = uuid.test(variantId) ? await findStockRow(db, locale, variantId) : undefined
  if (!row) return
  const { options, labels, ...variant } = row
  return {
    ...variant,
    choice: variantLabels(options, labels, locale)
      .map((one) => one.label)
      .join(' · '),
  }
}
