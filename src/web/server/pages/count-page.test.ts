import { beforeEach, describe, expect, test } from 'vitest'
import { takeTally } from '#shop/analytics/count-action.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { countPage } from './count-page.ts'

useEnv(readEnv({}))
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const visitor = '11111111-2222-4333-8444-555555555555'
const opened = { 'user-agent': chrome, 'sec-fetch-site': 'none', host: 'luot.vn' }
const within = (from: string) => ({ ...opened, 'sec-fetch-site': 'same-origin', referer: `https://luot.vn${from}` })

/** The counts and funnel steps of one request. */
function counted(url: string, headers: Record<string, string> = opened, { status = 200, tags = [] as string[] } = {}) {
  countPage({ method: 'GET', url, headers }, { status, tags })
  const { counts, steps } = takeTally()
  return [...counts.map(({ what, about }) => `${what} ${about}`.trim()), ...steps.map(({ step }) => `step ${step}`)]
}

describe('the server counts page views', () => {
  beforeEach(() => void takeTally())

  test('a visitor from outside counts as a visit; moving on within the shop does not', () => {
    expect(counted('/')).toEqual(['page home', 'visit'])
    expect(counted('/en', { ...opened, 'sec-fetch-site': 'cross-site' })).toEqual(['page home', 'visit'])
    expect(counted('/shop/category/figure?size=250', within('/'))).toEqual(['page list'])
    expect(counted('/en/shop.data', within('/en'))).toEqual(['page list'])
    expect(counted('/Shop/', within('/'))).toEqual(['page list'])
    expect(counted('/_.data', within('/shop'))).toEqual(['page home'])
  })

  test('in an old browser the referrer tells where the visitor comes from', () => {
    const old = { 'user-agent': chrome, host: 'luot.vn' }
    expect(counted('/cart', { ...old, referer: 'https://luot.vn/shop' })).toEqual(['page cart'])
    expect(counted('/cart', { ...old, referer: 'https://www.google.com/' })).toEqual(['page cart', 'visit'])
    expect(counted('/cart', old)).toEqual(['page cart', 'visit'])
  })

  test('a product page counts for its product; its subpages count as other pages', () => {
    expect(counted('/product/luot-aria', within('/shop'), { tags: ['catalogue', 'product:p1', 'settings'] })).toEqual([
      'page product',
      'product p1',
    ])
    expect(counted('/product/luot-aria/reviews', within('/product/luot-aria'), { tags: ['product:p1'] })).toEqual([
      'page other',
    ])
  })

  test('a reload, and the router refreshing its own page, are not counted', () => {
    expect(counted('/shop', { ...opened, 'cache-control': 'max-age=0' })).toEqual([])
    expect(counted('/checkout.data?_routes=x', within('/checkout'))).toEqual([])
    expect(counted('/en/product/aria.data', within('/en/product/aria?size=250'))).toEqual([])
  })

  test('bots, personal pages, admin pages and pages not found are not counted', () => {
    expect(counted('/', { ...opened, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toEqual([])
    expect(counted('/', { host: 'luot.vn' })).toEqual([])
    expect(counted('/shop', { ...opened, 'sec-purpose': 'prefetch' })).toEqual([])
    for (const path of ['/profile', '/orders/1', '/admin', '/auth', '/api/cart', '/payments/vnpay/return'])
      expect(counted(path), path).toEqual([])
    expect(counted('/product/gone', opened, { status: 404 })).toEqual([])
  })

  test('funnel steps are recorded only for visitors who consented and carry a valid visit id', () => {
    const followed = (cookie: string) => counted('/checkout', { ...within('/cart'), cookie })
    const mark = `luot_visit=${visitor}`
    expect(followed(`luot_consent=yes; ${mark}`)).toEqual(['page checkout', 'step visit', 'step checkout'])
    expect(followed(`luot_consent=no; ${mark}`)).toEqual(['page checkout'])
    expect(followed(mark)).toEqual(['page checkout'])
    expect(followed('luot_consent=yes; luot_visit=anything')).toEqual(['page checkout'])
  })
})
