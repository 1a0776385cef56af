import { describe, expect, test } from 'vitest'
import { isFreshSignIn, isSessionOver } from './session-rules.ts'

const signedIn = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(signedIn.getTime() + seconds * 1000)
const session = { createdAt: signedIn, secondFactorAt: null }

describe('a session', () => {
  test('a session ends 24 hours after sign-in, to the second', () => {
    expect(isSessionOver(session, false, after(24 * 3600 - 1))).toBe(false)
    expect(isSessionOver(session, false, after(24 * 3600))).toBe(true)
  })

  test('a session that still needs its second factor ends after ten minutes', () => {
    expect(isSessionOver(session, true, after(599))).toBe(false)
    expect(isSessionOver(session, true, after(600))).toBe(true)
  })

  test('a sign-in is fresh for ten minutes', () => {
    expect(isFreshSignIn(signedIn, after(599))).toBe(true)
    expect(isFreshSignIn(signedIn, after(600))).toBe(false)
  })
})
