import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Verbs that write money, stock or the state of an order and leave no row in the audit log themselves, each with the reason. Ordinary steps of an order
 * stand on its timeline with who took them and when.
 */
const exceptions: Record<string, string> = {
  'flows/orders/add-order-email.ts': 'a buyer adds an address to write to; in the history of the order',
  'flows/shipments/book-shipment.ts': 'asks a carrier for a waybill; on the timeline',
  'flows/shipments/mark-in-transit.ts':
    'confirms, packs or hands over many orders by the verbs of one; on the timeline of each',
  'flows/refunds/send-refund-to-provider.ts':
    'a job that sends what open-refund.ts recorded; its end is recorded by end-refund.ts',
  'flows/shipments/change-tracking.ts': 'a typed number of a parcel; on the timeline',
  'flows/payments/agree-later-payment.ts': 'a day and a note, no money; on the timeline',
  'flows/orders/confirm-order.ts': 'an ordinary step; on the timeline, with the reason where it is not paid',
  'flows/shipments/correct-cod.ts': 'a job that tells the carrier what is already settled here',
  'flows/shipments/deliver-order.ts': 'an ordinary step; on the timeline',
  'flows/shipments/deliver-shipment.ts': 'an ordinary step; on the timeline',
  'flows/users/erase-user.ts': 'called by erase-own-account.ts and erase-user-by-staff.ts, which record it',
  'flows/shipments/fail-delivery-attempt.ts': 'an ordinary step; on the timeline',
  'flows/shipments/follow-tracking-event.ts': 'the carrier saw a parcel; on the timeline, by the system',
  'flows/shipments/hand-over-shipment.ts': 'an ordinary step; on the timeline',
  'flows/orders/join-guest-orders.ts': 'orders join the account of their own address; no money moves',
  'flows/shipments/pack-order.ts': 'an ordinary step; on the timeline',
  'flows/refunds/refund-order.ts': 'gives back by return-money.ts, which asks open-refund.ts, which records it',
  'flows/shipments/return-shipment.ts':
    'goods came home; on the timeline, and inspect-returned-shipment.ts records what was written off',
  'flows/self-checks/settle-sandbox-trial.ts': 'a trial whose transaction is rolled back',
  'flows/payments/settle-notice.ts': 'a provider speaks: each notice is kept whole and listed under payments',
  'flows/shipments/ship-order.ts': 'an ordinary step; on the timeline',
  'flows/payments/record-statement-row.ts':
    'a row of a statement is counted by settle-shipment-cod.ts, which records it',
  'flows/shipments/unpack-shipment.ts': 'an ordinary step; on the timeline',
  'shop/payments/receipts/record-receipt.ts': 'called by settle-cash.ts and sell-at-counter.ts, which record it',
}

const tables =
  '(orders|orderLines|payments|stock|stockMoves|postings|receipts|shipments|refunds|unmatchedPayments|returns)'
const writes = new RegExp(`\\.(insert|update|delete)\\(${tables}\\)|preparedInsert\\(${tables}\\)`)
const records = /\brecord(StaffAction|Change)\(/

const sources = Object.fromEntries(
  globSync('src/{flows,shop}/**/*.ts', { exclude: ['**/*.test.ts', '**/schema.ts'] }).map((file) => [
    resolve(file),
    readFileSync(file, 'utf8').replace(/\s+/g, ' '),
  ]),
)
const placeOf = (from: string, spec: string) =>
  spec.startsWith('#') ? resolve('src', spec.slice(1)) : resolve(dirname(from), spec)
const importsOf = (file: string) =>
  [...sources[file]!.matchAll(/import \{[^}]*\} from '([^']+)'/g)]
    .map(([, spec]) => placeOf(file, spec!))
    .filter((one) => one in sources)

function reachesWrite(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return writes.test(sources[file]!) || importsOf(file).some((one) => reachesWrite(one, seen))
}

/** The flow writes the row itself, or calls a verb that does. */
const isAudited = (file: string) =>
  [file, ...importsOf(file).filter((one) => !one.endsWith('record-staff-action.ts'))].some((one) =>
    records.test(sources[one]!),
  )

test('every flow that writes money, stock or order states writes the audit log or is a listed exception', () => {
  const verbs = Object.keys(sources).filter((file) => /\.transaction\(/.test(sources[file]!) && reachesWrite(file))
  expect(verbs.length).toBeGreaterThan(50)
  const silent = verbs.filter((file) => !isAudited(file)).map((file) => relative('src', file))
  expect(silent.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
