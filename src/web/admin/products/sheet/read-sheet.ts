import type { RowWanted } from '#flows/save-sheet.ts'
import { pick } from '#kit/pick.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { sheetRowsPerPage } from '#shop/inventory/list-sheet-rows.ts'
import { m } from '#words/messages.js'
import { cellsOf, judgeRow, readSeen, sheetParts, type Cells, type Facts } from './sheet-cells.ts'
import { keyOf } from './sheet-edits.ts'

const priceFields = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const

/** What of the sheet is to change, or per cell what to mend. A row goes with what was on the screen; a cell that is not sent stays as it is. */
export function readSheet(form: FormData) {
  const errors: Record<string, string> = {}
  const rows: RowWanted[] = []
  const sent = [...form.keys()].filter((name) => name.startsWith('was.')).slice(0, sheetRowsPerPage)
  for (const name of sent) {
    const variantId = name.slice('was.'.length)
    const seen = readSeen(String(form.get(name)))
    if (!seen || !isUuid(variantId)) continue
    const judged = judgeRow(seen, typedCells(form, variantId, seen))
    for (const [part, error] of Object.entries(judged.errors)) errors[`${part}.${variantId}`] = error
    const row = judged.wanted && changeOf(variantId, seen, judged.wanted)
    if (row) rows.push(row)
  }
  const note = String(form.get('note') ?? '')
    .normalize()
    .trim()
    .slice(0, 200)
  return { rows, errors, note: note || m.sheet_note() }
}

const typedCells = (form: FormData, variantId: string, seen: Facts): Cells => {
  const before = cellsOf(seen)
  const typed = sheetParts.map((part) => [part, form.get(keyOf(part, variantId)) ?? before[part]])
  return Object.fromEntries(typed) as Cells
}

function changeOf(variantId: string, seen: Facts, wanted: Facts): RowWanted | undefined {
  const isPriced = priceFields.some((field) => Number(seen[field] ?? -1) !== Number(wanted[field] ?? -1))
  const isMoved = seen.onHand !== null && wanted.onHand !== null && seen.onHand !== wanted.onHand
  if (!isPriced && !isMoved) return
  return {
    variantId,
    ...(isPriced && { prices: { seen: pick(seen, priceFields), wanted: pick(wanted, priceFields) } }),
    ...(isMoved && { onHand: { seen: seen.onHand!, wanted: wanted.onHand! } }),
  }
}
