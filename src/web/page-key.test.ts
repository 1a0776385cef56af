import { describe, expect, test } from 'vitest'
import { bare, localeOf, pageKey } from './page-key.ts'

describe('under what name a page is kept', () => {
  test.for([
    ['/', '', '/'],
    ['/en', '', '/en'],
    ['/shop', '?category=figure', '/shop?category=figure'],
    ['/shop.data', '', '/shop.data'],
    ['/product/giay-245', '', '/product/giay-245'],
    ['/order', '', '/order'],
    ['/cartoon', '', '/cartoon'],
    ['/administration', '', '/administration'],
  ])('%s%s is everybody’s, as %s', ([path, search, key]) => expect(pageKey(path!, search!)).toBe(key))

  test.for([
    '/cart',
    '/checkout',
    '/order-success',
    '/orders',
    '/orders/261121-K7M2Q9XA',
    '/my-orders',
    '/profile',
    '/notifications',
    '/wishlist',
    '/auth',
    '/auth/signup',
    '/admin',
    '/admin/orders',
    '/moderation',
    '/admin-password-reset',
  ])('%s belongs to one person, in both languages and as data', (path) => {
    for (const form of [path, `/en${path}`, `${path}.data`, `/en${path}.data`, `${path}/`])
      expect(pageKey(form, '?order=1'), form).toBeUndefined()
  })

  test.for([
    '/api/cart',
    '/en/api/cart',
    '/assets/a.js',
    '/media/x-400.webp',
    '/pictures/hero.avif',
    '/healthz',
    '/readyz',
    '/metrics',
    '/language',
    '/sign-out',
    '/favicon.svg',
    '/robots.txt',
    '/__manifest',
  ])('%s is no page', (path) => expect(pageKey(path, '')).toBeUndefined())

  test('marks of advertisers make no second copy, the shop’s own questions do', () => {
    expect(pageKey('/shop', '?utm_source=zalo&utm_campaign=tet&fbclid=1&gclid=2&zarsrc=3')).toBe('/shop')
    expect(pageKey('/shop', '?fbclid=1&size=245&utm_medium=x&category=figure')).toBe('/shop?size=245&category=figure')
    expect(pageKey('/shop', '?utmost=1')).toBe('/shop')
  })

  test('a question is written one way, however it was encoded', () => {
    expect(pageKey('/shop', '?q=gi%C3%A0y%20tr%C6%B0%E1%BB%A3t')).toBe(pageKey('/shop', '?q=giày+trượt'))
    expect(pageKey('/shop', '?')).toBe('/shop')
  })
})

describe('the language of an address', () => {
  test.for([
    ['/', 'vi'],
    ['/shop', 'vi'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/shop', 'en'],
    ['/en.data', 'en'],
    ['/english', 'vi'],
    ['/entry/en', 'vi'],
  ] as const)('%s is %s', ([path, locale]) => expect(localeOf(path)).toBe(locale))

  test.for([
    ['/en', '/'],
    ['/en/shop', '/shop'],
    ['/en/', '/'],
    ['/shop', '/shop'],
    ['/english', '/english'],
    ['/en.data', '.data'],
  ] as const)('%s without it is %s', ([path, without]) => expect(bare(path)).toBe(without))
})
