import { expect, test } from 'vitest'
import { crumbsOf, similarPages } from './crumbs-of.ts'

const trailOf = (pathname: string) => crumbsOf(pathname).trail.map(({ to }) => to)

test('every admin page has breadcrumbs to its section and to the overview', () => {
  expect(trailOf('/admin')).toEqual(['/admin', '/admin'])
  expect(crumbsOf('/admin/orders').isMenuPage).toBe(true)
  expect(trailOf('/admin/orders')).toEqual(['/admin', '/admin/orders'])
  expect(trailOf('/admin/products/7/edit')).toEqual(['/admin', '/admin/products'])
  expect(crumbsOf('/admin/products/7/edit').isMenuPage).toBe(false)
  expect(trailOf('/admin/carrier-sandbox')).toEqual(['/admin', '/admin/shipping'])
  expect(crumbsOf('/admin/carrier-sandbox').isMenuPage).toBe(false)
  expect(trailOf('/admin/nope')).toEqual(['/admin'])
})

test('an unknown admin address suggests pages with a similar spelling, and always some page', () => {
  expect(similarPages('/admin/order')[0]).toMatchObject({ to: '/admin/orders' })
  expect(similarPages('/admin/inventroy')[0]).toMatchObject({ to: '/admin/inventory' })
  expect(similarPages('/admin/nope').map(({ to }) => to)).toContain('/admin/products')
})
