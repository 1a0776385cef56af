import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findDecidedRows } from '#shop/payments/settlements/find-decided-rows.ts'
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
  /** An earlier statement brought this row and nothing is left to decide: it is not recorded again. */
  isKnown: boolean
}

/** Previews what each row of a statement would do. Only a row that matches exactly counts; a person decides about the others. */
export async function checkStatement(db: Db, { rows, codeAt, amountAt }: Statement): Promise<StatementRow[]> {
  const codes = rows.map((row) => (row[codeAt] ?? '').slice(0, 80))
  const shipments = await findShipmentsOfStatement(db, codes)
  const isDecided = await findDecidedRows(db, codes)
  const matchedIds = new Set<string>()
  return rows.map((row, at) => {
    const said = codes[at]!
    const amount = readAmount(row[amountAt] ?? '') ?? null
    const match = matchRow(shipments, said, amount)
    const isTwice = match.outcome === 'fits' && matchedIds.has(match.shipment!.shipmentId)
    if (match.shipment) matchedIds.add(match.shipment.shipmentId)
    const judged = { line: at + 2, said, amount, ...match, ...(isTwice && { outcome: 'duplicate' as const }) }
    return { ...judged, isKnown: isDecided(judged) || isSettledWhole(judged) }
  })
}

/** The parcel was settled with just this amount: by an earlier statement, or by staff. */
const isSettledWhole = ({ outcome, amount, shipment }: Omit<StatementRow, 'isKnown'>) =>
  outcome === 'already' && amount === shipment!.collected

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
