import { readDong } from '#kit/read-dong.ts'
import { momentText, readMoment } from '#kit/typed-moment.ts'
import type { Priced } from '#shop/catalogue/price.ts'
import { m } from '#words/messages.js'
import { figure } from '../../frame/figure.ts'

/** The cells of a row from left to right, as texts. */
export const sheetParts = ['price', 'sale', 'from', 'until', 'stock'] as const
export type SheetPart = (typeof sheetParts)[number]
export type Cells = Record<SheetPart, string>
export type CellErrors = Partial<Record<SheetPart, string>>

/** What is known of a variant; no shelf, no stock. */
export type Facts = Priced & { onHand: number | null }

export const cellsOf = ({ price, salePrice, saleFrom, saleUntil, onHand }: Facts): Cells => ({
  price: figure(price),
  sale: salePrice === null ? '' : figure(salePrice),
  from: momentText(saleFrom, 'from'),
  until: momentText(saleUntil, 'until'),
  stock: onHand === null ? '' : figure(onHand),
})

const mostPieces = 1_000_000

const readers: Record<SheetPart, (text: string) => number | Date | null | undefined> = {
  price: readDong,
  sale: (text) => (text ? readDong(text) : null),
  from: (text) => (text ? readMoment(text, 'from') : null),
  until: (text) => (text ? readMoment(text, 'until') : null),
  stock: (text) => {
    const pieces = readDong(text)
    return pieces !== undefined && pieces <= mostPieces ? pieces : undefined
  },
}

/** A readable text as the shop writes it (`1290000` → `1.290.000`); any other as it was typed, to be mended. */
export function tidy(part: SheetPart, typed: string): string {
  const text = typed.trim()
  const read = readers[part](text)
  if (read === undefined) return text
  if (read === null) return ''
  return read instanceof Date ? momentText(read, part === 'until' ? 'until' : 'from') : figure(read)
}

/** What a row says, or per cell what to mend. A cell that stands as it was keeps what it stands for, to the millisecond. */
export function judgeRow(seen: Facts, cells: Cells): { wanted?: Facts; errors: CellErrors } {
  const before = cellsOf(seen)
  const errors: CellErrors = {}
  const read = <T>(part: SheetPart, held: T): T => {
    if (cells[part] === before[part]) return held
    const value = readers[part](cells[part].trim())
    if (value === undefined) errors[part] = wrong[part]()
    return value as T
  }
  const wanted: Facts = {
    price: read('price', seen.price),
    salePrice: read('sale', seen.salePrice),
    saleFrom: read('from', seen.saleFrom),
    saleUntil: read('until', seen.saleUntil),
    onHand: seen.onHand === null ? null : read('stock', seen.onHand),
  }
  const all = { ...judgeSale(wanted), ...errors }
  return Object.keys(all).length ? { errors: all } : { wanted, errors: all }
}

/** What cannot be read compares with nothing. Days of a sale that has no price are a sale that was forgotten. */
function judgeSale({ price, salePrice, saleFrom, saleUntil }: Facts): CellErrors {
  if (salePrice === null) return saleFrom || saleUntil ? { sale: m.sheet_sale_missing() } : {}
  return {
    ...(salePrice >= price && { sale: m.goods_error_sale() }),
    ...(saleFrom && saleUntil && saleFrom >= saleUntil && { until: m.promo_error_order() }),
  }
}

const wrong: Record<SheetPart, () => string> = {
  price: () => m.goods_error_price(),
  sale: () => m.goods_error_price(),
  from: () => m.sheet_error_moment(),
  until: () => m.sheet_error_moment(),
  stock: () => m.sheet_error_stock(),
}

/** What was on the screen, to the millisecond, as it goes with the form. */
export const seenText = ({ price, salePrice, saleFrom, saleUntil, onHand }: Facts) =>
  [price, salePrice, saleFrom?.getTime(), saleUntil?.getTime(), onHand].map((one) => one ?? '').join(' ')

export function readSeen(text: string): Facts | undefined {
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
