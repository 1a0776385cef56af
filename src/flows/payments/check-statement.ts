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
  const shipments = await findShipmentsOfStatement(
    db,
    rows.map((row) => row[codeAt] ?? ''),
  )
  const matchedIds = new Set<string>()
  return rows.map((row, at) => {
    const reference = (row[codeAt] ?? '').slice(0, 80)
    const amount = readAmount(row[amountAt] ?? '') ?? null
    const judged = { line: at + 2, said: reference, amount, ...matchRow(shipments, reference, amount) }
    const isTwice = judged.outcome === 'fits' && matchedIds.has(judged.parcel!.shipmentId)
    if (judged.parcel) matchedIds.add(judged.parcel.shipmentId)
    return isTwice ? { ...judged, outcome: 'twice' as const } : judged
  })
}

type RowMatch = Pick<StatementRow, 'outcome' | 'expected' | 'parcel'>

function matchRow(shipments: UnsettledShipment[], reference: string, amount: Dong | null): RowMatch {
  const none = (outcome: RowOutcome): RowMatch => ({ outcome, expected: null, parcel: null })
  if (!reference || amount === null) return none('unreadable')
  const word = reference.toUpperCase()
  const exact = shipments.filter(
    (one) => one.trackingCode?.toUpperCase() === word || one.bookedAs?.toUpperCase() === word,
  )
  const candidates = exact.length ? exact : shipments.filter((one) => one.code === word && one.state !== 'cancelled')
  const [parcel, ...otherParcels] = candidates
  if (!parcel) return none('unknown')
  if (otherParcels.length) return none('ambiguous')
  const of = (outcome: RowOutcome): RowMatch => ({ outcome, expected: parcel.amount, parcel })
  if (parcel.amount <= 0 || !parcel.isOwed) return of('already')
  if (parcel.state !== 'delivered') return of('not-delivered')
  return of(parcel.amount === amount ? 'fits' : 'differs')
}
