import { expect, test } from 'vitest'
import { between, first, isThere, nearer, sideOf, turned } from './orbit.ts'

test('a boot turns all the way round, and names the side that it shows', () => {
  const right = { ...first, turn: 0 }
  const sides = [0, 90, 180, 270, 360, -90].map((turn) => sideOf(turned(right, { turn })))
  expect(sides).toEqual(['right', 'toe', 'left', 'heel', 'right', 'heel'])
})

test('the view goes up to 75° above the boot and to 12° below it, no further', () => {
  const above = turned(first, { lift: 400 })
  expect(above.lift).toBe(75)
  expect(sideOf(above)).toBe('top')
  expect(turned(first, { lift: -400 }).lift).toBe(-12)
})

test('the view comes no nearer than 0.8 and goes no further away than 3.2', () => {
  expect(nearer(first, 100).near).toBe(3.2)
  expect(nearer(first, 0.01).near).toBe(0.8)
})

test('a turn coasts until it comes to rest', () => {
  const end = turned(first, { turn: 90 })
  let at = first
  for (let frame = 0; frame < 120; frame += 1) at = between(at, end, 0.12)
  expect(isThere(at, end)).toBe(true)
  expect(isThere(first, end)).toBe(false)
})
