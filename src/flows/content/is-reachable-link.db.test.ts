import { describe, expect } from 'vitest'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { isReachableLink } from './is-reachable-link.ts'

describe('links that the merchant enters', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test.for([
    '/',
    '/shop?level=basic',
    '/shop/category/figure',
    '/shop/brand/sport',
    '/contact#map',
    'https://example.com/a',
  ])('%s is reachable', async (href, { db }) => expect(await isReachableLink(db, href)).toBe(true))

  test.for([
    '',
    'shop',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'javascript:alert(1)',
    '/shop/category/nothing',
    '/product/nothing',
    '/blog/nothing',
    '/bundles/nothing',
    '/admin',
    '/%E0%A4%A',
    '/constructor/x',
  ])('“%s” is not reachable', async (href, { db }) => expect(await isReachableLink(db, href)).toBe(false))

  test('a ready-made bundle is reachable while it is offered and its parts are for sale', async ({ db }) => {
    const one = {
      slug: 'bo-thu',
      kind: 'speed' as const,
      name: { vi: 'Bộ thử', en: 'Trial' },
      text: { vi: 'Thử', en: 'Trial' },
    }
    const parts = { skate: ['luot-thu'], blade: ['luoi-thu'] }
    const sizes = null
    await saveSettings(db, 'test', { readyBundles: [{ ...one, parts, sizes, isOn: true }] })
    await aProduct(db, { slug: 'luot-thu' })
    expect(await isReachableLink(db, '/bundles/bo-thu')).toBe(false)
    await aProduct(db, { slug: 'luoi-thu' })
    expect(await isReachableLink(db, '/bundles/bo-thu')).toBe(true)
    await saveSettings(db, 'test', { readyBundles: [{ ...one, parts, sizes, isOn: false }] })
    expect(await isReachableLink(db, '/bundles/bo-thu')).toBe(false)
  })

  test('a product is reachable while it is for sale', async ({ db }) => {
    const slug = 'luot-thu-dia-chi'
    await aProduct(db, { slug })
    expect(await isReachableLink(db, `/product/${slug}`)).toBe(true)
  })
})
