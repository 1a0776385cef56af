import { describe, expect, test } from 'vitest'
import { astray } from '#test/astray.ts'
import { goalOf } from './goal-of.ts'

describe('where a sign-in leads', () => {
  test.for([...astray, ...astray.map((next) => `/en${next}`)])('%j does not lead out of the shop', (next) => {
    const goal = goalOf(next, '/profile')
    expect(goal).toMatch(/^\/(?![/\\])/)
    expect(new URL(goal, 'https://luot.example').origin).toBe('https://luot.example')
  })

  test('a path of the shop is kept, without its language', () => {
    expect(goalOf('/orders?page=2', '/profile')).toBe('/orders?page=2')
    expect(goalOf('/en/checkout', '/profile')).toBe('/checkout')
    expect(goalOf('/en', '/profile')).toBe('/')
    expect(goalOf(null, '/profile')).toBe('/profile')
  })
})
