import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, tabStorage } from './browser-storage.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.for([
  ['localStorage', browserStorage],
  ['sessionStorage', tabStorage],
] as const)('%s falls back to memory for the life of the page when site data is blocked', ([name, storage]) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  try {
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.lasts('a')).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  } finally {
    Reflect.deleteProperty(globalThis, name)
  }
})

test('a full storage keeps the newest value in memory and is used again once there is room', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const places = new Map([['a', 'old']])
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => places.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      places.set(key, text)
    },
    removeItem: (key: string) => places.delete(key),
  })
  browserStorage.setItem('a', 'new')
  expect([browserStorage.getItem('a'), browserStorage.lasts('a')]).toEqual(['new', false])
  isFull = false
  browserStorage.setItem('a', 'newer')
  expect([places.get('a'), browserStorage.getItem('a'), browserStorage.lasts('a')]).toEqual(['newer', 'newer', true])
})
