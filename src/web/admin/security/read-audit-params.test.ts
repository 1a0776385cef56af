import { describe, expect, test } from 'vitest'
import { readAuditParams } from './read-audit-params.ts'

const ask = (search: string) => readAuditParams(new URLSearchParams(search), '2026-11-24')

describe('the filters of the audit log, read from the address', () => {
  test('this week starts on Monday, this month on the first, and the kind of change is read', () => {
    expect(ask('kind=refund&days=week').query).toMatchObject({ kind: 'refund', from: '2026-11-23', until: null })
    expect(ask('days=month').query.from).toBe('2026-11-01')
    expect(ask('days=today').query.from).toBe('2026-11-24')
    expect(readAuditParams(new URLSearchParams('days=week'), '2026-11-29').query.from).toBe('2026-11-23')
  })

  test('typed days win over named ones, amounts are read as people write them, an order code as it is pasted', () => {
    const { query, days } = ask('days=week&from=2026-11-01&least=1.000.000&most=2,000,000&order=%23k7m2q9xa')
    expect(query).toMatchObject({ from: '2026-11-01', least: 1_000_000, most: 2_000_000, order: 'K7M2Q9XA' })
    expect(days).toBeNull()
    expect(ask('order=LUOT+k7m2q9xa').query.order).toBe('K7M2Q9XA')
  })

  test('unreadable filters are ignored', () => {
    expect(ask('kind=gold&days=never&least=viel&from=yesterday').query).toEqual({
      text: '',
      subject: null,
      actor: null,
      kind: null,
      order: null,
      least: null,
      most: null,
      from: null,
      until: null,
    })
  })
})
