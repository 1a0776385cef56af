/** Rows of added products, each with a field for the SKU; more than these nobody adds to one order. */
const mostRows = 30
const emptyRows = 1

const isFilled = (values: Record<string, string>, row: number) => Boolean(values[`sku:${row}`]?.trim())
const allRows = Array.from({ length: mostRows }, (_, row) => row)

/** The filled rows of a form. */
export const filledRows = (values: Record<string, string>) => allRows.filter((row) => isFilled(values, row))

/** The same with an empty one. */
export const shownRows = (values: Record<string, string>) => [
  ...filledRows(values),
  ...allRows.filter((row) => !isFilled(values, row)).slice(0, emptyRows),
]

/** The values with one piece of a found product. */
export function withFound(values: Record<string, string>, sku: string): Record<string, string> {
  const row = allRows.find((one) => values[`sku:${one}`]?.trim().toUpperCase() === sku)
  if (row !== undefined) return { ...values, [`more:${row}`]: String(Number(values[`more:${row}`] ?? 0) + 1) }
  const free = allRows.find((one) => !isFilled(values, one))
  return free === undefined ? values : { ...values, [`sku:${free}`]: sku, [`more:${free}`]: '1' }
}
