import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { subscribeLive, startLiveChannel } from '#platform/live.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { test } from '#test/with-db.ts'
import { markAllRead } from './mark-all-read.ts'
import { markRead } from './mark-read.ts'
import { notifyUser } from './notify-user.ts'
import { countNotifications, countUnread, listNotifications, viewNotification } from './queries.ts'
import { removeNotification } from './remove-notification.ts'

const aPerson = (db: Db, email: string) =>
  addUser(db, system, { email, name: 'Lan', password: 'Truot-bang-2026!', role: 'user', locale: 'vi' })
const notification = (userId: string, cause: string, type: 'payment' | 'order_update' = 'order_update') => ({
  userId,
  type,
  title: { vi: `Tin ${cause}`, en: `News ${cause}` },
  message: { vi: 'Một câu.', en: 'A sentence.' },
  cause,
})
const titles = async (db: Db, userId: string, params = {}) =>
  (await listNotifications(db, userId, params)).map((row) => row.title.vi)

describe('notifications of a customer', () => {
  test('notifications are listed newest first, ten a page by default', async ({ db }) => {
    const lan = await aPerson(db, 'lan@example.com')
    for (let at = 1; at <= 12; at += 1) await notifyUser(db, notification(lan, String(at)))
    expect(await titles(db, lan)).toEqual(Array.from({ length: 10 }, (_, at) => `Tin ${12 - at}`))
    expect(await titles(db, lan, { page: 2 })).toEqual(['Tin 2', 'Tin 1'])
    expect(await titles(db, lan, { limit: 5, page: 3 })).toEqual(['Tin 2', 'Tin 1'])
    expect(await countUnread(db, lan)).toBe(12)
  })

  test('each cause notifies each user once', async ({ db }) => {
    const [lan, minh] = [await aPerson(db, 'lan@example.com'), await aPerson(db, 'minh@example.com')]
    expect(await notifyUser(db, notification(lan, 'event:1'))).toBeTypeOf('string')
    expect(await notifyUser(db, notification(lan, 'event:1'))).toBeUndefined()
    await notifyUser(db, notification(minh, 'event:1'))
    expect([await countNotifications(db, lan), await countNotifications(db, minh)]).toEqual([1, 1])
  })

  test('notifications are marked read singly or all at once, and the unread count never goes below zero', async ({
    db,
  }) => {
    const lan = await aPerson(db, 'lan@example.com')
    const [first] = [
      await notifyUser(db, notification(lan, '1')),
      await notifyUser(db, notification(lan, '2')),
      await notifyUser(db, notification(lan, '3')),
    ]
    for (const unread of [2, 2]) {
      expect(await markRead(db, lan, first!)).toBe(true)
      expect(await countUnread(db, lan)).toBe(unread)
    }
    expect(await markAllRead(db, lan)).toBe(2)
    expect(await markAllRead(db, lan)).toBe(0)
    expect(await markRead(db, lan, first!)).toBe(true)
    await removeNotification(db, lan, first!)
    expect(await countUnread(db, lan)).toBe(0)
  })

  test('another person’s notifications cannot be read, marked or deleted', async ({ db }) => {
    const [lan, minh] = [await aPerson(db, 'lan@example.com'), await aPerson(db, 'minh@example.com')]
    const id = (await notifyUser(db, notification(lan, '1')))!
    expect(await listNotifications(db, minh)).toEqual([])
    expect(await markRead(db, minh, id)).toBe(false)
    expect(await removeNotification(db, minh, id)).toBe(false)
    expect(await markAllRead(db, minh)).toBe(0)
    expect(await listNotifications(db, lan)).toMatchObject([{ id, isRead: false }])
  })

  test('a deleted notification is gone and cannot be deleted again', async ({ db }) => {
    const lan = await aPerson(db, 'lan@example.com')
    const id = (await notifyUser(db, notification(lan, '1')))!
    expect(await removeNotification(db, lan, id)).toBe(true)
    expect(await removeNotification(db, lan, id)).toBe(false)
    expect(await listNotifications(db, lan)).toEqual([])
  })

  test('notifications are filtered by unread and type, in the language of the page', async ({ db }) => {
    const lan = await aPerson(db, 'lan@example.com')
    const id = (await notifyUser(db, notification(lan, '1', 'payment')))!
    await notifyUser(db, notification(lan, '2'))
    await markRead(db, lan, id)
    expect(await titles(db, lan, { only: 'unread' })).toEqual(['Tin 2'])
    expect(await titles(db, lan, { only: 'payment' })).toEqual(['Tin 1'])
    expect(await countNotifications(db, lan, 'promotion')).toBe(0)
    const [row] = await listNotifications(db, lan)
    expect([viewNotification(row!, 'vi').title, viewNotification(row!, 'en').title]).toEqual(['Tin 2', 'News 2'])
  })
})

describe('live pages', () => {
  test('an open page hears of every change to its own user’s notifications and of nobody else’s', async ({ store }) => {
    const stop = await startLiveChannel(store)
    const { db } = store
    const [lan, minh] = [await aPerson(db, 'l@example.com'), await aPerson(db, 'm@example.com')]
    const messages: string[] = []
    const leave = subscribeLive(lan, {
      onMessage: ({ to, event }) => messages.push(`${to === lan} ${event}`),
      onMissed: () => {},
    })
    const id = (await notifyUser(db, notification(lan, '1')))!
    await notifyUser(db, notification(minh, '1'))
    await notifyUser(db, notification(lan, '1'))
    await markRead(db, lan, id)
    await markAllRead(db, lan)
    await removeNotification(db, lan, id)
    await expect.poll(() => messages).toEqual(Array(3).fill('true notifications'))
    leave()
    await notifyUser(db, notification(lan, '2'))
    await new Promise((done) => setTimeout(done, 50))
    expect(messages).toHaveLength(3)
    await stop()
  })
})
