import { readDong } from '#kit/read-dong.ts'
import { momentCell, momentText, readMoment } from '#kit/typed-moment.ts'
import type { Priced } from '#shop/catalogue/prices/price.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import type { LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import { m } from '#words/messages.js'
import type { Reason } from './import.ts'
import type { ImportRow } from './import-row.ts'
import { inBothLanguages } from './in-both-languages.ts'

const mostPieces = 1_000_000
export const importPriceParts = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const

/** The stored variant before the row; a new variant has nothing stored. */
type Held = Pick<LockedVariantRow, (typeof importPriceParts)[number] | 'category' | 'status' | 'onHand' | 'reserved'>

/** The prices and stock that a row sets, or the reasons why they are refused. */
export function judgeWanted(row: ImportRow, held: Held) {
  const reasons: Reason[] = []
  const wanted = wantedOf(row, held, (field, text) =>
    reasons.push(inBothLanguages(wrong[field], { text: text.slice(0, 40) })),
  )
  if (!reasons.length) reasons.push(...objections(wanted, held))
  return { wanted, reasons }
}

type Wanted = Priced & { onHand: number }
type Complain = (field: keyof typeof wrong, text: string) => void

const wrong = {
  price: m.import_wrong_price,
  sale: m.import_wrong_sale,
  from: m.import_wrong_from,
  until: m.import_wrong_until,
  stock: m.import_wrong_stock,
}

function wantedOf(row: ImportRow, held: Held, complain: Complain): Wanted {
  const amount = (field: 'price' | 'sale' | 'stock', is: number) => {
    const read = readDong(row[field]!)
    if (read === undefined || (field === 'stock' && read > mostPieces)) complain(field, row[field]!)
    return read ?? is
  }
  /** A moment written in our own format keeps its milliseconds. */
  const day = (field: 'from' | 'until', is: Date | null) => {
    const text = row[field]
    if (text === undefined || [momentText(is, field), momentCell(is, field)].includes(text)) return is
    const read = text ? readMoment(text, field) : null
    if (read === undefined) complain(field, text)
    return read ?? null
  }
  const salePrice = row.sale === undefined ? held.salePrice : row.sale ? amount('sale', 0) : null
  const [saleFrom, saleUntil] = [day('from', held.saleFrom), day('until', held.saleUntil)]
  return {
    price: row.price ? amount('price', held.price) : held.price,
    salePrice,
    saleFrom: salePrice === null ? null : saleFrom,
    saleUntil: salePrice === null ? null : saleUntil,
    onHand: row.stock ? amount('stock', 0) : (held.onHand ?? 0),
  }
}

function objections({ price, salePrice, saleFrom, saleUntil, onHand }: Wanted, held: Held): Reason[] {
  const isKept = hasStock(held.category)
  const reserved = held.reserved ?? 0
  return [
    ...(salePrice !== null && salePrice >= price ? [inBothLanguages(m.product_admin_error_sale, {})] : []),
    ...(saleFrom && saleUntil && saleFrom >= saleUntil ? [inBothLanguages(m.promotion_error_order, {})] : []),
    ...(price === 0 && held.status === 'active' && isKept ? [inBothLanguages(m.product_sheet_price_free, {})] : []),
    ...(!isKept && onHand !== (held.onHand ?? 0) ? [inBothLanguages(m.product_admin_no_shelf, {})] : []),
    ...(onHand < reserved ? [inBothLanguages(m.product_sheet_below_reserved, { reserved })] : []),
  ]
}
