export type Move = { list: string; from: number; to: number } | { list: string; removed: number }

/** Reads the intent of a button in an ordered row: `move:header:2:1`, `remove:header:2`. */
export function readMove(intent: string): Move | undefined {
  const [, list, from, to] = /^move:([a-z0-9-]+):(\d{1,3}):(\d{1,3})$/.exec(intent) ?? []
  if (list) return { list, from: Number(from), to: Number(to) }
  const [, of, removed] = /^remove:([a-z0-9-]+):(\d{1,3})$/.exec(intent) ?? []
  return of ? { list: of, removed: Number(removed) } : undefined
}

/** Returns the rows after the move; a target outside the list changes nothing. */
export function applyMove<T>(rows: readonly T[], move: Move): T[] {
  if ('removed' in move) return rows.toSpliced(move.removed, 1)
  const { from, to } = move
  const one = rows[from]
  if (one === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** The place of the row that a button removes. An error of that row must not hold back its own removal. */
export const removedRow = (move: Move | undefined) => (move && 'removed' in move ? move.removed : undefined)

/** Query with the new place of the row, for the focus: `?moved=header:1:up`. */
export const movedSearch = (move: Move) =>
  'removed' in move ? '?moved' : `?moved=${move.list}:${move.to}:${move.to < move.from ? 'up' : 'down'}`
