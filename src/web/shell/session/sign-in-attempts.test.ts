import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  clearSignInAttempt,
  isSignInLocked,
  noteSuccess,
  readAttempts,
  rememberSignIn,
  withAttempt,
  attemptWindowMs,
  type SignInAttempt,
} from './sign-in-attempts.ts'

const now = 1_800_000_000_000
const failures = (count: number, at = now - 1000): SignInAttempt[] =>
  Array.from({ length: count }, () => ({ email: 'lan@example.com', timestamp: at, success: false }))

describe('sign-in attempts remembered by the browser', () => {
  test('the sixth try after five failures is not sent, however the email is spelled', () => {
    expect(isSignInLocked(failures(4), 'lan@example.com', now)).toBe(false)
    expect(isSignInLocked(failures(5), ' LAN@example.com', now)).toBe(true)
    expect(isSignInLocked(failures(5), 'minh@example.com', now)).toBe(false)
  })

  test('signing in is possible again after fifteen minutes', () => {
    expect(isSignInLocked(failures(5, now - attemptWindowMs + 1), 'lan@example.com', now)).toBe(true)
    expect(isSignInLocked(failures(5, now - attemptWindowMs), 'lan@example.com', now)).toBe(false)
  })

  test('a successful sign-in resets the count', () => {
    const success = { email: 'lan@example.com', timestamp: now, success: true }
    expect(isSignInLocked([...failures(4), success, ...failures(4)], 'lan@example.com', now)).toBe(false)
    expect(isSignInLocked([...failures(4), success, ...failures(5)], 'lan@example.com', now)).toBe(true)
  })

  test('the browser remembers at most 50 attempts, and forgets old ones', () => {
    let all: SignInAttempt[] = failures(3, now - attemptWindowMs - 1)
    for (let tries = 0; tries < 100; tries += 1)
      all = withAttempt(all, { email: 'a@b.vn', timestamp: now, success: false }, now)
    expect(all).toHaveLength(50)
    expect(all.every((one) => one.email === 'a@b.vn')).toBe(true)
  })
})

describe('recording a successful sign-in', () => {
  const shelf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  afterEach(() => void vi.unstubAllGlobals())

  test('a success is recorded for the email of the last form', () => {
    vi.stubGlobal('localStorage', shelf())
    vi.stubGlobal('sessionStorage', shelf())
    rememberSignIn('Lan@example.com')
    noteSuccess()
    expect(readAttempts()).toMatchObject([{ email: 'lan@example.com', success: true }])
  })

  test('no success is recorded when that form failed or the visitor went to Google instead', () => {
    vi.stubGlobal('localStorage', shelf())
    vi.stubGlobal('sessionStorage', shelf())
    rememberSignIn('lan@example.com')
    clearSignInAttempt()
    noteSuccess()
    expect(readAttempts()).toEqual([])
  })
})
