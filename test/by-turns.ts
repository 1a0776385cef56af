/** Set by `npm test` and printed there: how many commits there are. By hand and in `npm run test:all` there is none. */
const turn = process.env.TURN ? Number(process.env.TURN) : undefined

/**
 * A long table in `npm test`: one share of its rows, the next one at the next commit, so that as many commits as there are shares take
 * all of them; and always the rows that guard most. All rows where there is no turn.
 */
export const byTurns = <Row>(rows: readonly Row[], shares: number, always?: (row: Row) => boolean) =>
  turn === undefined ? [...rows] : shareOf(rows, { shares, turn, always })

type Share<Row> = { shares: number; turn: number; always?: (row: Row) => boolean }
export function shareOf<Row>(rows: readonly Row[], { shares, turn: now, always = () => false }: Share<Row>): Row[] {
  let others = 0
  return rows.filter((row) => always(row) || others++ % shares === now % shares)
}

/** Of these the one whose turn it is; the first where there is no turn. */
export const inTurn = <One>(all: readonly One[]): One => all[(turn ?? 0) % all.length]!
