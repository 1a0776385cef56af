import { describe, expect, test } from 'vitest'
import { astray } from '#test/astray.ts'
import { destinationOf } from './destination-of.ts'

describe('the destination after a sign-in', () => {
  test.for([...astray, ...astray.map((next) => `/en${next}`)])('%j does not lead out of the shop', (next) => {
    const destination = destinationOf(next, '/profile')
    expect(destination).toMatch(/^\/(?![/\\])/)
    expect(new URL(destination, 'https://luot.example').origin).toBe('https://luot.example')
  })

  test('a path of the shop is kept, without its language', () => {
    expect(destinationOf('/orders?page=2', '/profile')).toBe('/orders?page=2')
    expect(destinationOf('/en/checkout', '/profile')).toBe('/checkout')
    expect(destinationOf('/en', '/profile')).toBe('/')
    expect(destinationOf(null, '/profile')).toBe('/profile')
  })
})
