import { parse } from 'csv-parse/sync'
import { fold } from '#kit/fold.ts'
import { maxStatementRows } from './statement-limits.ts'

/** A carrier's statement: the names of its columns (empty: it has none), its rows, and the columns that look like code and amount. */
export type Statement = {
  head: string[]
  rows: string[][]
  /** The line of the first row in the file. */
  firstLine: number
  codeAt: number
  amountAt: number
}

const looksLike = {
  code: /ma van don|ma don|order code|client order|tracking|ma don hang/,
  amount: /\bcod\b|thu ho|amount|so tien/,
}

/** Parses CSV with commas, semicolons or tabs; undefined if it is no table with a heading. One row more than allowed shows that there are too many. */
export function readStatement(text: string): Statement | undefined {
  let table: string[][]
  try {
    table = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      to: maxStatementRows + 2,
    })
  } catch {
    return
  }
  const [first = [], ...others] = table
  const hasHeading = isHeading(first)
  const [head, rows] = hasHeading ? [first, others] : [first.map(() => ''), table]
  if (head.length < 2 || !rows.length) return
  return { head, rows, firstLine: hasHeading ? 2 : 1, ...findColumns(head, rows) }
}

/** Finds both columns by their names, else by what stands in them; they are never the same. */
function findColumns(head: string[], rows: string[][]) {
  const named = (pattern: RegExp, except?: number) =>
    head.findIndex((name, at) => at !== except && pattern.test(fold(name)))
  const holding = (test: (cell: string) => boolean, except?: number) =>
    head.findIndex((_, at) => at !== except && rows.filter((row) => test(row[at] ?? '')).length * 2 > rows.length)
  const codeAt = named(looksLike.code)
  const amountAt = firstFound(named(looksLike.amount, codeAt), holding(isMoney, codeAt), codeAt === 1 ? 0 : 1)
  const isCode = (cell: string) => cell.length > 3 && !isMoney(cell)
  return { codeAt: firstFound(codeAt, holding(isCode, amountAt), amountAt === 0 ? 1 : 0), amountAt }
}

const firstFound = (...places: number[]) => places.find((at) => at >= 0)!

/** What buyers pay are thousands of đồng, mostly round or written in groups; that tells them from numbers of rows and of waybills. */
const isMoney = (cell: string) => {
  const amount = readAmount(cell) ?? 0
  return amount >= 1000 && (amount % 500 === 0 || /[.,]\d{3}/.test(cell))
}

/** Rows that staff copied from a table often come without its heading; a heading has no amount in it, nor another large number beside a code. */
const isHeading = (cells: string[]) =>
  !cells.some((cell, at) => {
    const isBesideCode = cells.some((other, place) => place !== at && /^[\w-]{4,}$/.test(other))
    return isMoney(cell) || (isBesideCode && (readAmount(cell) ?? 0) >= 1000)
  })

/** Digits, plain or in groups of three; after them at most zeros, which follow the sign that does not part the groups. */
const wholeAmount = /^(?:\d+|\d{1,3}(?:\.\d{3})+(?=,|$)|\d{1,3}(?:,\d{3})+(?=\.|$))(?:[.,]0{1,2})?$/

/** Parses `1.234.567 ₫`, `1,234,567`, `1234567.00`, `1,234,567.00` as đồng; undefined if it is no whole amount. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s₫đĐ]|vnd/gi, '')
  const digits = wholeAmount.test(bare) ? bare.replace(/[.,]0{1,2}$/, '').replace(/[.,]/g, '') : ''
  const amount = /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
  return amount && amount > 0 ? amount : undefined
}
