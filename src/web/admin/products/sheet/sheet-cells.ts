import { readDong } from '#kit/read-dong.ts'
import { momentText, readMoment } from '#kit/typed-moment.ts'
import { mostPrice, type Priced } from '#shop/catalogue/prices/price.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

/** The cells of a row from left to right, as texts. */
export const sheetColumns = ['price', 'sale', 'from', 'until', 'stock'] as const
export type SheetColumn = (typeof sheetColumns)[number]
export type Cells = Record<SheetColumn, string>
export type CellErrors = Partial<Record<SheetColumn, string>>

/** The saved values of a variant; services have no stock. */
export type SheetFacts = Priced & { onHand: number | null }

export const cellsOf = ({ price, salePrice, saleFrom, saleUntil, onHand }: SheetFacts): Cells => ({
  price: formatCount(price),
  sale: salePrice === null ? '' : formatCount(salePrice),
  from: momentText(saleFrom, 'from'),
  until: momentText(saleUntil, 'until'),
  stock: onHand === null ? '' : formatCount(onHand),
})

const mostPieces = 1_000_000

const readUpTo = (most: number, text: string) => {
  const number = readDong(text)
  return number !== undefined && number <= most ? number : undefined
}

const readers: Record<SheetColumn, (text: string) => number | Date | null | undefined> = {
  price: (text) => readUpTo(mostPrice, text),
  sale: (text) => (text ? readUpTo(mostPrice, text) : null),
  from: (text) => (text ? readMoment(text, 'from') : null),
  until: (text) => (text ? readMoment(text, 'until') : null),
  stock: (text) => readUpTo(mostPieces, text),
}

/** Formats a valid value as the shop writes it (`1290000` → `1.290.000`); an invalid one stays as typed, to be corrected. */
export function formatCell(part: SheetColumn, typed: string): string {
  const text = typed.trim()
  const read = readers[part](text)
  if (read === undefined) return text
  if (read === null) return ''
  return read instanceof Date ? momentText(read, part === 'until' ? 'until' : 'from') : formatCount(read)
}

/** Parses a row, or returns errors per cell. An unchanged cell keeps its exact value, to the millisecond. */
export function validateSheetRow(seen: SheetFacts, cells: Cells): { wanted?: SheetFacts; errors: CellErrors } {
  const before = cellsOf(seen)
  const errors: CellErrors = {}
  const read = <T>(part: SheetColumn, saved: T): T => {
    if (cells[part] === before[part]) return saved
    const value = readers[part](cells[part].trim())
    if (value === undefined) errors[part] = messages[part](cells[part])
    return value as T
  }
  const wanted: SheetFacts = {
    price: read('price', seen.price),
    salePrice: read('sale', seen.salePrice),
    saleFrom: read('from', seen.saleFrom),
    saleUntil: read('until', seen.saleUntil),
    onHand: seen.onHand === null ? null : read('stock', seen.onHand),
  }
  const all = { ...validateSale(wanted), ...errors }
  return Object.keys(all).length ? { errors: all } : { wanted, errors: all }
}

/** Invalid values are not compared. Sale days without a sale price are an error, because the price was probably forgotten. */
function validateSale({ price, salePrice, saleFrom, saleUntil, onHand }: SheetFacts): CellErrors {
  if (salePrice === null) return saleFrom || saleUntil ? { sale: m.product_sheet_sale_missing() } : {}
  return {
    // Only services have no stock, and only they may be free.
    ...(salePrice === 0 && onHand !== null && { sale: m.product_admin_error_sale_free() }),
    ...(salePrice >= price && { sale: m.product_admin_error_sale() }),
    ...(saleFrom && saleUntil && saleFrom >= saleUntil && { until: m.promotion_error_order() }),
  }
}

const priceError = (typed: string) =>
  readDong(typed) === undefined ? m.product_admin_error_price() : m.error_number_most({ most: formatCount(mostPrice) })

const messages: Record<SheetColumn, (typed: string) => string> = {
  price: priceError,
  sale: priceError,
  from: () => m.product_sheet_error_moment(),
  until: () => m.product_sheet_error_moment(),
  stock: () => m.product_sheet_error_stock(),
}

/** The values that were shown, to the millisecond, for a hidden field. */
export const shownValuesText = ({ price, salePrice, saleFrom, saleUntil, onHand }: SheetFacts) =>
  [price, salePrice, saleFrom?.getTime(), saleUntil?.getTime(), onHand].map((one) => one ?? '').join(' ')

export function readShownValues(text: string): SheetFacts | undefined {
  const parts = text.split(' ')
  if (parts.length !== 5 || !parts.every((part) => /^-?\d{0,15}$/.test(part)) || !parts[0]) return
  const [price, salePrice, from, until, onHand] = parts.map((part) => (part === '' ? null : Number(part)))
  return {
    price: price!,
    salePrice: salePrice!,
    saleFrom: from === null ? null : new Date(from!),
    saleUntil: until === null ? null : new Date(until!),
    onHand: onHand!,
  }
}
