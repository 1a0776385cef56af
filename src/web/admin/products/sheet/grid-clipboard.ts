import type { ClipboardEvent } from 'react'
import { m } from '#words/messages.js'
import { everyCell, pasteInto, readTable, writeTable } from './sheet-edits.ts'
import { cellAtTarget, type GridCells } from './use-cells.ts'

/** Copy, cut and paste of whole blocks; inside a cell that is edited they are the browser's own. */
export function clipboardOf({ area, draft, textAt, set, change }: GridCells, isGrid: boolean) {
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
