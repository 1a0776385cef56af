import { describe, expect, onTestFinished } from 'vitest'
import { test } from '#test/with-db.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { findSavedAt, findSettings } from './queries.ts'
import { saveSettings } from './save-settings.ts'
import { defaultShopName, keepShopName, shopName } from './shop-name.ts'
import { refreshAnnouncement } from './refresh-announcement.ts'

describe('settings', () => {
  test('settings that are not sent stay as they were', async ({ db }) => {
    await saveSettings(db, 'user:lan', { phone: '024 7300 0000', codLimit: 20_000_000, bundlePercent: 7 })
    const before = await findSettings(db)
    await saveSettings(db, 'user:lan', { analyticsFunnel: true })
    expect(await findSettings(db)).toEqual({ ...before, analyticsFunnel: true })
    await saveSettings(db, 'user:lan', { phone: undefined })
    expect(await findSettings(db)).toEqual({ ...before, analyticsFunnel: true })
  })

  test('titles say the new name of a shop from the next reading of its settings', async ({ db }) => {
    onTestFinished(() => keepShopName(defaultShopName))
    await findSettings(db)
    expect(shopName()).toBe('Lướt')
    await saveSettings(db, 'user:lan', { name: 'Băng Giá' })
    await findSettings(db)
    expect(shopName()).toBe('Băng Giá')
  })

  test('the second of two editors is refused, and can save after a reload', async ({ db }) => {
    const seen = (await findSavedAt(db, ['phone', 'email'])).toISOString()
    await saveSettings(db, 'user:lan', { phone: '024 7300 0000', email: 'chao@luot.example' }, seen)
    const hers = { phone: '024 7300 0001', email: 'chao@luot.example' }
    await expect(saveSettings(db, 'user:binh', hers, seen)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect((await findSettings(db)).phone).toBe('024 7300 0000')
    const now = (await findSavedAt(db, ['phone', 'email'])).toISOString()
    await saveSettings(db, 'user:binh', hers, now)
    expect((await findSettings(db)).phone).toBe('024 7300 0001')
  })

  test('the audit log holds only the settings that changed', async ({ db }) => {
    await saveSettings(db, 'user:lan', { exchangeDays: 30, maxPerLine: 20 })
    expect(await db.select().from(auditLog)).toMatchObject([
      { actor: 'user:lan', verb: 'settings.saved', before: { exchangeDays: 15 }, after: { exchangeDays: 30 } },
    ])
  })

  test('a menu draft is saved, published and cleared, and the default menus can be restored', async ({ db }) => {
    const plan = { header: [{ href: '/shop', label: { vi: 'Mua', en: '' } }], shop: [], footer: [] }
    await saveSettings(db, 'user:lan', { menusDraft: plan })
    expect(await findSettings(db)).toMatchObject({ menus: null, menusDraft: plan })
    await saveSettings(db, 'user:lan', { menus: plan, menusDraft: null })
    expect(await findSettings(db)).toMatchObject({ menus: plan, menusDraft: null })
    await saveSettings(db, 'user:lan', { menus: null })
    expect(await findSettings(db)).toMatchObject({ menus: null, menusDraft: null })
  })

  test('cached pages are refreshed once when the announcement begins and once when it ends', async ({ db }) => {
    const [from, until] = ['2026-12-24T11:00:00.000Z', '2026-12-25T17:00:00.000Z']
    await saveSettings(db, 'user:lan', { announcementFrom: from, announcementUntil: until })
    await db.delete(outbox)
    const notified: number[] = []
    const moments = [
      '2026-12-24T10:59:00Z',
      '2026-12-24T10:59:59Z',
      from,
      '2026-12-25T16:59:00Z',
      until,
      '2027-01-01T00:00:00Z',
    ]
    for (const moment of moments) {
      await refreshAnnouncement(db, new Date(moment))
      notified.push((await db.select().from(outbox)).length)
    }
    expect(notified).toEqual([1, 1, 2, 2, 3, 3])
    expect((await findSettings(db)).announcementShown).toBe(false)
  })
})
