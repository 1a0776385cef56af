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
  | 'duplicate'
export type StatementRow = {
  line: number
  said: string
  amount: Dong | null
  outcome: RowOutcome
  expected: Dong | null
  shipment: UnsettledShipment | null
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
    const isTwice = judged.outcome === 'fits' && matchedIds.has(judged.shipment!.shipmentId)
    if (judged.shipment) matchedIds.add(judged.shipment.shipmentId)
    return isTwice ? { ...judged, outcome: 'duplicate' as const } : judged
  })
}

type RowMatch = Pick<StatementRow, 'outcome' | 'expected' | 'shipment'>

function matchRow(shipments: UnsettledShipment[], reference: string, amount: Dong | null): RowMatch {
  const none = (outcome: RowOutcome): RowMatch => ({ outcome, expected: null, shipment: null })
  if (!reference || amount === null) return none('unreadable')
  const word = reference.toUpperCase()
  const exact = shipments.filter(
    (one) => one.trackingCode?.toUpperCase() === word || one.bookedAs?.toUpperCase() === word,
  )
  const candidates = exact.length ? exact : shipments.filter((one) => one.code === word && one.state !== 'cancelled')
  const [shipment, ...otherShipments] = candidates
  if (!shipment) return none('unknown')
  if (otherShipments.length) return none('ambiguous')
  const of = (outcome: RowOutcome): RowMatch => ({ outcome, expected: shipment.amount, shipment })
  if (shipment.amount <= 0) return of('already')
  if (shipment.state !== 'delivered') return of('not-delivered')
  return of(shipment.amount === amount ? 'fits' : 'differs')
}
