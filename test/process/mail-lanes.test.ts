// @module-tag turn-0
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { emails } from '#shop/notifications/schema.ts'
import { anEmailServer } from './a-mail-server.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { addCustomer } from './person.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

const slowMs = 150

let closed: ClosedShop
let [first, second]: (Shop | undefined)[] = []
let mail: Awaited<ReturnType<typeof anEmailServer>>
let orderId = ''
beforeAll(async () => {
  mail = await anEmailServer(slowMs)
  closed = await freshShop('PostgreSQL')
  await closed.look((db) => addCustomer(db, 'lan@example.com'))
  first = await closed.start({ SMTP_URL: mail.url })
  const guest = visitor(first.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  orderId = placedId(await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest) })))!
})
afterAll(async () => {
  await first?.stop()
  await second?.stop()
  await closed.clear()
  await mail.close()
})

/** Emails about the order, each with its job, as the shop queues them. */
const writeTo = (all: string[]) =>
  closed.look((db) =>
    db.transaction(async (tx: Db) => {
      const sentEmails = all.map((to) => ({
        kind: 'order-confirmed' as const,
        cause: `test:${to}`,
        orderId,
        to,
        locale: 'vi' as const,
      }))
      await tx.insert(emails).values(sentEmails)
      await tx.execute(sql`insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, heartbeat_seconds)
        select 'send-mail', jsonb_build_object('mailId', id), 17, 5, true, q.heartbeat_seconds
        from emails, (select heartbeat_seconds from pgboss.queue where name = 'send-mail') q where cause like 'test:%' and state = 'waiting' and attempts = 0`)
    }),
  )

test('a nightly job that fails is tried again for a day, and one of every minute only as pg-boss does by itself', async () => {
  const retries = await closed.look((db) =>
    rowsOf(
      db,
      sql`select name, options ->> 'retryLimit' as most from pgboss.schedule
        where name in ('sweep', 'refresh-stale') order by name`,
    ),
  )
  expect(retries).toEqual([
    { name: 'refresh-stale', most: null },
    { name: 'sweep', most: '17' },
  ])
})

describe('sending emails', () => {
  test('a refused email does not delay or repeat the others', async () => {
    const innocent = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
    const began = performance.now()
    await writeTo(['refused@example.com', ...innocent])
    await expect.poll(() => innocent.map(mail.times)).toEqual([1, 1, 1, 1])
    const last = Math.max(...mail.arrived.filter(({ to }) => innocent.includes(to)).map(({ at }) => at))
    // In an earlier version the emails behind the refused one waited 30 s for its next try.
    expect(last - began).toBeLessThan(15_000)
    const [refused] = await closed.look((db) =>
      db
        .select()
        .from(emails)
        .where(sql`${emails.to} = 'refused@example.com'`),
    )
    expect(refused).toMatchObject({ state: 'failed', lastError: expect.stringContaining('no such box') as string })
  })

  test('an email that the mail server takes long to acknowledge is sent once', async () => {
    await writeTo(['slow@example.com'])
    await expect.poll(() => mail.times('slow@example.com')).toBe(1)
    const slow = () =>
      closed.look((db) =>
        db
          .select({ state: emails.state, attempts: emails.attempts })
          .from(emails)
          .where(sql`${emails.to} = 'slow@example.com'`),
      )
    await expect.poll(slow).toEqual([{ state: 'sent', attempts: 1 }])
  })

  test('a password reset email arrives within five seconds, ahead of hundreds about orders', async () => {
    const buyers = Array.from({ length: 400 }, (_, n) => `buyer-${n}@example.com`)
    await writeTo(buyers)
    await expect.poll(() => mail.times('buyer-0@example.com')).toBe(1)
    const asked = performance.now()
    await visitor(first!.url).send('/auth?tab=reset-password', {
      method: 'POST',
      headers: { Origin: first!.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'ask-reset', email: 'lan@example.com' }).toString(),
    })
    await expect.poll(() => mail.times('lan@example.com')).toBe(1)
    const reset = mail.arrived.find(({ to }) => to === 'lan@example.com')!
    expect(reset.at - asked).toBeLessThan(5_000)
    expect(buyers.filter((to) => mail.times(to) === 0).length, 'others must still wait').toBeGreaterThan(100)
    await expect.poll(() => buyers.filter((to) => mail.times(to) !== 1)).toEqual([])
  })

  test('an email held by a killed process is sent by another within a minute, and none is sent twice', async () => {
    await writeTo(['held@example.com'])
    await mail.isHeld
    second = await closed.start({ SMTP_URL: mail.url })
    const began = performance.now()
    await first!.kill()
    first = undefined
    await expect.poll(() => mail.times('held@example.com')).toBe(1)
    expect(performance.now() - began).toBeLessThan(60_000)
    const all = mail.arrived.map(({ to }) => to)
    expect(all.filter((to, at) => all.indexOf(to) !== at)).toEqual([])
  })
})
