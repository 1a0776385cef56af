import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import {
  findShipmentsOfStatement,
  type UnsettledShipment,
} from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { readAmount, type Statement } from '#shop/payments/settlements/read-statement.ts'

export type RowOutcome =
  | 'fits'
  | 'already'
  | 'unknown'
  | 'ambiguous'
  | 'differs'
  | 'not-delivered'
  | 'unreadable'
  | 'twice'
export type StatementRow = {
  line: number
  said: string
  amount: Dong | null
  outcome: RowOutcome
  expected: Dong | null
  parcel: UnsettledShipment | null
}

/** Previews what each row of a statement would do. Only a row that matches exactly counts; a person decides about the others. */
export async function checkStatement(db: Db, { rows, codeAt, amountAt }: Statement): Promise<StatementRow[]> {
  const known = await findShipmentsOfStatement(
    db,
    rows.map((row) => row[codeAt] ?? ''),
  )
  const seen = new Set<string>()
  return rows.map((row, at) => {
    const said = (row[codeAt] ?? '').slice(0, 80)
    const amount = readAmount(row[amountAt] ?? '') ?? null
    const judged = { line: at + 2, said, amount, ...judge(known, said, amount) }
    const isTwice = judged.outcome === 'fits' && seen.has(judged.parcel!.shipmentId)
    if (judged.parcel) seen.add(judged.parcel.shipmentId)
    return isTwice ? { ...judged, outcome: 'twice' as const } : judged
  })
}

type Judged = Pick<StatementRow, 'outcome' | 'expected' | 'parcel'>

function judge(known: UnsettledShipment[], said: string, amount: Dong | null): Judged {
  const none = (outcome: RowOutcome): Judged => ({ outcome, expected: null, parcel: null })
  if (!said || amount === null) return none('unreadable')
  const word = said.toUpperCase()
  const exact = known.filter((one) => one.trackingCode?.toUpperCase() === word || one.bookedAs?.toUpperCase() === word)
  const found = exact.length ? exact : known.filter((one) => one.code === word && one.state !== 'cancelled')
  const [parcel, ...others] = found
  if (!parcel) return none('unknown')
  if (others.length) return none('ambiguous')
  const of = (outcome: RowOutcome): Judged => ({ outcome, expected: parcel.amount, parcel })
  if (parcel.amount <= 0 || !parcel.isOwed) return of('already')
  if (parcel.state !== 'delivered') return of('not-delivered')
  return of(parcel.amount === amount ? 'fits' : 'differs')
}
