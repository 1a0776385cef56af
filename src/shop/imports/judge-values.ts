import { readDong } from '#kit/read-dong.ts'
import { momentCell, momentText, readMoment } from '#kit/typed-moment.ts'
import { mostPrice, type Priced } from '#shop/catalogue/prices/price.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import type { LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import { m } from '#words/messages.js'
import type { Reason } from './import.ts'
import type { ImportRow } from './import-row.ts'
import { inAllLanguages } from '#kit/localized.ts'

const maxPieces = 1_000_000
export const importPriceParts = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const

/** The stored variant before the row; a new variant has nothing stored. */
type StoredVariant = Pick<
  LockedVariantRow,
  (typeof importPriceParts)[number] | 'category' | 'status' | 'onHand' | 'reserved'
>

/** The prices and stock that a row sets, or the reasons why they are refused. */
export function judgeValues(row: ImportRow, stored: StoredVariant) {
  const reasons: Reason[] = []
  const values = readValues(row, stored, (field, text) =>
    reasons.push(inAllLanguages(errorWords[field], { text: text.slice(0, 40) })),
  )
  if (!reasons.length) reasons.push(...objections(values, stored))
  return { values, reasons }
}

type RowValues = Priced & { onHand: number }
type AddError = (field: keyof typeof errorWords, text: string) => void

const errorWords = {
  price: m.import_wrong_price,
  sale: m.import_wrong_sale,
  from: m.import_wrong_from,
  until: m.import_wrong_until,
  stock: m.import_wrong_stock,
  dear: m.import_price_dear,
}

function readValues(row: ImportRow, stored: StoredVariant, addError: AddError): RowValues {
  const amount = (field: 'price' | 'sale' | 'stock', is: number) => {
    const read = readDong(row[field]!)
    if (read === undefined || (field === 'stock' && read > maxPieces)) addError(field, row[field]!)
    else if (field !== 'stock' && read > mostPrice) addError('dear', row[field]!)
    return read ?? is
  }
  /** A moment written in our own format keeps its milliseconds. */
  const day = (field: 'from' | 'until', is: Date | null) => {
    const text = row[field]
    if (text === undefined || [momentText(is, field), momentCell(is, field)].includes(text)) return is
    const read = text ? readMoment(text, field) : null
    if (read === undefined) addError(field, text)
    return read ?? null
  }
  // Other programs write 0 where there is no sale.
  const salePrice = row.sale === undefined ? stored.salePrice : row.sale ? amount('sale', 0) || null : null
  const [saleFrom, saleUntil] = [day('from', stored.saleFrom), day('until', stored.saleUntil)]
  return {
    price: row.price ? amount('price', stored.price) : stored.price,
    salePrice,
    saleFrom: salePrice === null ? null : saleFrom,
    saleUntil: salePrice === null ? null : saleUntil,
    onHand: row.stock ? amount('stock', 0) : (stored.onHand ?? 0),
  }
}

function objections({ price, salePrice, saleFrom, saleUntil, onHand }: RowValues, stored: StoredVariant): Reason[] {
  const isKept = hasStock(stored.category)
  const isSold = stored.status === 'active' || stored.status === 'scheduled'
  const reserved = stored.reserved ?? 0
  return [
    ...(salePrice !== null && salePrice >= price ? [inAllLanguages(m.product_admin_error_sale, {})] : []),
    ...(saleFrom && saleUntil && saleFrom >= saleUntil ? [inAllLanguages(m.promotion_error_order, {})] : []),
    ...(price === 0 && isSold && isKept ? [inAllLanguages(m.product_sheet_price_free, {})] : []),
    ...(!isKept && onHand !== (stored.onHand ?? 0) ? [inAllLanguages(m.product_admin_no_shelf, {})] : []),
    ...(onHand < reserved ? [inAllLanguages(m.product_sheet_below_reserved, { reserved })] : []),
  ]
}
