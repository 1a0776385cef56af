import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { isOrderKey } from '#shop/orders/buyers/order-link.ts'
import { orders } from '#shop/orders/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import { sendQueuedEmail } from '#shop/notifications/queue/send-queued-email.ts'
import { requestOrderEmail } from '#shop/notifications/queue/request-order-email.ts'
import { aUser } from '#test/a-person.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { resendEmail } from './resend-email.ts'

const settings = ownSettings()
const outbox = join(settings.DATA_DIR, 'outbox')

async function anOrder(db: Db, locale: Locale = 'vi') {
  const { variantId } = await aProduct(db, { name: 'Lướt <b>Én</b>' })
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000, { locale })
  return (await findOrder(db, (await placeOrder(db, guest, placement)).id))!
}

describe('emails about an order', () => {
  test.beforeEach(async ({ db }) => {
    useEnv(readEnv(settings))
    openSecret()
    await openSmallShop(db)
  })

  test('an email waits while the mail server is down and is sent once when it is back', async ({ db }) => {
    const order = await anOrder(db)
    await queueOrderEmail(db, { kind: 'order-placed', orderId: order.id, cause: 'event:1' })
    const mailId = String(queued[0]!.payload.mailId)
    useEnv(readEnv({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' }))
    await expect(sendQueuedEmail(db, mailId)).rejects.toThrow(/ECONNREFUSED/)
    expect(await db.select().from(emails)).toMatchObject([{ state: 'failed', attempts: 1 }])
    useEnv(readEnv(settings))
    await sendQueuedEmail(db, mailId)
    await sendQueuedEmail(db, mailId)
    expect(await db.select().from(emails)).toMatchObject([{ state: 'sent', attempts: 2 }])
    const sentEmails = readdirSync(outbox)
    expect(sentEmails).toHaveLength(1)
    const source = readFileSync(join(outbox, sentEmails[0]!), 'utf8')
    expect(source).toMatch(/^To: lan@example.com$/m)
    expect(source).not.toContain('<b>Én</b>')
  })

  test('a shop whose name holds a comma and a colon is the one sender of its emails', async ({ db }) => {
    await saveSettings(db, system, { name: 'Skates, Blades: Co.' })
    const order = await anOrder(db)
    await queueOrderEmail(db, { kind: 'order-placed', orderId: order.id, cause: 'event:3' })
    const mailId = String(queued.at(-1)!.payload.mailId)
    await sendQueuedEmail(db, mailId)
    const file = readdirSync(outbox).find((name) => name.includes(mailId))!
    expect(readFileSync(join(outbox, file), 'utf8')).toMatch(/^From: "Skates, Blades: Co\." <\S+@\S+>$/m)
  })

  test('an email has the order’s language and greets by the given name, and its link opens that order only', async ({
    db,
  }) => {
    for (const [locale, hello, path] of [
      ['vi', 'Chào Lan,', '/orders/'],
      ['en', 'Hello Lan,', '/en/orders/'],
    ] as const) {
      const order = await anOrder(db, locale)
      const { subject, content } = writeOrderEmail('order-placed', { order, settings: shopSettings.parse({}) })!
      expect(subject).toContain(order.code)
      expect(content.greeting).toBe(hello)
      const link = new URL(content.action.link)
      expect(link.pathname).toBe(path + order.id)
      expect(isOrderKey(order.id, link.searchParams.get('key')!)).toBe(true)
      expect(isOrderKey('261121-AAAAAAAA', link.searchParams.get('key')!)).toBe(false)
    }
  })

  test('nobody is thanked by email for an order that was cancelled, neither the buyer who asks nor by staff', async ({
    db,
  }) => {
    const { id: userId, email, actor } = await aUser(db)
    const { id: orderId } = await anOrder(db)
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId))
    await requestOrderEmail(db, { userId, email, orderId })
    const [mail] = await db.select().from(emails)
    await cancelOrder(db, actor, { orderId, reason: 'Khách đổi ý' })
    await sendQueuedEmail(db, mail!.id)
    expect(await db.select().from(emails)).toMatchObject([{ kind: 'order-placed', state: 'dropped' }])
    const refused = expect.objectContaining({ code: 'order-mail-cancelled' })
    await expect(requestOrderEmail(db, { userId, email, orderId })).rejects.toEqual(refused)
    await expect(resendEmail(db, system, { orderId })).rejects.toEqual(refused)
  })

  test('the email about a delivery names the days to return that the order was placed with', async ({ db }) => {
    const { id } = await anOrder(db)
    await saveSettings(db, system, { exchangeDays: 7 })
    const [order, today] = [(await findOrder(db, id))!, await findSettings(db)]
    const { content } = writeOrderEmail('order-delivered', { order, settings: today })!
    expect(content.texts.join(' ')).toContain('15 ngày')
  })

  test('a name with line breaks cannot add a header', async ({ db }) => {
    const order = await anOrder(db)
    await queueOrderEmail(db, { kind: 'order-delivered', orderId: order.id, cause: 'event:2' })
    const named = { ...order, name: 'Lan\r\nBcc: all@example.com' }
    const { content } = writeOrderEmail('order-delivered', { order: named, settings: shopSettings.parse({}) })!
    expect(content.greeting).not.toMatch(/\n.*Bcc/)
  })
})
