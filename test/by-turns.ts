/** The number of commits, set and printed by `npm test`. Not set by hand and in `npm run test:all`. */
const turn = process.env.TURN ? Number(process.env.TURN) : undefined

/**
 * In `npm test` only one share of a long table's rows runs, the next share at the next commit, so that as many commits as shares run all rows; rows that
 * `always` names run every time. Without TURN all rows run.
 */
export const byTurns = <Row>(rows: readonly Row[], shares: number, always?: (row: Row) => boolean) =>
  turn === undefined ? [...rows] : shareOf(rows, { shares, turn, always })

type Share<Row> = { shares: number; turn: number; always?: (row: Row) => boolean }
export function shareOf<Row>(rows: readonly Row[], { shares, turn: now, always = () => false }: Share<Row>): Row[] {
  let others = 0
  return rows.filter((row) => always(row) || others++ % shares === now % shares)
}

/** The element whose turn it is; the first without TURN. */
export const inTurn = <One>(all: readonly One[]): One => all[(turn ?? 0) % all.length]!
