import type { Locale } from '#kit/localized.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import type { SheetRow } from '#shop/inventory/lists/list-sheet-rows.ts'

/** A row of the sheet for display. */
export const viewSheetRow = (row: SheetRow, locale: Locale) => {
  const { variantId, productId, name, sku, status, reserved, price, salePrice, saleFrom, saleUntil } = row
  const isKept = hasStock(row.category)
  const choice = variantLabels(row.options, row.labels, locale)
    .map(({ label }) => label)
    .join(' · ')
  return {
    variantId,
    productId,
    name,
    sku,
    status,
    choice,
    hasStock: isKept,
    reserved,
    facts: { price, salePrice, saleFrom, saleUntil, onHand: isKept ? row.onHand : null },
  }
}
export type SheetRowView = ReturnType<typeof viewSheetRow>
