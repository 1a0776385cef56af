/**
 * How the fields of a form are compared. A name that ends with a dot stands for all names with this prefix.
 * `many`: several values in no order (checkboxes) · `ordered`: several values whose order counts.
 */
export type FormShape = { many?: readonly string[]; ordered?: readonly string[]; lists?: readonly RowList[] }

/**
 * Rows have no identity, so a list of rows is merged as one value. `parts` splits the name of a field into its list, row and column.
 * A row whose `key` column is empty does not count.
 */
type RowList = {
  parts: (field: string) => { list: string; row: number; column: string } | undefined
  columns: readonly string[]
  key: string
}

type Texts = Readonly<Record<string, string>>

/** Rows with field names like `<column>-<number>`. */
export const dashedRows = (list: string, columns: readonly string[], key: string): RowList => ({
  columns,
  key,
  parts(field) {
    const at = field.lastIndexOf('-')
    const [column, row] = [field.slice(0, at), Number(field.slice(at + 1))]
    return at > 0 && columns.includes(column) && Number.isInteger(row) ? { list, row, column } : undefined
  },
})

export const isAmong = (names: readonly string[] | undefined, name: string) =>
  names?.some((one) => one === name || (one.endsWith('.') && name.startsWith(one))) ?? false

export const listOf = ({ lists = [] }: FormShape, field: string) => {
  for (const one of lists) {
    const parts = one.parts(field)
    if (parts) return parts.list
  }
  return undefined
}

/** Each field as one text: checkboxes sorted by name, rows as one line each. */
export function toFieldTexts(fields: Texts, shape: FormShape): Record<string, string> {
  const plain = Object.entries(fields)
    .filter(([name]) => listOf(shape, name) === undefined)
    .map(([name, text]) => [name, isAmong(shape.many, name) ? sorted(text) : text])
  return {
    ...Object.fromEntries(plain),
    ...Object.assign({}, ...(shape.lists ?? []).map((one) => linesOf(one, fields))),
  }
}

const sorted = (text: string) => text.split(',').filter(Boolean).sort().join(',')

function linesOf({ parts, columns, key }: RowList, fields: Texts): Record<string, string> {
  const lists = new Map<string, Map<number, Record<string, string>>>()
  for (const [name, text] of Object.entries(fields)) {
    const at = parts(name)
    if (!at) continue
    const rows = lists.get(at.list) ?? new Map<number, Record<string, string>>()
    lists.set(at.list, rows.set(at.row, { ...rows.get(at.row), [at.column]: text.trim() }))
  }
  return Object.fromEntries(
    [...lists].map(([list, rows]) => [
      list,
      [...rows]
        .toSorted(([a], [b]) => a - b)
        .filter(([, row]) => row[key])
        .map(([, row]) => columns.map((column) => row[column] ?? '').join(' · '))
        .join('\n'),
    ]),
  )
}
