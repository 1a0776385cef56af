import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  forgetSignIn,
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

describe('what the browser remembers of signing in', () => {
  test('the sixth try after five failures is not sent, however the address is spelled', () => {
    expect(isSignInLocked(failures(4), 'lan@example.com', now)).toBe(false)
    expect(isSignInLocked(failures(5), ' LAN@example.com', now)).toBe(true)
    expect(isSignInLocked(failures(5), 'minh@example.com', now)).toBe(false)
  })

  test('fifteen minutes later the door is open again', () => {
    expect(isSignInLocked(failures(5, now - attemptWindowMs + 1), 'lan@example.com', now)).toBe(true)
    expect(isSignInLocked(failures(5, now - attemptWindowMs), 'lan@example.com', now)).toBe(false)
  })

  test('a success makes a new beginning', () => {
    const success = { email: 'lan@example.com', timestamp: now, success: true }
    expect(isSignInLocked([...failures(4), success, ...failures(4)], 'lan@example.com', now)).toBe(false)
    expect(isSignInLocked([...failures(4), success, ...failures(5)], 'lan@example.com', now)).toBe(true)
  })

  test('the record does not grow for ever', () => {
    let all: SignInAttempt[] = failures(3, now - attemptWindowMs - 1)
    for (let tries = 0; tries < 100; tries += 1)
      all = withAttempt(all, { email: 'a@b.vn', timestamp: now, success: false }, now)
    expect(all).toHaveLength(50)
    expect(all.every((one) => one.email === 'a@b.vn')).toBe(true)
  })
})

describe('whose success is written down', () => {
  const shelf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  afterEach(() => void vi.unstubAllGlobals())

  test('the address of the form that was sent last', () => {
    vi.stubGlobal('localStorage', shelf())
    vi.stubGlobal('sessionStorage', shelf())
    rememberSignIn('Lan@example.com')
    noteSuccess()
    expect(readAttempts()).toMatchObject([{ email: 'lan@example.com', success: true }])
  })

  test('nobody’s where that form failed, or Google was gone to instead', () => {
    vi.stubGlobal('localStorage', shelf())
    vi.stubGlobal('sessionStorage', shelf())
    rememberSignIn('lan@example.com')
    forgetSignIn()
    noteSuccess()
    expect(readAttempts()).toEqual([])
  })
})
