import { importFields, type Columns, type ImportField } from './import.ts'

/** The texts of a row by what they mean; a field without a column, or in a row that is too short, is left out. */
export type ImportRow = Partial<Record<ImportField, string>>

export function readRow(cells: string[], columns: Columns): ImportRow {
  const row: ImportRow = {}
  for (const field of importFields) {
    const at = columns[field]
    if (at !== undefined && cells[at] !== undefined) row[field] = cells[at]
  }
  return row
}
