import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FormField, openPage, openTab, valuesOf } from '#test/typed-form.ts'
import type { Me } from './me.ts'
import { leaveToSignIn, signInAgain, watchSession } from './session-watch.ts'

const lan: Me = {
  id: 'lan',
  name: 'Lan',
  email: 'lan@example.com',
  picture: null,
  isAdmin: true,
  isStaff: true,
  isModerator: false,
}
const minh: Me = { ...lan, id: 'minh', name: 'Minh' }
const refresh = () => Promise.resolve(null)
const cookie = 'luot_in=1'

beforeEach(() => {
  openTab()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

describe('the end of a session that the live stream reports', () => {
  test('leads a personal page to sign-in', () => {
    const { assign } = openPage('/profile/security', [], { cookie })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).toHaveBeenCalledWith(`/auth?next=${encodeURIComponent('/profile/security')}`)
  })

  test('moves nobody who is reading why their form was refused', () => {
    const { assign } = openPage('/profile/addresses/new', [], { cookie, matching: ['[data-offers-sign-in]'] })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('leads to sign-in for good where it turns out that somebody signed out', () => {
    const { assign } = openPage('/shop', [], { cookie: 'luot_in=out' })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).toHaveBeenCalledWith('/auth')
  })

  test('is ignored while a form of the page replaces the session: its response brings the new one', () => {
    const { assign } = openPage('/profile/security', [], { cookie, matching: ['[data-replaces-session]'] })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).not.toHaveBeenCalled()
    expect(document.cookie).toBe(cookie)
  })
})

test('the page after a sign-out tells the other tabs, once, also when one of them heard of it first', async () => {
  const other = new BroadcastChannel('luot_session')
  onTestFinished(() => other.close())
  const told = new Promise((hear) => other.addEventListener('message', ({ data }) => hear(data), { once: true }))
  openPage('/auth', [], { cookie: 'luot_in=out' })
  watchSession({ me: null, before: null, refresh, hint: 'out' })
  expect(await told).toBe('signed-out')
  expect(document.cookie).toMatch(/^luot_in=.*; Max-Age=0$/)
})

describe('what a customer typed before the session ended', () => {
  const path = '/profile/addresses/new?from=cart'
  const street = () => new FormField('street', { value: '12 Phan Đình Phùng' })

  /** Opens the page for the person, who is asked about by `/api/me`, and reads what stands in the form then. */
  async function openAs(me: Me, at: string) {
    const fields = [new FormField('street')]
    const { types } = openPage(at, fields, { cookie: 'luot_in=2' })
    watchSession({ me, before: null, refresh })?.()
    await new Promise((done) => setTimeout(done))
    const { street: found } = valuesOf(fields)
    return { found, types: () => types(fields[0]!) }
  }
  const foundBy = async (me: Me, at: string) => (await openAs(me, at)).found

  /** The two-minute check finds the session of the open page over. */
  async function endAt(at: string, { isTyped = true } = {}) {
    const { types } = await openAs(lan, at)
    if (isTyped) types()
    openPage(at, [street()], { cookie })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
  }

  test('is in the form again after the sign-in, in either language and once', async () => {
    await endAt(path)
    expect(location.assign).toHaveBeenCalledWith(`/auth?next=${encodeURIComponent(path)}`)
    expect(await foundBy(lan, `/en${path}&notice=signed-in`)).toBe('12 Phan Đình Phùng')
    expect(await foundBy(lan, path)).toBe('')
  })

  test('waits while its own page is read by nobody, and is shown to nobody else', async () => {
    await endAt(path)
    openPage('/auth', [new FormField('street')])
    watchSession({ me: null, before: null, refresh, hint: '1' })
    expect(await foundBy(minh, path)).toBe('')
    expect(await foundBy(lan, path)).toBe('')
  })

  test('is kept for a page of everyone too, when its person chooses to sign in again', async () => {
    const at = '/product/x/review'
    const { types } = await openAs(lan, at)
    types()
    const { assign } = openPage(at, [street()], { cookie })
    signInAgain()
    expect(assign).toHaveBeenCalledWith(`/auth?next=${encodeURIComponent(at)}`)
    expect(await foundBy(lan, at)).toBe('12 Phan Đình Phùng')
  })

  test('waits on the sign-in page of this tab while they sign in in another one', async () => {
    await endAt(path)
    expect(await foundBy(lan, `/auth?next=${encodeURIComponent(path)}`)).toBe('')
    expect(await foundBy(lan, path)).toBe('12 Phan Đình Phùng')
  })

  test('is what they typed: a form that nobody touched may be older than what they saved elsewhere', async () => {
    await endAt('/profile/untouched', { isTyped: false })
    expect(await foundBy(lan, '/profile/untouched')).toBe('')
  })

  test('is forgotten after an hour', async () => {
    await endAt(path)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    const late = await foundBy(lan, path)
    vi.useRealTimers()
    expect(late).toBe('')
  })

  test('is gone after a sign-out', async () => {
    await endAt(path)
    leaveToSignIn()
    expect(await foundBy(lan, path)).toBe('')
  })
})
