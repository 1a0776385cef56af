import { useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#words/messages.js'
import { sheetColumns } from './sheet-cells.ts'
import { cellAreaOf, cellAt, fillTo, type At, type WantedCell } from './sheet-edits.ts'
import type { SheetHistory } from './use-history.ts'

export const cellId = ({ row, col }: At) => `cell-${row}-${col}`
export const cols = sheetColumns.length

/** The cell of an event. */
export function cellAtTarget(target: EventTarget): At | undefined {
  const { row, col } = (target as HTMLElement).closest<HTMLElement>('[data-col]')?.dataset ?? {}
  return row === undefined ? undefined : { row: Number(row), col: Number(col) }
}

/** State of the sheet: active cell, selection and draft, with the operations on them. */
export function useCells(history: SheetHistory) {
  const { rows, set } = history
  const [active, setActive] = useState<At>({ row: 0, col: 0 })
  const [anchor, setAnchor] = useState(active)
  const [draft, setDraft] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const area = cellAreaOf(anchor, active)
  const textAt = ({ row, col }: At) => rows[row]?.cells[sheetColumns[col]!] ?? ''
  const select = (from: At, to: At) => (setAnchor(from), setActive(to))
  const commit = () => {
    if (draft === null) return
    set([{ at: active, text: draft }])
    setDraft(null)
  }
  const moveTo = (to: At, extend = false) => {
    commit()
    const at = { row: clamp(to.row, rows.length - 1), col: clamp(to.col, cols - 1) }
    // Rendered before the focus moves; otherwise the focus event would look like one from elsewhere.
    flushSync(() => select(extend ? anchor : at, at))
    document.getElementById(cellId(at))?.focus()
  }
  const edit = (text: string) => {
    if (!cellAt(rows, active)) return
    setAnchor(active)
    setDraft(text)
  }
  /** Changes many cells and announces how many, and how many did not fit on the page. */
  const change = (targets: WantedCell[], words: (facts: { count: number }) => string) => {
    const fitting = targets.filter(({ at }) => cellAt(rows, at))
    const left = targets.filter(({ at }) => at.row >= rows.length || at.col >= cols).length
    set(fitting)
    announce(words({ count: fitting.length }) + (left ? ` ${m.product_sheet_no_room({ count: left })}` : ''))
  }
  const fill = (row: number) => {
    if (row >= area.top && row <= area.bottom) return
    change(fillTo(area, row, textAt), m.product_sheet_filled)
    select({ row: Math.min(area.top, row), col: area.left }, { row: Math.max(area.bottom, row), col: area.right })
  }
  const operations = { select, commit, moveTo, edit, change, fill, set, setDraft }
  return { rows, active, area, draft, announcement, textAt, ...operations, ...undoOf(history, announce) }
}
export type GridCells = ReturnType<typeof useCells>

const undoOf = (history: SheetHistory, announce: (words: string) => void) => ({
  back: () => (history.undo(), announce(m.product_sheet_undone())),
  again: () => (history.redo(), announce(m.product_sheet_redone())),
})

const clamp = (number: number, most: number) => Math.max(0, Math.min(most, number))
