import { describe, expect, test } from 'vitest'
import { readAuditParams } from './read-audit-params.ts'

const ask = (search: string) => readAuditParams(new URLSearchParams(search), '2026-11-24')

describe('what the address asks of the audit log', () => {
  test('who gave refunds this week, from Monday on', () => {
    expect(ask('kind=refund&days=week').asked).toMatchObject({ kind: 'refund', from: '2026-11-23', until: null })
    expect(ask('days=month').asked.from).toBe('2026-11-01')
    expect(ask('days=today').asked.from).toBe('2026-11-24')
    expect(readAuditParams(new URLSearchParams('days=week'), '2026-11-29').asked.from).toBe('2026-11-23')
  })

  test('typed days go before named ones, amounts are read as people write them, a code as it is pasted', () => {
    const { asked, days } = ask('days=week&from=2026-11-01&least=1.000.000&most=2,000,000&order=%23k7m2q9xa')
    expect(asked).toMatchObject({ from: '2026-11-01', least: 1_000_000, most: 2_000_000, order: 'K7M2Q9XA' })
    expect(days).toBeNull()
  })

  test('what cannot be read asks for nothing', () => {
    expect(ask('kind=gold&days=never&least=viel&from=yesterday').asked).toEqual({
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
