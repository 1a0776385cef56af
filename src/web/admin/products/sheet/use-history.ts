import { useEffect, useMemo, useState } from 'react'
import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import type { SheetRowView } from './read-rows.ts'
import {
  cellsOf,
  validateSheetRow,
  shownValuesText,
  sheetColumns,
  type Cells,
  type CellErrors,
  type SheetColumn,
} from './sheet-cells.ts'
import {
  cellKeyOf,
  redo,
  setCells,
  undo,
  emptyHistory,
  onlyUnsaved,
  type History,
  type WantedCell,
} from './sheet-edits.ts'

export type SheetAnswer = {
  errors: Record<string, string>
  values: Record<string, string>
  now: SheetRowView[]
  /** The base that rows are compared with when they are submitted again. */
  was: Record<string, string>
  conflicts: Conflict[]
}

/**
 * A row with its current texts, which of them differ from the saved ones, and their errors: `faults` are found in the browser, `errors` add
 * those of the server, which may be submitted again.
 */
export type TypedRow = SheetRowView & {
  cells: Cells
  changedParts: SheetColumn[]
  changed: number
  faults: CellErrors
  errors: CellErrors
  /** The values that were shown when the row was edited, for the hidden field. */
  was: string
}

/** Edited cells on top of the saved rows, with undo. */
export function useHistory(loaded: SheetRowView[], answer?: SheetAnswer) {
  const [history, setHistory] = useState<History>(() => ({
    ...emptyHistory,
    texts: answer ? cellTexts(answer.values) : {},
  }))
  const rows = useMemo(
    () => loaded.map((row) => answer?.now.find(({ variantId }) => variantId === row.variantId) ?? row),
    [loaded, answer],
  )
  const saved = useMemo(() => new Map(rows.flatMap((row) => Object.entries(keyed(row)))), [rows])
  const typed = useMemo(() => rows.map((row) => typedRow(row, history, answer)), [rows, history, answer])
  const now = (edits: History) => (key: string) => edits.texts[key] ?? saved.get(key) ?? ''
  const change = (edit: (edits: History) => History) => setHistory((edits) => onlyUnsaved(edit(edits), saved))
  // The rows come anew after each save.
  useEffect(() => {
    if (!answer) setHistory((edits) => onlyUnsaved(edits, saved))
  }, [saved, answer])
  return {
    rows: typed,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    set: (wanted: WantedCell[]) => change((edits) => setCells(edits, rows, now(edits), wanted)),
    undo: () => change(undo),
    redo: () => change(redo),
    drop: () => setHistory(emptyHistory),
  }
}
export type SheetHistory = ReturnType<typeof useHistory>

const keyed = ({ variantId, facts }: SheetRowView) =>
  Object.fromEntries(Object.entries(cellsOf(facts)).map(([part, text]) => [`${part}.${variantId}`, text]))

const cellTexts = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => sheetColumns.some((part) => name.startsWith(`${part}.`))),
  )

function typedRow(row: SheetRowView, { texts }: History, answer?: SheetAnswer): TypedRow {
  const before = cellsOf(row.facts)
  const cells = Object.fromEntries(
    sheetColumns.map((part) => [part, texts[cellKeyOf(part, row.variantId)] ?? before[part]]),
  ) as Cells
  const changedParts = sheetColumns.filter((part) => cells[part] !== before[part])
  const changed = changedParts.length
  const serverErrors = sheetColumns.flatMap((part) => {
    const key = cellKeyOf(part, row.variantId)
    const error = answer?.errors[key]
    // A server error counts until its cell changes.
    return error && (answer.values[key] ?? before[part]) === cells[part] ? [[part, error]] : []
  })
  const faults = changed ? validateSheetRow(row.facts, cells).errors : {}
  const errors = { ...Object.fromEntries(serverErrors), ...faults } as CellErrors
  const was = answer?.was[row.variantId] ?? shownValuesText(row.facts)
  return { ...row, cells, changedParts, changed, faults, errors, was }
}
