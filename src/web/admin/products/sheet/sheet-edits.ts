import { sheetColumns, formatCell, type SheetColumn } from './sheet-cells.ts'

/** A cell by its position on the page; `Area` is a block of cells, both ends included. */
export type At = { row: number; col: number }
export type Area = { top: number; bottom: number; left: number; right: number }

export const cellAreaOf = (a: At, b: At): Area => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.col, b.col),
  right: Math.max(a.col, b.col),
})

/** The rows of the sheet by variant, and whether they have stock. */
type SheetShape = readonly { variantId: string; hasStock: boolean }[]
export type Texts = Readonly<Record<string, string>>
type Step = Readonly<Record<string, { before: string; after: string }>>
/** Current texts of all edited cells, with the undo and redo steps. */
export type History = { texts: Texts; done: readonly Step[]; undone: readonly Step[] }

export const emptyHistory: History = { texts: {}, done: [], undone: [] }
const mostSteps = 200

export const cellKeyOf = (part: SheetColumn, variantId: string) => `${part}.${variantId}`

/** The cell at a position, if it can be edited. */
export function cellAt(shape: SheetShape, { row, col }: At) {
  const [rowShape, part] = [shape[row], sheetColumns[col]]
  if (!rowShape || !part || (part === 'stock' && !rowShape.hasStock)) return
  return { part, key: cellKeyOf(part, rowShape.variantId) }
}

export type WantedCell = { at: At; text: string }

/** Sets cells as one step that can be undone; `now` returns the current text of a cell. */
export function setCells(
  history: History,
  shape: SheetShape,
  now: (key: string) => string,
  cells: WantedCell[],
): History {
  const step: Record<string, { before: string; after: string }> = {}
  for (const { at, text } of cells) {
    const cell = cellAt(shape, at)
    if (!cell) continue
    const [before, after] = [now(cell.key), formatCell(cell.part, text)]
    if (before !== after) step[cell.key] = { before, after }
  }
  if (!Object.keys(step).length) return history
  return { texts: withStep(history.texts, step, 'after'), done: [...history.done, step].slice(-mostSteps), undone: [] }
}

/**
 * The history without texts that stand in their rows. They are no longer unsaved, and kept they would come up again once their row changes, and
 * put an old number back over sold stock or a colleague's price.
 */
export function onlyUnsaved(history: History, saved: ReadonlyMap<string, string>): History {
  const unsaved = Object.entries(history.texts).filter(([key, text]) => text !== saved.get(key))
  if (unsaved.length === Object.keys(history.texts).length) return history
  return { ...history, texts: Object.fromEntries(unsaved) }
}

const withStep = (texts: Texts, step: Step, side: 'before' | 'after'): Texts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(step).map(([key, both]) => [key, both[side]])),
})

export function undo({ texts, done, undone }: History): History {
  const step = done.at(-1)
  if (!step) return { texts, done, undone }
  return { texts: withStep(texts, step, 'before'), done: done.slice(0, -1), undone: [...undone, step] }
}

export function redo({ texts, done, undone }: History): History {
  const step = undone.at(-1)
  if (!step) return { texts, done, undone }
  return { texts: withStep(texts, step, 'after'), done: [...done, step], undone: undone.slice(0, -1) }
}

/** Parses a block in the clipboard format of spreadsheets: rows by line, cells by tab, quoted where a cell contains either. */
export function readTable(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    row.push(found[1] === undefined ? found[2]! : found[1].replaceAll('""', '"'))
    if (found[3] !== '\t') {
      rows.push(row)
      row = []
    }
    if (found[3] === '' || cell.lastIndex >= text.length) break
  }
  if (row.length) rows.push([...row, ''])
  return rows
}

export const writeTable = (rows: string[][]) => rows.map((row) => row.join('\t')).join('\n')

/** Pastes a block: a single cell fills the whole selection, a larger block starts at its top left corner. */
export function pasteInto(area: Area, table: string[][]): WantedCell[] {
  const single = table.length === 1 && table[0]!.length === 1 ? table[0]![0]! : undefined
  if (single !== undefined) return everyCell(area).map((at) => ({ at, text: single }))
  return table.flatMap((cells, down) =>
    cells.map((text, along) => ({ at: { row: area.top + down, col: area.left + along }, text })),
  )
}

/** Repeats the selected block down (or up) to a row. */
export function fillTo(area: Area, row: number, textAt: (at: At) => string): WantedCell[] {
  const height = area.bottom - area.top + 1
  const [from, to] = row > area.bottom ? [area.bottom + 1, row] : [row, area.top - 1]
  return everyCell({ ...area, top: from, bottom: to }).map((at) => {
    const down = (((at.row - area.top) % height) + height) % height
    return { at, text: textAt({ row: area.top + down, col: at.col }) }
  })
}

export const everyCell = ({ top, bottom, left, right }: Area): At[] =>
  Array.from({ length: Math.max(0, bottom - top + 1) }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_none, along) => ({ row: top + down, col: left + along })),
  ).flat()
