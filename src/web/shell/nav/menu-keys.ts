/** A link of a menu: which column, and which of its links. */
type MenuPosition = { column: number; row: number }

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)

/** Where an arrow key leads in a menu whose columns hold so many links each; undefined when it leads out at the top, and for other keys. */
export function nextMenuPosition(
  rows: number[],
  { column, row }: MenuPosition,
  key: string,
): MenuPosition | 'out' | undefined {
  const neighbour = (step: number): MenuPosition => {
    const to = within(column + step, rows.length)
    return { column: to, row: within(row, rows[to]!) }
  }
  switch (key) {
    case 'ArrowUp':
      return row === 0 ? 'out' : { column, row: row - 1 }
    case 'ArrowDown':
      return { column, row: within(row + 1, rows[column]!) }
    case 'ArrowLeft':
      return neighbour(-1)
    case 'ArrowRight':
      return neighbour(1)
    case 'Home':
      return { column: 0, row: 0 }
    case 'End':
      return { column: rows.length - 1, row: rows.at(-1)! - 1 }
    default:
      return undefined
  }
}
