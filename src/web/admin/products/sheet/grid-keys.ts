import type { KeyboardEvent } from 'react'
import { m } from '#words/messages.js'
import { everyCell, fillTo, type At } from './sheet-edits.ts'
import { cols, cellAtTarget, type GridCells } from './use-cells.ts'

const pageOfRows = 15

type GridCommands = { isGrid: boolean; save: () => void; isLeaving: boolean; setLeaving: (is: boolean) => void }

/** Keyboard commands as in spreadsheets. Escape and then Tab leaves the sheet, so that it is no keyboard trap. */
export function gridKeysOf(cells: GridCells, commands: GridCommands) {
  function onKeyDown(event: KeyboardEvent) {
    if (!cellAtTarget(event.target)) return
    if (commands.isGrid) {
      const isOurs =
        cells.draft === null ? onNavigationKey(cells, commands, event) : onEditingKey(cells, commands, event)
      if (isOurs) event.preventDefault()
    } else if (event.key === 'Enter') {
      // On a phone Enter would submit the form while the cell is still edited.
      event.preventDefault()
      void (event.target as HTMLElement).blur()
    }
  }
  return { onKeyDown }
}

/** While a cell is edited, only these keys act on the sheet. */
function onEditingKey(
  cells: GridCells,
  { save }: GridCommands,
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
): boolean {
  const { active, moveTo } = cells
  const down = { Enter: shiftKey ? -1 : 1, ArrowUp: -1, ArrowDown: 1 }[key]
  if ((ctrlKey || metaKey) && key === 's') saveAll(cells, save)
  else if (key === 'Escape') cells.setDraft(null)
  else if (down) moveTo({ ...active, row: active.row + down })
  else if (key === 'Tab') return step(cells, shiftKey ? -1 : 1)
  else return false
  return true
}

function onNavigationKey(
  cells: GridCells,
  { save, isLeaving, setLeaving }: GridCommands,
  event: KeyboardEvent,
): boolean {
  const { key, shiftKey, altKey } = event
  const { rows, active, area, moveTo, edit } = cells
  const isOrder = (event.ctrlKey || event.metaKey) && !altKey
  if (key === 'Tab') return !isLeaving && step(cells, shiftKey ? -1 : 1)
  setLeaving(key === 'Escape')
  const to = arrowTarget(active, key, isOrder ? rows.length : 0)
  if (to) moveTo(to, shiftKey)
  else if (isOrder) return runCommand(cells, save, event)
  else if (key === 'Escape') cells.select(active, active)
  else if (key === 'Enter' || key === 'F2') edit(cells.textAt(active))
  else if (key === 'Delete' || key === 'Backspace') cells.set(everyCell(area).map((at) => ({ at, text: '' })))
  else if (key.length === 1 && !altKey) edit(key)
  else return false
  return true
}

function runCommand(cells: GridCells, save: () => void, { key, shiftKey }: KeyboardEvent): boolean {
  const orders: Record<string, () => void> = {
    z: shiftKey ? cells.again : cells.back,
    y: cells.again,
    d: () => fillDown(cells),
    a: () => cells.select({ row: 0, col: 0 }, { row: cells.rows.length - 1, col: cols - 1 }),
    s: () => saveAll(cells, save),
  }
  const order = orders[key.toLowerCase()]
  order?.()
  return order !== undefined
}

/** Copies the first row of the selection down; a single row takes the one above it. */
function fillDown({ area, change, textAt }: GridCells) {
  const source = area.bottom > area.top ? area.top : Math.max(0, area.top - 1)
  change(fillTo({ ...area, top: source, bottom: source }, area.bottom, textAt), m.product_sheet_filled)
}

function saveAll({ commit }: GridCells, save: () => void) {
  commit()
  save()
}

/** Moves to the next cell in reading order; at the ends the browser handles the key. */
function step({ active, rows, moveTo }: GridCells, by: number): boolean {
  const next = active.row * cols + active.col + by
  const isThere = next >= 0 && next < rows.length * cols
  if (isThere) moveTo({ row: Math.floor(next / cols), col: next % cols })
  return isThere
}

/** `far`: the number of rows, so that the move ends at the edge; 0 for one step. */
function arrowTarget({ row, col }: At, key: string, far: number): At | undefined {
  const [down, along] = [far || 1, far ? cols : 1]
  const to: Record<string, At> = {
    ArrowUp: { row: row - down, col },
    ArrowDown: { row: row + down, col },
    ArrowLeft: { row, col: col - along },
    ArrowRight: { row, col: col + along },
    Home: { row: far ? 0 : row, col: 0 },
    End: { row: far ? row + far : row, col: cols },
    PageUp: { row: row - pageOfRows, col },
    PageDown: { row: row + pageOfRows, col },
  }
  return to[key]
}
