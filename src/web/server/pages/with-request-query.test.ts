import { describe, expect, test } from 'vitest'
import { withRequestQuery } from './with-request-query.ts'

describe('who is led elsewhere by a kept answer', () => {
  test('takes along whence they came', () => {
    expect(withRequestQuery('/shop?sale=1', '/to-roi-he?utm_source=qr')).toBe('/shop?sale=1&utm_source=qr')
    expect(withRequestQuery('/blog', '/to-roi-he')).toBe('/blog')
  })

  test('does not take along what the answer was asked with: it may be just what it left out', () =>
    expect(withRequestQuery('/product/luot-ho', '/product/luot-ho?size=999')).toBe('/product/luot-ho'))

  test('takes nothing to another site', () =>
    expect(withRequestQuery('https://other.example/a', '/x?utm_source=qr')).toBe('https://other.example/a'))
})
