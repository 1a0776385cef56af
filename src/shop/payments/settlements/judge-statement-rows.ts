import type { Dong } from '#kit/money.ts'
import type { UnsettledShipment } from './list-unsettled-shipments.ts'
import type { StatementReason } from './statement-row.ts'

export type RowOutcome = 'fits' | StatementReason
/** What a row says: its code, and its amount if it could be read. */
type StatedRow = { said: string; amount: Dong | null }
type RowMatch = { outcome: RowOutcome; expected: Dong | null; shipment: UnsettledShipment | null }

/** Compares each row with the shipment that it names; a second row for one shipment is a duplicate. */
export function judgeStatementRows<Row extends StatedRow>(rows: Row[], shipments: UnsettledShipment[]) {
  const find = finderOf(shipments)
  const matchedIds = new Set<string>()
  return rows.map((row) => {
    const match = matchRow(row, find)
    const isTwice = match.outcome === 'fits' && matchedIds.has(match.shipment!.shipmentId)
    if (match.shipment) matchedIds.add(match.shipment.shipmentId)
    return { ...row, ...match, ...(isTwice && { outcome: 'duplicate' as const }) }
  })
}

type Find = (code: string) => UnsettledShipment[]

/**
 * Finds shipments by the number of their waybill or our reference there, otherwise by the code of their order. A statement has thousands of rows, so
 * that it is not searched for each of them.
 */
function finderOf(shipments: UnsettledShipment[]): Find {
  const named = shipments.flatMap((shipment) => {
    const names = [shipment.trackingCode, shipment.bookedAs].flatMap((name) => name?.toUpperCase() ?? [])
    return [...new Set(names)].map((name) => ({ name, shipment }))
  })
  const byName = Map.groupBy(named, ({ name }) => name)
  const byOrder = Map.groupBy(
    shipments.filter(({ state }) => state !== 'cancelled'),
    ({ code }) => code,
  )
  return (code) => byName.get(code)?.map(({ shipment }) => shipment) ?? byOrder.get(code) ?? []
}

function matchRow({ said, amount }: StatedRow, find: Find): RowMatch {
  const none = (outcome: RowOutcome): RowMatch => ({ outcome, expected: null, shipment: null })
  if (!said || amount === null) return none('unreadable')
  const [shipment, ...otherShipments] = find(said.toUpperCase())
  if (!shipment) return none('unknown')
  if (otherShipments.length) return none('ambiguous')
  const of = (outcome: RowOutcome): RowMatch => ({ outcome, expected: shipment.amount, shipment })
  if (shipment.amount <= 0) return of('already')
  if (shipment.state !== 'delivered') return of('not-delivered')
  return of(shipment.amount === amount ? 'fits' : 'differs')
}
