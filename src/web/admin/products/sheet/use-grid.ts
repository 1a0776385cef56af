import { useState, type ClipboardEvent } from 'react'
import { gridKeysOf } from './grid-keys.ts'
import { cellAtTarget, useCells, type GridCells } from './use-cells.ts'
import type { SheetHistory } from './use-history.ts'
import { usePointer } from './use-pointer.ts'
import { m } from '#words/messages.js'
import { everyCell, pasteInto, readTable, writeTable } from './sheet-edits.ts'

/** Keyboard, pointer and clipboard of the sheet. `isGrid` is false on phones, where each cell is a plain field. */
export function useGrid(history: SheetHistory, isGrid: boolean, save: () => void) {
  const cells = useCells(history)
  const { active, area, commit, select, setDraft, textAt } = cells
  const pointer = usePointer(cells, isGrid)
  const [isLeaving, setLeaving] = useState(false)
  const keys = gridKeysOf(cells, { isGrid, save, isLeaving, setLeaving })

  function onFocus({ target }: { target: EventTarget }) {
    const at = cellAtTarget(target)
    if (!at) return
    setLeaving(false)
    if (!isGrid) return (select(at, at), setDraft(textAt(at)))
    // The focus came from outside the sheet's own commands, for example from a screen reader or a link to an error.
    if (at.row !== active.row || at.col !== active.col) select(at, at)
  }

  const handlers = {
    ...keys,
    ...pointer.handlers,
    ...clipboardOf(cells, isGrid),
    onFocus,
    onBlur: commit,
    onChange: ({ target }: { target: EventTarget }) =>
      cellAtTarget(target) && setDraft((target as HTMLInputElement).value),
  }
  const { fillRow } = pointer
  const bottom = fillRow === null ? area.bottom : Math.max(fillRow, area.bottom)
  return { ...cells, area: { ...area, bottom }, handlers }
}
export type Grid = ReturnType<typeof useGrid>

/** Copies, cuts and pastes blocks of cells; inside an edited cell the browser does it. */
function clipboardOf({ area, draft, textAt, set, change }: GridCells, isGrid: boolean) {
  const isOurs = (event: ClipboardEvent) => isGrid && draft === null && cellAtTarget(event.target) !== undefined
  const onCopy = (event: ClipboardEvent) => {
    if (!isOurs(event)) return
    event.preventDefault()
    const lines = Map.groupBy(everyCell(area), ({ row }) => row)
    event.clipboardData.setData('text/plain', writeTable([...lines.values()].map((line) => line.map(textAt))))
    if (event.type === 'cut') set(everyCell(area).map((at) => ({ at, text: '' })))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isOurs(event)) return
    event.preventDefault()
    change(pasteInto(area, readTable(event.clipboardData.getData('text/plain'))), m.product_sheet_pasted)
  }
  return { onCopy, onCut: onCopy, onPaste }
}
