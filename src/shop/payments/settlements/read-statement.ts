import { parse } from 'csv-parse/sync'
import { fold } from '#kit/fold.ts'
import { maxStatementRows } from './statement-limits.ts'

/** A carrier's statement: its heading, its rows, and the columns that look like code and amount. */
export type Statement = { head: string[]; rows: string[][]; codeAt: number; amountAt: number }

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
  const [head, ...rows] = table
  if (!head || head.length < 2 || !rows.length) return
  const at = (pattern: RegExp) =>
    Math.max(
      0,
      head.findIndex((name) => pattern.test(fold(name))),
    )
  return { head, rows, codeAt: at(looksLike.code), amountAt: at(looksLike.amount) }
}

/** Parses `1.234.567 ₫`, `1,234,567`, `1234567.00` as đồng; undefined if it is no whole amount. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s₫đĐ]|vnd/gi, '')
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(bare)
    ? bare.replace(/[.,]/g, '')
    : bare.replace(/[.,]0{1,2}$/, '')
  const amount = /^\d{1,12}$/.test(isGrouped) ? Number(isGrouped) : undefined
  return amount && amount > 0 ? amount : undefined
}
