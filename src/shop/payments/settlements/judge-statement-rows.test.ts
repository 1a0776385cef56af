import { expect, test } from 'vitest'
import { judgeStatementRows } from './judge-statement-rows.ts'
import type { UnsettledShipment } from './list-unsettled-shipments.ts'

const parcel = (changes: Partial<UnsettledShipment>) =>
  ({ state: 'delivered', trackingCode: null, bookedAs: null, amount: 1000, ...changes }) as UnsettledShipment
const outcomes = (codes: string[], parcels: UnsettledShipment[]) =>
  judgeStatementRows(
    codes.map((said) => ({ said, amount: 1000 })),
    parcels,
  ).map(({ outcome }) => outcome)

test('a parcel is found once by waybill, our reference or order code; a cancelled one only by its waybill', () => {
  const parcels = [
    parcel({ shipmentId: 'a', code: 'ORDER1', trackingCode: 'Gh1', bookedAs: 'GH1' }),
    parcel({ shipmentId: 'b', code: 'ORDER2', bookedAs: 'ORDER2-1' }),
    parcel({ shipmentId: 'c', code: 'ORDER2', trackingCode: 'GH3', state: 'cancelled' }),
    parcel({ shipmentId: 'd', code: 'ORDER3' }),
    parcel({ shipmentId: 'e', code: 'ORDER3' }),
  ]
  expect(outcomes(['gh1', 'order2', 'GH3', 'ORDER3', 'ORDER2-1', 'GH9'], parcels)).toEqual([
    'fits',
    'fits',
    'not-delivered',
    'ambiguous',
    'duplicate',
    'unknown',
  ])
})

test('the statement of a busy month is compared without holding up other requests', () => {
  const count = 20_000
  const codes = Array.from({ length: count }, (_, at) => `gh${at}`)
  const parcels = codes.map((code, at) => parcel({ shipmentId: code, code: `ORDER${at}`, trackingCode: code }))
  const before = process.cpuUsage()
  expect(new Set(outcomes(codes, parcels))).toEqual(new Set(['fits']))
  // Looked up, it takes some hundredths of a second; searched through for each row, a minute.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
})
