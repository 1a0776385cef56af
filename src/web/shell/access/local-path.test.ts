import { describe, expect, test } from 'vitest'
import { astray } from '#test/astray.ts'
import { localPath } from './local-path.ts'

describe('the path to which a visitor goes after signing in', () => {
  test.for(astray)('%j does not lead out of the shop', (given) => {
    const path = localPath(given)
    expect(new URL(path, 'https://luot.example').origin).toBe('https://luot.example')
    expect(path).toMatch(/^\/(?![/\\])/)
  })

  test.for([
    '/',
    '/checkout',
    '/shop?category=figure&size=245',
    '/orders/261121-K7M2Q9XA',
    '/product/gi%C3%A0y',
    '/en/cart',
    '/shop?next=https://evil.example',
  ])('%s is kept as it is', (given) => {
    expect(localPath(given)).toBe(given)
  })

  test('a missing or foreign path is replaced by the fallback', () => {
    expect([
      localPath(null),
      localPath(undefined),
      localPath('', '/my-orders'),
      localPath('//evil', '/my-orders'),
    ]).toEqual(['/', '/', '/my-orders', '/my-orders'])
  })
})
