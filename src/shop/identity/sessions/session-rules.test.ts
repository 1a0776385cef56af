import { describe, expect, test } from 'vitest'
import { isFreshSignIn, isSessionOver } from './session-rules.ts'

const signedIn = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(signedIn.getTime() + seconds * 1000)
const session = { createdAt: signedIn, secondFactorAt: null }

describe('a session', () => {
  test('lives 24 hours from sign-in and not a second longer', () => {
    expect(isSessionOver(session, false, after(24 * 3600 - 1))).toBe(false)
    expect(isSessionOver(session, false, after(24 * 3600))).toBe(true)
  })

  test('that owes its code lives ten minutes', () => {
    expect(isSessionOver(session, true, after(599))).toBe(false)
    expect(isSessionOver(session, true, after(600))).toBe(true)
  })

  test('is fresh for ten minutes', () => {
    expect(isFreshSignIn(signedIn, after(599))).toBe(true)
    expect(isFreshSignIn(signedIn, after(600))).toBe(false)
  })
})
