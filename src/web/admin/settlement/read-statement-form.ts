import { textError } from '#platform/forms/field-schema.ts'
import { decodeTable, type Undecodable } from '#shop/imports/decode-table.ts'
import { readStatement, type Statement } from '#shop/payments/settlements/read-statement.ts'
import { maxStatementBytes, maxStatementRows } from '#shop/payments/settlements/statement-limits.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { statementFields } from './settlement-fields.ts'

type StatementInput = { text: string; name: string } & (
  | { statement: Statement; error?: undefined }
  | { statement?: undefined; error: string }
)

/** Reads a statement, pasted or as a file in an encoding of Excel in Vietnam, with the chosen columns. */
export async function readStatementForm(form: FormData): Promise<StatementInput & { intent: 'settle' | 'check' }> {
  const intent = form.get('intent') === 'settle' ? 'settle' : 'check'
  const file = form.get('file')
  const nameField = form.get('name')
  if (!(file instanceof File) || file.size === 0) {
    const pasted = form.get('text')
    const name = typeof nameField === 'string' && nameField ? nameField : 'CSV'
    return { intent, name: named(name), ...readText(typeof pasted === 'string' ? pasted : '', form) }
  }
  const name = named(file.name)
  if (file.size > maxStatementBytes) return { intent, name, text: '', error: tooLong() }
  const decoded = decodeTable(new Uint8Array(await file.arrayBuffer()))
  if ('error' in decoded) return { intent, name, text: '', error: whyUndecodable[decoded.error]() }
  return { intent, name, ...readText(decoded.text, form) }
}

const whyUndecodable: Record<Undecodable, () => string> = {
  empty: m.import_empty,
  workbook: m.import_workbook,
  'unknown-encoding': m.import_encoding,
}
const tooLong = () => m.shipment_settlement_long({ rows: formatCount(maxStatementRows) })
const named = (name: string) => name.normalize().slice(0, 120)

/** A statement that is too long is refused instead of cut, because a part of it would settle only that part. */
function readText(text: string, form: FormData) {
  const fieldError = textError(statementFields.text, text)
  if (fieldError) return { text, error: fieldError }
  if (!text.trim()) return { text, error: m.shipment_settlement_either() }
  const read = readStatement(text)
  if (!read) return { text, error: m.shipment_settlement_unreadable() }
  if (read.rows.length > maxStatementRows) return { text, error: tooLong() }
  const column = (field: string, guess: number) => {
    const chosen = form.get(field)
    return typeof chosen === 'string' && /^\d{1,2}$/.test(chosen) ? Number(chosen) : guess
  }
  const statement = { ...read, codeAt: column('codeAt', read.codeAt), amountAt: column('amountAt', read.amountAt) }
  return { text, statement }
}
