import { describe, expect, test } from 'vitest'
import { inLowerLanguage, pathWithoutLanguage, localeOf, pageKey, plainPath } from './page-key.ts'

describe('the key of a cached page', () => {
  test.for([
    ['/', '', '/'],
    ['/en', '', '/en'],
    ['/shop', '?category=figure', '/shop?category=figure'],
    ['/shop.data', '', '/shop.data'],
    ['/product/luot-aria-75/reviews', '', '/product/luot-aria-75/reviews'],
    ['/product/giay-245', '', '/product/giay-245'],
    ['/size-guide', '', '/size-guide'],
    ['/tools/growth', '', '/tools/growth'],
    ['/order', '', '/order'],
    ['/cartoon', '', '/cartoon'],
    ['/administration', '', '/administration'],
  ])('%s%s is cached for everybody as %s', ([path, search, key]) => expect(pageKey(path!, search!)).toBe(key))

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
    '/product/luot-aria-75/review',
    '/product/luot-aria-75/ask',
    '/product/luot-aria-75/answer/7',
    '/admin-password-reset',
    '/payments/momo/return',
    '/sandbox/bank',
    '/unsubscribe',
    '/unwatch',
    '/fit',
    '/tools/reminder',
    '/contact/message',
    '/preview/home',
    '/preview/261121-K7M2Q9XA',
    '/product/luot-aria-75/preview',
    '/wishlist/shared/K7M2Q9XA',
    '/auth/two-factor',
    '/profile/security',
  ])('%s is personal and never cached, in both languages, as data and however it is written', (path) => {
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
    const capital = path.toUpperCase()
    const forms = [path, `${path}.data`, `${path}/`, `${path}//`, `${path}/_.data`, capital, `${capital}/`, encoded]
    for (const form of forms.flatMap((one) => [one, `/en${one}`]))
      expect(pageKey(form, '?order=1'), form).toBeUndefined()
  })

  test.for([
    '/api/cart',
    '/en/api/cart',
    '/API/cart',
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
  ])('%s is no page and is never cached', (path) => expect(pageKey(path, '')).toBeUndefined())

  test('the route manifest of one build has one key, in whatever order its paths are requested', () => {
    const key = pageKey('/__manifest', '?paths=/cart,/shop&version=a1')
    expect(key).toBe('/__manifest?paths=%2Fcart%2C%2Fshop&version=a1')
    expect(pageKey('/__manifest', '?version=a1&paths=/shop,/cart,/shop&utm_source=zalo')).toBe(key)
    expect(pageKey('/__manifest', '?paths=/cart,/shop&version=a2')).not.toBe(key)
    expect(pageKey('/en/__manifest', '?paths=/cart,/shop&version=a1')).not.toBe(key)
    expect(pageKey('/__manifest', '?paths=/cart')).toBeUndefined()
  })

  test('advertisers’ parameters make no second cached page, the shop’s own parameters do', () => {
    expect(pageKey('/shop', '?utm_source=zalo&utm_campaign=tet&fbclid=1&gclid=2&zarsrc=3')).toBe('/shop')
    expect(pageKey('/shop', '?fbclid=1&size=245&utm_medium=x&category=figure')).toBe('/shop?category=figure&size=245')
    expect(pageKey('/shop', '?utmost=1')).toBe('/shop')
  })

  test('a query has one key, however it was encoded', () => {
    expect(pageKey('/shop', '?holder_system=L%C6%B0%E1%BB%9Bt%20H1')).toBe(pageKey('/shop', '?holder_system=Lướt+H1'))
    expect(pageKey('/shop', '?size=250&size=245')).toBe(pageKey('/shop', '?size=245,250,245'))
    expect(pageKey('/shop', '?')).toBe('/shop')
  })
})

describe('the key of a cached list', () => {
  test.for([
    ['?sort=magic&page=-1&size=tall&brand=gold&width=Q&mouldable=maybe', '/shop'],
    ['?page=100000&stiffness_from=-5&price_to=abc', '/shop'],
    [`?q=${'a'.repeat(10_000)}`, '/shop'],
    ['?price_from=1234567&price_to=1234567', '/shop?price_from=1200000&price_to=1300000'],
    ['?price_from=3000000&price_to=1000000', '/shop?price_from=1000000&price_to=3000000'],
  ])('%s is cached as %s', ([search, key]) => expect(pageKey('/shop', search!)).toBe(key))

  test('the key of an invented address keeps only a few values of a filter', () => {
    const sizes = Array.from({ length: 900 }, (_, at) => `size=${100 + at}`).join('&')
    expect(pageKey('/shop', `?${sizes}`)!.length).toBeLessThan(300)
  })

  test.for(['/search', '/en/search', '/search.data', '/Search/', '/%73earch'])('%s is never cached', (path) =>
    expect(pageKey(path, '?q=aria')).toBeUndefined(),
  )
})

test.for([
  ['/en/API/Cart/', '/api/cart'],
  ['/search//', '/search'],
  ['/%63heckout.data', '/checkout'],
  ['/checkout/_.data', '/checkout'],
  ['/_.data', '/'],
  ['/en.data', '/'],
  ['/en', '/'],
  ['/', '/'],
  ['/EN/cart', '/en/cart'],
  ['/100%', '/100%'],
] as const)('for a limit %s is the address %s', ([path, plain]) => expect(plainPath(path)).toBe(plain))

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
  ] as const)('the language of %s is %s', ([path, locale]) => expect(localeOf(path)).toBe(locale))

  test.for([
    ['/EN', '/en'],
    ['/EN/', '/en/'],
    ['/En/Shop', '/en/Shop'],
    ['/EN.data', '/en.data'],
    ['/EN//evil.com', '/en//evil.com'],
    ['/en/shop', undefined],
    ['/shop', undefined],
    ['/ENGLISH', undefined],
    ['//EN/evil.com', undefined],
  ] as const)('who types %s is led to %s', ([path, led]) => expect(inLowerLanguage(path)).toBe(led))

  test.for([
    ['/en', '/'],
    ['/en/shop', '/shop'],
    ['/en/', '/'],
    ['/shop', '/shop'],
    ['/english', '/english'],
    ['/en.data', '.data'],
  ] as const)('%s without its language is %s', ([path, without]) => expect(pathWithoutLanguage(path)).toBe(without))
})
