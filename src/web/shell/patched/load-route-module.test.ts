import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './load-route-module.ts'

/** The session storage of one tab, which outlives its pages. */
function tab(isForbidden = false) {
  const kept = new Map<string, string>()
  const setItem = (key: string, text: string) => {
    if (isForbidden) throw new Error('forbidden')
    kept.set(key, text)
  }
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem })
}

const pageOf = (version: string) => vi.stubGlobal('__reactRouterManifest', { version })

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page with missing files is reloaded once, however many files are missing', () => {
  tab()
  pageOf('a')
  expect([mayReload(), mayReload(), mayReload()]).toEqual([true, false, false])
})

test('a page is not reloaded again for the same build, and is reloaded for the next one', () => {
  tab()
  pageOf('a')
  expect(mayReload()).toBe(true)
  pageOf('a')
  expect(mayReload()).toBe(false)
  pageOf('b')
  expect(mayReload()).toBe(true)
})

test('a page is not reloaded when the tab may store nothing', () => {
  tab(true)
  pageOf('a')
  expect([mayReload(), mayReload()]).toEqual([false, false])
})
