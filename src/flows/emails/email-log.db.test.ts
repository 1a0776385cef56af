import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { clearTries, secondsToWait } from '#platform/limits/limit.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { findEmail } from '#shop/notifications/emails/find-email.ts'
import { listOrderEmails } from '#shop/notifications/emails/list-order-emails.ts'
import { countEmails, listEmails } from '#shop/notifications/emails/list-emails.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import { sendQueuedEmail } from '#shop/notifications/queue/send-queued-email.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { resendEmail } from './resend-email.ts'

const settings = ownSettings()
const clerk = staff('clerk')
const everything = { text: '', state: null, kind: null }

async function anEmail(db: Db, cause = 'event:1') {
  const { variantId } = await aProduct(db)
  const order = await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000))
  await queueOrderEmail(db, { kind: 'order-placed', orderId: order.id, cause })
  return { order, mailId: String(queued.at(-1)!.payload.mailId) }
}

describe('the email log', () => {
  test.beforeEach(async ({ db }) => {
    useEnv(readEnv(settings))
    openSecret()
    await openSmallShop(db)
  })

  test('it keeps a sent email as it was, without the key of its link', async ({ db }) => {
    const { mailId, order } = await anEmail(db)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'waiting', page: null, plain: null })
    await sendQueuedEmail(db, mailId)
    const { page, plain, subject } = (await findEmail(db, mailId))!
    expect(subject).toContain(order.code)
    for (const form of [page, plain]) {
      expect(form).toContain(`/orders/${order.id}?key=…`)
      expect(form).not.toMatch(/key=[\w-]{20}/)
    }
  })

  test('an email that only lies in the outbox is not called sent', async ({ db }) => {
    const { mailId, order } = await anEmail(db)
    await sendQueuedEmail(db, mailId)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'sent', shownState: 'outbox', isInOutbox: true })
    expect(await listOrderEmails(db, order.id)).toMatchObject([{ state: 'outbox' }])
    // The second attempt may fail, and staff must see that it did.
    await db.update(emails).set({ state: 'failed' }).where(eq(emails.id, mailId))
    expect(await findEmail(db, mailId)).toMatchObject({ shownState: 'failed' })
  })

  test('it is searched by address, subject and order, and counted by state', async ({ db }) => {
    const { mailId, order } = await anEmail(db)
    await sendQueuedEmail(db, mailId)
    await queueAccountEmail(db, { kind: 'already-registered', to: 'minh_1%@example.com', locale: 'en' })
    expect(await countEmails(db, everything)).toEqual({
      all: 2,
      byState: { waiting: 1, sent: 0, outbox: 1, failed: 0, dropped: 0 },
    })
    const found = async (text: string) => (await listEmails(db, { ...everything, text }, 1)).map(({ to }) => to)
    expect(await found(order.code)).toEqual(['lan@example.com'])
    expect(await found('minh_1%@')).toEqual(['minh_1%@example.com'])
    expect(await found('hx1')).toEqual([])
    expect(await listEmails(db, { ...everything, state: 'waiting' }, 1)).toHaveLength(1)
    expect(await listEmails(db, { ...everything, state: 'sent' }, 1)).toEqual([])
    expect(await listEmails(db, { ...everything, kind: 'order-placed' }, 1)).toHaveLength(1)
  })

  test('a failed email is sent again as it is; a sent one is written anew, at most once a minute', async ({ db }) => {
    const { mailId } = await anEmail(db)
    useEnv(readEnv({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' }))
    await expect(sendQueuedEmail(db, mailId)).rejects.toThrow(/ECONNREFUSED/)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'failed', attempts: 1, page: null })
    useEnv(readEnv(settings))
    expect(await resendEmail(db, clerk, { mailId })).toBe(mailId)
    await sendQueuedEmail(db, mailId)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'sent', attempts: 2, lastError: null, actor: clerk })
    // A second click does not send it again, although the first click has sent it meanwhile.
    await expect(resendEmail(db, clerk, { mailId })).rejects.toMatchObject({ code: 'mail-just-sent' })
    await clearTries(db, allLimits.emailResend, mailId)
    const again = await resendEmail(db, clerk, { mailId })
    expect(again).not.toBe(mailId)
    await sendQueuedEmail(db, again)
    expect(await findEmail(db, again)).toMatchObject({ state: 'sent', to: 'lan@example.com', actor: clerk })
    await expect(resendEmail(db, clerk, { mailId })).rejects.toMatchObject({ code: 'mail-just-sent' })
    await expect(resendEmail(db, clerk, { mailId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'mail-unknown',
    })
    expect(await db.select().from(emails)).toHaveLength(2)
  })

  test('two jobs of one email do not send it at the same time, and the second finds it sent', async ({ db }) => {
    const { mailId } = await anEmail(db)
    // The first job has claimed the email and is still sending it.
    await secondsToWait(db, allLimits.emailSending, mailId)
    await expect(sendQueuedEmail(db, mailId)).rejects.toThrow('another job')
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'waiting', attempts: 0 })
    await clearTries(db, allLimits.emailSending, mailId)
    for (let n = 0; n < 2; n += 1) await sendQueuedEmail(db, mailId)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('an email of a kind that only a newer version knows waits for it', async ({ db }) => {
    const { mailId } = await anEmail(db)
    await db
      .update(emails)
      .set({ kind: 'of-tomorrow' as never })
      .where(eq(emails.id, mailId))
    await expect(sendQueuedEmail(db, mailId)).rejects.toThrow('of-tomorrow')
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('an email whose occasion is over is dropped, not sent', async ({ db }) => {
    const { order } = await anEmail(db)
    await queueOrderEmail(db, { kind: 'payment-expired', orderId: order.id, cause: 'event:2' })
    const mailId = String(queued.at(-1)!.payload.mailId)
    await sendQueuedEmail(db, mailId)
    expect(await findEmail(db, mailId)).toMatchObject({ state: 'dropped', page: null, attempts: 0 })
  })
})
