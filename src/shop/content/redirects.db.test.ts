import { describe, expect } from 'vitest'
import { system } from '#shop/identity/actor.ts'
import { test } from '#test/with-db.ts'
import { followRedirect } from './follow-redirect.ts'
import { listRedirects } from './list-redirects.ts'
import { saveRedirect, shopPath } from './save-redirect.ts'

describe('an address that leads elsewhere', () => {
  test('is followed and counted, in English too', async ({ db }) => {
    await saveRedirect(db, system, { from: '/khuyen-mai-he', to: '/shop' })
    expect(await followRedirect(db, '/khuyen-mai-he')).toBe('/shop')
    expect(await followRedirect(db, '/en/khuyen-mai-he')).toBe('/en/shop')
    expect(await followRedirect(db, '/khong-co')).toBeUndefined()
    expect(await listRedirects(db, { text: 'MAI-HE', sort: '-hits', page: 1 })).toMatchObject([
      { hits: 2, to: '/shop' },
    ])
  })

  test('leads there at once when the way was in two steps, whichever was first', async ({ db }) => {
    await saveRedirect(db, system, { from: '/b', to: '/c' })
    await saveRedirect(db, system, { from: '/a', to: '/b' })
    await saveRedirect(db, system, { from: '/c', to: '/d' })
    for (const path of ['/a', '/b', '/c']) expect(await followRedirect(db, path)).toBe('/d')
  })

  test('never leads in a circle, nor away from home or the desk', async ({ db }) => {
    await saveRedirect(db, system, { from: '/a', to: '/b' })
    await expect(saveRedirect(db, system, { from: '/b', to: '/a' })).rejects.toMatchObject({ code: 'redirect-circle' })
    await expect(saveRedirect(db, system, { from: '/a', to: '/a' })).rejects.toMatchObject({ code: 'redirect-circle' })
    for (const from of ['/', '/en', '/admin', '/admin/orders'])
      await expect(saveRedirect(db, system, { from, to: '/b' })).rejects.toMatchObject({ code: 'redirect-not-here' })
  })

  test('is a path of this shop, however it was pasted', async () => {
    expect(shopPath.parse(' https://luot.vn/blog/cu/?utm=1#a ')).toBe('/blog/cu')
    for (const wrong of ['blog/cu', '//evil.example', '/a b', 'javascript:alert(1)', '', '/\\evil'])
      expect(shopPath.safeParse(wrong).success, wrong).toBe(false)
  })
})
