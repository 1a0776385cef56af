import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { clearCspReports } from './clear-csp-reports.ts'
import { countCspReports, listCspReports } from './list-csp-reports.ts'
import type { CspReport } from './read-csp-reports.ts'
import { recordCspReports } from './record-csp-reports.ts'
import { securityEvents } from './schema.ts'

const report = (change: Partial<CspReport> = {}): CspReport => ({
  directive: 'script-src-elem',
  blocked: 'https://cdn.bad.example/a.js',
  page: '/shop',
  disposition: 'enforce',
  source: null,
  ...change,
})
const from = { userAgent: 'Mozilla/5.0', ip: '203.0.113.7' }

describe('CSP reports from browsers', () => {
  test('repeated reports of one page are one row with a count, and only a new one is a security event', async ({
    db,
  }) => {
    await recordCspReports(db, [report(), report(), report({ page: '/cart' })], from)
    await recordCspReports(db, [report()], from)
    const rows = await listCspReports(db, { directive: null, page: 1 })
    expect(rows.map(({ page, times }) => [page, times]).toSorted()).toEqual([
      ['/cart', 1],
      ['/shop', 3],
    ])
    expect(await countCspReports(db)).toEqual([{ directive: 'script-src-elem', n: 2 }])
    const events = await db.select().from(securityEvents)
    expect(events.map(({ type, severity }) => [type, severity])).toEqual([
      ['csp-violation', 'low'],
      ['csp-violation', 'low'],
    ])
  })

  test('all reports are cleared at once', async ({ db }) => {
    await recordCspReports(db, [report()], from)
    await clearCspReports(db, 'user:boss')
    expect(await listCspReports(db, { directive: null, page: 1 })).toEqual([])
  })
})
