import { redirect, type DataStrategyResult } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInPath } from '../access/sign-in-path.ts'
import { currentActionError, setActionError } from './action-error.ts'
import { stayOnForm } from './stay-on-form.ts'

const page = 'account/reviews/review-page'
const origin = 'http://shop.example'
const loaded = { start: { text: '' } }

beforeEach(() => {
  // A toast is drawn by nobody here.
  vi.stubGlobal('document', { querySelectorAll: () => [], body: {} })
})
afterEach(() => {
  setActionError(undefined)
  vi.unstubAllGlobals()
})

/** Somebody at `shown` sends a form or reads a page at `path`; answers what the router is given. */
async function answerTo(path: string, { shown = path, method = 'POST', result = {} as DataStrategyResult }) {
  const goal = { pathname: path, search: '' }
  const location = { pathname: shown, search: '', hash: '' }
  const state = { location, navigation: { location: goal }, loaderData: { [page]: loaded }, actionData: null }
  vi.stubGlobal('window', { __reactRouterDataRouter: { state } })
  const request = new Request(origin + path, { method })
  const args = { request } as Parameters<typeof stayOnForm>[0]
  const results = (await stayOnForm(args, () => Promise.resolve({ [page]: result }))) as Record<
    string,
    DataStrategyResult
  >
  return results[page]!
}

const ledTo = (path: string): DataStrategyResult => ({ type: 'error', result: redirect(path) })
const signIn = (path: string, method: string) => ledTo(signInPath({ url: origin + path, method }))

describe('a form of somebody whose session has ended', () => {
  const path = '/product/x/review'

  test('stays with what is typed in it, and says why', async () => {
    const { type } = await answerTo(path, { result: signIn(path, 'POST') })
    expect(type).toBe('data')
    expect(currentActionError()).toMatchObject({ why: 'signed-out' })
  })

  test('stays too when it sends its photos elsewhere, which reads the page anew', async () => {
    const sent = await answerTo(`${path}/picture`, { shown: path, result: signIn(`${path}/picture`, 'POST') })
    expect((sent.result as Response).headers.get('Location')).toBe(path)
    const english = await answerTo(`/en${path}/picture`, {
      shown: `/en${path}`,
      result: signIn(`/en${path}/picture`, 'POST'),
    })
    expect((english.result as Response).headers.get('Location')).toBe(path)
    const read = await answerTo(path, { method: 'GET', result: signIn(path, 'GET') })
    expect(read).toEqual({ type: 'data', result: loaded })
    expect(currentActionError()).toMatchObject({ why: 'signed-out' })
  })

  test('is left for another page that asks to sign in, when its person goes there', async () => {
    const result = signIn('/my-orders', 'GET')
    expect(await answerTo('/my-orders', { shown: path, method: 'GET', result })).toBe(result)
    expect(currentActionError()).toBeUndefined()
  })
})

test('a sign-in that asks for the second factor leads on', async () => {
  const result = ledTo('/auth/two-factor?next=%2Fprofile')
  expect(await answerTo('/auth', { result })).toBe(result)
  expect(currentActionError()).toBeUndefined()
})

test('signing out leads to the sign-in page', async () => {
  const result = ledTo('/auth')
  expect(await answerTo('/sign-out', { shown: '/profile', result })).toBe(result)
})
