import { expect, test } from 'vitest'
import { wearerOf } from './bundle-wearer.ts'
import { readBundleParams } from './read-bundle-params.ts'

const wearer = (query: string) => wearerOf(readBundleParams(new URLSearchParams(query)), undefined, undefined)

test('an address without ice counts for the soft ice of shopping centres, as in the blade finder', () => {
  expect(wearer('level=figure.single').ice).toBe('soft')
  expect(wearer('ice=normal').ice).toBe('normal')
  expect(wearer('ice=constructor').ice).toBe('soft')
})
