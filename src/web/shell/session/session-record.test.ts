import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSessionRecord, readSession, rememberSession } from './session-record.ts'

function shelf(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept))
  return {
    kept: map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage & { kept: Map<string, string> }
}
const cart = (userId: string | null) => JSON.stringify({ items: [], lastUpdated: '2026-11-21T09:00:00Z', userId })
const nine = new Date('2026-11-21T09:00:00Z')

afterEach(() => vi.unstubAllGlobals())

describe('the session-security record', () => {
  test('the record holds userId, loginTime and userAgent, and is written once for each sign-in', () => {
    vi.stubGlobal('navigator', { userAgent: 'Lan’s phone' })
    const here = shelf()
    expect(rememberSession('lan', nine, here)).toBe(true)
    expect(rememberSession('lan', new Date(), here)).toBe(false)
    expect(readSession(here)).toEqual({ userId: 'lan', loginTime: nine.toISOString(), userAgent: 'Lan’s phone' })
    expect(rememberSession('minh', nine, here)).toBe(true)
  })

  test('signing out removes the record and the user’s cart, and keeps what belongs to the visitor', () => {
    const record = JSON.stringify({ userId: 'lan', loginTime: nine.toISOString(), userAgent: '' })
    const hers = shelf({ luot_session: record, luot_cart: cart('lan'), wishlist: '[]', luot_attempts: '[]' })
    clearSessionRecord(hers)
    expect([...hers.kept.keys()]).toEqual(['wishlist', 'luot_attempts'])
    const visitor = shelf({ luot_session: record, luot_cart: cart(null) })
    clearSessionRecord(visitor)
    expect([...visitor.kept.keys()]).toEqual(['luot_cart'])
  })

  test('a damaged record counts as absent and is removed', () => {
    const odd = shelf({ luot_session: '{' })
    expect(readSession(odd)).toBeUndefined()
    clearSessionRecord(odd)
    expect(odd.kept.size).toBe(0)
  })

  test('a browser without storage causes no error', () => {
    const closed = {
      getItem() {
        throw new Error('forbidden')
      },
      setItem() {
        throw new Error('forbidden')
      },
    } as unknown as Storage
    vi.stubGlobal('navigator', { userAgent: '' })
    expect(() => (rememberSession('lan', nine, closed), clearSessionRecord(closed))).not.toThrow()
  })
})
