import { importFields, type Columns, type ImportField } from './import.ts'

/** The texts of a row by field; a field without a column, or beyond the end of the row, is left out. */
export type ImportRow = Partial<Record<ImportField, string>>

export function readRow(cells: string[], columns: Columns): ImportRow {
  const row: ImportRow = {}
  for (const field of importFields) {
    const at = columns[field]
    if (at !== undefined && cells[at] !== undefined) row[field] = cells[at]
  }
  return row
}

export const barcodeOf = ({ barcode }: ImportRow) => barcode?.replace(/\s/g, '') || undefined
