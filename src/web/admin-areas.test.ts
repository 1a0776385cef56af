import { describe, expect, test } from 'vitest'
import { everyArea } from '#shop/identity/staff/staff-area.ts'
import { access } from '#web/server/policy/access.ts'
import { areasOf, opensPage } from './admin-kit/admin-areas.ts'

const pages = Object.values(access).flatMap(([at, look]) => (look === 'admin' || at.startsWith('/admin/') ? [at] : []))

describe('the areas of the admin', () => {
  test('pages that only admins open: a new page stands here until it has a row in admin-areas.ts', () => {
    const closed = pages.filter((at) => areasOf(at).join() === 'admin')
    expect([...new Set(closed.map((at) => at.split('?')[0]!))].toSorted()).toEqual([
      '/admin/advanced',
      '/admin/advanced/backup',
      '/admin/advanced/errors/{error}',
      '/admin/advanced/jobs',
      '/admin/advanced/pages',
      '/admin/advanced/performance',
      '/admin/no-such-screen',
      '/admin/security',
      '/admin/security/audit',
      '/admin/security/audit/export',
      '/admin/security/locks',
      '/admin/security/reports',
      '/admin/security/sessions',
      '/admin/security/settings',
      '/admin/settings/keys',
      '/admin/settings/payments',
      '/admin/system',
      '/admin/testing',
      '/admin/users/export',
      '/admin/users/guests',
      '/admin/users/guests/{guestOrder}',
      '/admin/users/invites',
      '/admin/users/roles',
      '/admin/users/roles/new',
      '/admin/users/{person}/export',
    ])
  })

  test('an admin opens every page', () => {
    for (const at of pages) expect(opensPage(everyArea, at), at).toBe(true)
  })

  test('a colleague who packs opens orders and stock, and the overview, but no money and no settings', () => {
    const held = ['orders', 'stock'] as const
    for (const at of [
      '/admin',
      '/admin?index',
      '/admin/find?q=aria',
      '/admin/orders/:id/parcels',
      '/admin/inventory/:variantId',
      '/admin/*',
    ])
      expect(opensPage(held, at), at).toBe(true)
    for (const at of ['/admin/payments', '/admin/settings', '/admin/users/:id', '/admin/products', '/moderation', '/'])
      expect(opensPage(held, at), at).toBe(false)
  })

  test('the longer row decides: who reads customers exports none, who sets the shop up sees no keys', () => {
    expect(opensPage(['customers'], '/admin/users/:id')).toBe(true)
    expect(opensPage(['customers'], '/admin/users/:id/export')).toBe(false)
    expect(opensPage(['customers'], '/admin/users/roles/:id')).toBe(false)
    expect(opensPage(['settings'], '/admin/settings/taxes')).toBe(true)
    expect(opensPage(['settings'], '/admin/settings/keys')).toBe(false)
  })
})
