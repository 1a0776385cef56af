import { expect, test, vi } from 'vitest'
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts'

test('staff who turn the single keys off have them off from then on, until they turn them on again', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  expect(areSingleKeysOn()).toBe(true)
  turnSingleKeys(false)
  expect(areSingleKeysOn()).toBe(false)
  turnSingleKeys(true)
  expect(areSingleKeysOn()).toBe(true)
})
