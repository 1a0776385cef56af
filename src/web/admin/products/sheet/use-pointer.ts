import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { cellAtTarget, type GridCells } from './use-cells.ts'

/** Dragging over cells selects them; dragging the handle of the selection fills. */
export function usePointer(cells: GridCells, isGrid: boolean) {
  const { active, draft, textAt, moveTo, edit, fill } = cells
  const [fillRow, setFillRow] = useState<number | null>(null)
  const drag = useRef<'select' | 'fill' | null>(null)

  function onMouseDown(event: MouseEvent) {
    if (!isGrid || event.button !== 0) return
    const at = cellAtTarget(event.target)
    const isOwn = at && draft !== null && at.row === active.row && at.col === active.col
    if (!at || isOwn) return
    event.preventDefault()
    const isHandle = (event.target as HTMLElement).dataset.fill !== undefined
    drag.current = isHandle ? 'fill' : 'select'
    if (!isHandle) moveTo(at, event.shiftKey)
  }

  function onMouseOver(event: MouseEvent) {
    const at = drag.current && cellAtTarget(event.target)
    if (!at) return
    if (drag.current === 'fill') setFillRow(at.row)
    else moveTo(at, true)
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (isGrid && draft === null && cellAtTarget(event.target)) edit(textAt(active))
  }

  const drop = useRef<(target: EventTarget | null) => void>(() => {})
  useEffect(() => {
    drop.current = (target) => {
      const row = (target instanceof Element && cellAtTarget(target)?.row) ?? fillRow
      if (drag.current === 'fill' && typeof row === 'number') fill(row)
      drag.current = null
      setFillRow(null)
    }
  })
  useEffect(() => {
    const end = ({ target }: Event) => drop.current(target)
    window.addEventListener('mouseup', end)
    return () => window.removeEventListener('mouseup', end)
  }, [])

  return { fillRow, handlers: { onMouseDown, onMouseOver, onDoubleClick } }
}
