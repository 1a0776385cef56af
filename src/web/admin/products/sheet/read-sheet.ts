import type { SheetRowInput } from '#flows/catalogue/save-sheet.ts'
import { pick } from '#kit/pick.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { mergeBaseOf, mergeFields, type Conflict } from '#platform/forms/merge-fields.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { manyPricesFields } from '#shop/catalogue/product-fields.ts'
import { sheetRowsPerPage } from '#shop/inventory/lists/list-sheet-rows.ts'
import { m } from '#words/messages.js'
import {
  cellsOf,
  validateSheetRow,
  readShownValues,
  shownValuesText,
  sheetColumns,
  type Cells,
  type SheetFacts,
} from './sheet-cells.ts'
import { cellKeyOf } from './sheet-edits.ts'

const priceFields = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const

/** Ids of the submitted variants. */
export const sentIds = (form: FormData) =>
  [...form.keys()]
    .filter((name) => name.startsWith('was.'))
    .map((name) => name.slice('was.'.length))
    .filter(isUuid)
    .slice(0, sheetRowsPerPage)

/**
 * Parses the sheet into changes, or errors per cell. Each row carries the values that were shown and is merged cell by cell with the saved
 * ones (`now`): a cell that two people changed is a conflict. `was` is the base for the next comparison.
 */
export function readSheet(form: FormData, now: ReadonlyMap<string, SheetFacts>) {
  const errors: Record<string, string> = {}
  const rows: SheetRowInput[] = []
  const conflicts: Conflict[] = []
  const was: Record<string, string> = {}
  for (const variantId of sentIds(form)) {
    const shown = readShownValues(String(form.get(`was.${variantId}`)))
    if (!shown) continue
    const saved = now.get(variantId) ?? shown
    const merged = mergeRow(form, variantId, shown, saved)
    conflicts.push(...merged.conflicts)
    was[variantId] = shownValuesText(merged.base)
    const judged = validateSheetRow(saved, merged.cells)
    for (const [part, error] of Object.entries(judged.errors)) errors[`${part}.${variantId}`] = error
    const row = judged.wanted && changesOfRow(variantId, saved, judged.wanted)
    if (row) rows.push(row)
  }
  const note = String(form.get('note') ?? '')
    .normalize()
    .trim()
  const noteError = textError(manyPricesFields.note, note)
  if (noteError) errors.note = noteError
  return { rows, errors, conflicts, was, note: note || m.product_sheet_note() }
}

const factOf = { price: 'price', sale: 'salePrice', from: 'saleFrom', until: 'saleUntil', stock: 'onHand' } as const

function mergeRow(form: FormData, variantId: string, shown: SheetFacts, saved: SheetFacts) {
  const keyed = (cells: Cells) =>
    Object.fromEntries(sheetColumns.map((part) => [cellKeyOf(part, variantId), cells[part]]))
  const choices = Object.fromEntries(
    sheetColumns.map((part) => [
      cellKeyOf(part, variantId),
      String(form.get(`merge.${cellKeyOf(part, variantId)}`) ?? ''),
    ]),
  )
  const { fields, conflicts } = mergeFields({
    base: mergeBaseOf(keyed(cellsOf(shown))),
    theirs: keyed(cellsOf(saved)),
    mine: keyed(typedCells(form, variantId, shown)),
    choices,
  })
  const conflicting = sheetColumns.filter((part) => conflicts.some(({ name }) => name === cellKeyOf(part, variantId)))
  return {
    cells: Object.fromEntries(sheetColumns.map((part) => [part, fields[cellKeyOf(part, variantId)]!])) as Cells,
    conflicts,
    // A conflicting cell keeps its first base, so that a second click does not overwrite the other value.
    base: {
      ...saved,
      ...Object.fromEntries(conflicting.map((part) => [factOf[part], shown[factOf[part]]])),
    } as SheetFacts,
  }
}

const typedCells = (form: FormData, variantId: string, shown: SheetFacts): Cells => {
  const before = cellsOf(shown)
  const typed = sheetColumns.map((part) => [part, form.get(cellKeyOf(part, variantId)) ?? before[part]])
  return Object.fromEntries(typed) as Cells
}

function changesOfRow(variantId: string, shown: SheetFacts, wanted: SheetFacts): SheetRowInput | undefined {
  const isPriced = priceFields.some((field) => Number(shown[field] ?? -1) !== Number(wanted[field] ?? -1))
  const isMoved = shown.onHand !== null && wanted.onHand !== null && shown.onHand !== wanted.onHand
  if (!isPriced && !isMoved) return
  return {
    variantId,
    ...(isPriced && { prices: { seen: pick(shown, priceFields), wanted: pick(wanted, priceFields) } }),
    ...(isMoved && { onHand: { seen: shown.onHand!, wanted: wanted.onHand! } }),
  }
}
