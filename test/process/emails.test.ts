// @module-tag turn-0
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { system } from '#shop/identity/actor.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { isEmailWanted } from '#shop/notifications/preferences/is-email-wanted.ts'
import type { EmailTopic } from '#shop/notifications/preferences/email-topic.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { listNotifications } from '#shop/notifications/bell/queries.ts'
import { stopRemindersLink, toolLink } from '#shop/notifications/preferences/tool-link.ts'
import { unsubscribeHeaders } from '#shop/notifications/preferences/unsubscribe-link.ts'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { addCustomer, cookieHeader, signInAt } from './person.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
let [lan, minh] = ['', '']
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  lan = await closed.look((db) => addCustomer(db, 'lan@example.com'))
  minh = await closed.look((db) => addCustomer(db, 'minh@example.com'))
  shop = await closed.start()
})
afterAll(async () => {
  expect((await shop.stop()).err).toBe('')
  await closed.clear()
})

const wants = (userId: string, topic: EmailTopic) => closed.look((db) => isEmailWanted(db, userId, topic))

/** The unsubscribe headers of an email of this topic. */
function headersOf(userId: string, topic: EmailTopic) {
  useEnv(readEnv({ DATA_DIR: closed.settings.DATA_DIR }))
  openSecret()
  return unsubscribeHeaders(userId, topic, 'en')
}
const pathIn = (headers: ReturnType<typeof headersOf>) => {
  const { pathname, search } = new URL(headers['List-Unsubscribe'].slice(1, -1))
  return pathname + search
}
const press = (path: string, more: Record<string, string> = {}) =>
  ask(shop.url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...more },
    body: 'List-Unsubscribe=One-Click',
  })

describe('one-click unsubscribe from a mail program (RFC 8058)', () => {
  test.each<EmailTopic>(['back-in-stock', 'promotions'])(
    '%s: the POST of the link ends it for its user only, and a GET changes nothing',
    async (topic) => {
      await closed.look((db) => setEmailChoice(db, system, { userId: lan, topic, wanted: true, ip: null }))
      await closed.look((db) => setEmailChoice(db, system, { userId: minh, topic, wanted: true, ip: null }))
      const headers = headersOf(lan, topic)
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      const path = pathIn(headers)
      // Mail programs open links before their readers do, so a GET must change nothing.
      expect((await ask(shop.url, path)).status).toBe(200)
      expect(await wants(lan, topic)).toBe(true)
      for (const _ of [1, 2]) expect((await press(path)).status).toBe(200)
      expect([await wants(lan, topic), await wants(minh, topic)]).toEqual([false, true])
    },
  )

  test.each(['reminder', 'fit'] as const)(
    'the link that ends the emails of a %s is pressed too, its others are not',
    async (target) => {
      const link = (more?: Record<string, string>) => {
        const { pathname, search } = new URL(toolLink(target, lan, 'en', more))
        return pathname + search
      }
      expect((await press(link({ stop: '1' }))).status).not.toBe(403)
      expect((await press(link())).status).toBe(403)
      expect((await press(link({ stop: '1' }).replace(lan, minh))).status).toBe(403)
    },
  )

  test('the link that ends the reminders of an address is pressed when none of them is left', async () => {
    const { pathname, search } = new URL(stopRemindersLink('lan@example.com', 'en'))
    expect((await ask(shop.url, pathname + search)).text).toContain('Stop reminders')
    expect((await press(pathname + search)).status).toBe(200)
    expect((await press((pathname + search).replace('lan%40', 'minh%40'))).status).toBe(403)
  })

  test('a changed link or a request from another site changes nothing', async () => {
    const path = pathIn(headersOf(minh, 'reviews'))
    expect(await wants(minh, 'reviews')).toBe(true)
    expect((await press(path.replace('reviews', 'back-in-stock'))).status).toBe(403)
    expect((await press(path.replace(minh, lan))).status).toBe(403)
    expect((await press(path, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await ask(shop.url, path.replace(minh, lan))).status).toBe(404)
    expect([await wants(minh, 'reviews'), await wants(lan, 'reviews')]).toEqual([true, true])
  })
})

describe('a user reaches their own rows only', () => {
  test('another user’s notification cannot be read or deleted, and is answered like an unknown one', async () => {
    const text = { vi: 'Tin', en: 'News' }
    const news = { userId: lan, type: 'other', title: text, message: text, cause: 'secret' } as const
    const id = (await closed.look((db) => notifyUser(db, news)))!
    const Cookie = cookieHeader(await signInAt(closed, 'minh@example.com'))
    const json = { Cookie, Origin: shop.url, 'Content-Type': 'application/json' }
    const form = { ...json, 'Content-Type': 'application/x-www-form-urlencoded' }
    expect(JSON.parse((await ask(shop.url, '/api/notifications', { headers: { Cookie } })).text)).toEqual({
      items: [],
      unread: 0,
    })
    for (const target of [id, crypto.randomUUID()])
      for (const intent of ['read', 'delete']) {
        const body = JSON.stringify({ intent, id: target, userId: lan })
        const told = await ask(shop.url, '/api/notifications', { method: 'POST', headers: json, body })
        expect([told.status, told.text]).toEqual([200, '{"done":false}'])
        const sent = String(new URLSearchParams({ intent, id: target }))
        expect((await ask(shop.url, '/notifications', { method: 'POST', headers: form, body: sent })).status).toBe(404)
      }
    expect(await closed.look((db) => listNotifications(db, lan))).toMatchObject([{ id, isRead: false }])
    expect((await ask(shop.url, '/api/notifications')).status).toBe(401)
  })

  test('only the signed-in owner can ask for an order’s confirmation (send-notification-email)', async () => {
    const body = JSON.stringify({ type: 'order_confirmation', orderId: '261121-AAAAAAAA' })
    const json = { Origin: shop.url, 'Content-Type': 'application/json' }
    const path = '/en/api/send-notification-email'
    const nobody = await ask(shop.url, path, { method: 'POST', headers: json, body })
    expect([nobody.status, nobody.text]).toEqual([401, '{"error":"User not authenticated"}'])
    const Cookie = cookieHeader(await signInAt(closed, 'minh@example.com'))
    expect((await ask(shop.url, path, { method: 'POST', headers: { ...json, Cookie }, body })).status).toBe(404)
    const bad = JSON.stringify({ type: 'everything', orderId: '' })
    expect((await ask(shop.url, path, { method: 'POST', headers: { ...json, Cookie }, body: bad })).status).toBe(400)
  })
})
