import { describe, expect, test } from 'vitest'
import { routeNameOf } from './route-names.ts'

const table = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  product: { id: 'product', parentId: 'root', path: 'product/:slug' },
  review: { id: 'review', parentId: 'root', path: 'product/:slug/review' },
  admin: { id: 'admin', parentId: 'root', path: 'admin' },
  orders: { id: 'orders', parentId: 'admin', path: 'orders/:id' },
  fresh: { id: 'fresh', parentId: 'admin', path: 'orders/new' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
}
const name = (path: string) => routeNameOf(table, path)

describe('requests are counted by route', () => {
  test('an address has one route in both languages, as a page or as data for the router', () => {
    for (const path of ['/product/luot-a', '/en/product/luot-b', '/product/luot-a.data', '/Product/Luot-A/'])
      expect(name(path)).toBe('/product/:slug')
    for (const path of ['/', '/en', '/_.data']) expect(name(path)).toBe('/')
    expect(name('/product/luot-a/review')).toBe('/product/:slug/review')
  })

  test('a fixed segment wins over a parameter', () => {
    expect(name('/admin/orders/new')).toBe('/admin/orders/new')
    expect(name('/admin/orders/261121-K7M2Q9XA')).toBe('/admin/orders/:id')
  })

  test('all unknown addresses share the name “other”', () => {
    for (const path of ['/wp-login.php', '/product', '/admin/orders/a/b', '/%00']) expect(name(path)).toBe('other')
  })
})
