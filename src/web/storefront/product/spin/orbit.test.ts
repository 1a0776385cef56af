import { expect, test } from 'vitest'
import { between, first, isThere, nearer, sideOf, turned } from './orbit.ts'

test('a boot turns round and round, and says which side it shows', () => {
  const right = { ...first, turn: 0 }
  const sides = [0, 90, 180, 270, 360, -90].map((turn) => sideOf(turned(right, { turn })))
  expect(sides).toEqual(['right', 'toe', 'left', 'heel', 'right', 'heel'])
})

test('one looks down on it, but never from under the ice or from behind the zenith', () => {
  const above = turned(first, { lift: 400 })
  expect(above.lift).toBe(75)
  expect(sideOf(above)).toBe('top')
  expect(turned(first, { lift: -400 }).lift).toBe(-12)
})

test('nobody comes so near that they are inside it, or loses it in the distance', () => {
  expect(nearer(first, 100).near).toBe(3.2)
  expect(nearer(first, 0.01).near).toBe(0.8)
})

test('a push coasts to its end', () => {
  const end = turned(first, { turn: 90 })
  let at = first
  for (let frame = 0; frame < 120; frame += 1) at = between(at, end, 0.12)
  expect(isThere(at, end)).toBe(true)
  expect(isThere(first, end)).toBe(false)
})
