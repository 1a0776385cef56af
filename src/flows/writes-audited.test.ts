import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Verbs that write money, stock or the state of an order and leave no row in the audit log themselves, each with the reason. Ordinary steps of an order
 * stand on its timeline with who took them and when.
 */
const exceptions: Record<string, string> = {
  'flows/book-shipment.ts': 'asks a carrier for a waybill; on the timeline',
  'flows/cancel-booking.ts': 'gives a waybill back; on the timeline',
  'flows/carry-on.ts': 'confirms, packs or hands over many orders by the verbs of one; on the timeline of each',
  'flows/carry-refund.ts': 'a job that sends what open-refund.ts recorded; its end is recorded by end-refund.ts',
  'flows/change-tracking.ts': 'a typed number of a parcel; on the timeline',
  'flows/collect-later.ts': 'a day and a note, no money; on the timeline',
  'flows/confirm-order.ts': 'an ordinary step; on the timeline, with the reason where it is not paid',
  'flows/correct-cod.ts': 'a job that tells the carrier what is already settled here',
  'flows/deliver-order.ts': 'an ordinary step; on the timeline',
  'flows/deliver-shipment.ts': 'an ordinary step; on the timeline',
  'flows/erase-person.ts': 'called by erase-own.ts and erase-by-staff.ts, which record it',
  'flows/fail-attempt.ts': 'an ordinary step; on the timeline',
  'flows/follow-sighting.ts': 'the carrier saw a parcel; on the timeline, by the system',
  'flows/hand-over-shipment.ts': 'an ordinary step; on the timeline',
  'flows/join-guest-orders.ts': 'orders join the account of their own address; no money moves',
  'flows/pack-order.ts': 'an ordinary step; on the timeline',
  'flows/refund-order.ts': 'gives back by return-money.ts, which asks open-refund.ts, which records it',
  'flows/return-shipment.ts': 'goods came home; on the timeline, and check-returned.ts records what was written off',
  'flows/self-checks/settle-trial.ts': 'a trial whose transaction is rolled back',
  'flows/settle-notice.ts': 'a provider speaks: each notice is kept whole and listed under payments',
  'flows/ship-order.ts': 'an ordinary step; on the timeline',
  'flows/take-statement-row.ts': 'a row of a statement is counted by settle-parcel.ts, which records it',
  'flows/unpack-shipment.ts': 'an ordinary step; on the timeline',
  'shop/payments/record-receipt.ts': 'called by settle-cash.ts and sell-at-counter.ts, which record it',
}

const tables = '(orders|orderLines|payments|stock|stockMoves|postings|receipts|shipments|refunds|parkedMoney|returns)'
const writes = new RegExp(`\\.(insert|update|delete)\\(${tables}\\)|prebuiltInsert\\(${tables}\\)`)
const records = /\brecord(Act|Change)\(/

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

/** It writes the row itself, or the verb that it calls does. */
const isAudited = (file: string) =>
  [file, ...importsOf(file).filter((one) => !one.endsWith('record-act.ts'))].some((one) => records.test(sources[one]!))

test('every verb that writes money, stock or the state of an order is in the audit log, or says why not', () => {
  const verbs = Object.keys(sources).filter((file) => /\.transaction\(/.test(sources[file]!) && reachesWrite(file))
  expect(verbs.length).toBeGreaterThan(50)
  const silent = verbs.filter((file) => !isAudited(file)).map((file) => relative('src', file))
  expect(silent.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
