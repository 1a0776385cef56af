import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './load-route-module.ts'

/** The storage of one tab, as it outlives its pages. */
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

test('a page whose files are gone is reloaded once, however many they are', () => {
  tab()
  pageOf('a')
  expect([mayReload(), mayReload(), mayReload()]).toEqual([true, false, false])
})

test('when the same build comes back it is not reloaded again, and at the next renewal it is', () => {
  tab()
  pageOf('a')
  expect(mayReload()).toBe(true)
  pageOf('a')
  expect(mayReload()).toBe(false)
  pageOf('b')
  expect(mayReload()).toBe(true)
})

test('where a tab may keep nothing, nothing is reloaded by itself', () => {
  tab(true)
  pageOf('a')
  expect([mayReload(), mayReload()]).toEqual([false, false])
})
