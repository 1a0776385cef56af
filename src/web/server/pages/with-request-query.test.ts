import { describe, expect, test } from 'vitest'
import { withRequestQuery } from './with-request-query.ts'

describe('a redirect from the cache', () => {
  test('the redirect keeps the visitor’s campaign parameters', () => {
    expect(withRequestQuery('/shop?sale=1', '/to-roi-he?utm_source=qr')).toBe('/shop?sale=1&utm_source=qr')
    expect(withRequestQuery('/blog', '/to-roi-he')).toBe('/blog')
  })

  test('the redirect drops other parameters, because it may exist to remove them', () =>
    expect(withRequestQuery('/product/luot-ho', '/product/luot-ho?size=999')).toBe('/product/luot-ho'))

  test('a redirect to another site gets no parameters', () =>
    expect(withRequestQuery('https://other.example/a', '/x?utm_source=qr')).toBe('https://other.example/a'))
})
