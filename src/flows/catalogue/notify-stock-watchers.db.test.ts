import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files/files.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { productMedia, products } from '#shop/catalogue/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { forgetWatches } from '#shop/inventory/watches/forget-watches.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { maxWatches, watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { addMedia } from '#shop/media/add-media.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { emails } from '#shop/notifications/schema.ts'
import { sendQueuedEmail } from '#shop/notifications/queue/send-queued-email.ts'
import { readUnwatch, unwatchLink } from '#shop/notifications/preferences/unwatch-link.ts'
import { aUser } from '#test/a-person.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { notifyStockWatchers } from './notify-stock-watchers.ts'

const settings = ownSettings()
const outbox = join(settings.DATA_DIR, 'outbox')

const refused = (code: string) => expect.objectContaining({ code })
const lan = { email: 'Lan@Example.com', locale: 'vi', userId: null } as const
const minh = { ...lan, email: 'minh@example.com', locale: 'en' } as const
const comesBack = async (db: Db, variantId: string, cause = 'event:1') => {
  await receiveStock(db, system, [{ variantId, quantity: 1 }])
  await notifyStockWatchers(db, [variantId], cause)
}
const sentEmails = (db: Db) => db.select().from(emails)

describe('a stock watch on a size', () => {
  test.beforeEach(async ({ db }) => {
    rmSync(outbox, { recursive: true, force: true })
    useEnv(readEnv(settings))
    openSecret()
    await openSmallShop(db)
  })

  test('one email is sent when the size is back, in the language of the page, and none after it', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 0, name: 'Lướt <b>Én</b>', slug: 'en' })
    await watchStock(db, { variantId, ...minh })
    await notifyStockWatchers(db, [variantId], 'event:0')
    expect(await sentEmails(db)).toEqual([])
    await comesBack(db, variantId)
    await comesBack(db, variantId, 'event:2')
    expect(await sentEmails(db)).toMatchObject([{ kind: 'back-in-stock', to: 'minh@example.com', locale: 'en' }])
    await sendQueuedEmail(db, String(queued[0]!.payload.mailId))
    const [file, ...others] = readdirSync(outbox)
    expect(others).toEqual([])
    const source = readFileSync(join(outbox, file!), 'utf8')
    expect(source).toMatch(/^List-Unsubscribe:\s+<[^>]*\/en\/unwatch\?email=/m)
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(source).not.toContain('<b>Én</b>')
    expect(source.replace(/=\r?\n/g, '')).toContain('/en/product/en')
  })

  test('the email shows what is back, above its name', async ({ db }) => {
    openFiles()
    const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#e6ecf1' } })
    await files.put('pictures/en-side-400.webp', await square.webp().toBuffer())
    const { productId, variantId } = await aProduct(db, { stock: 0, name: 'Lướt Én' })
    const [picture] = [
      ...(await addMedia(db, [{ file: 'en-side', width: 400, height: 400, alt: localized(() => 'Én') }])).values(),
    ]
    await db.insert(productMedia).values({ productId, mediaId: picture!, position: 0 })
    await watchStock(db, { variantId, ...lan })
    await comesBack(db, variantId)
    await sendQueuedEmail(db, String(queued.at(-1)!.payload.mailId))
    const [file] = readdirSync(outbox)
    const source = readFileSync(join(outbox, file!), 'utf8')
    expect(source).toMatch(/^Content-I[dD]: <goods-en-side>$/m)
    // The log holds the page alone: the picture is read anew for each email.
    const page = (await sentEmails(db))[0]!.page!
    expect(page).toMatch(/src="cid:goods-en-side"[\s\S]*Lướt Én<\/p>/)
    expect(page.length).toBeLessThan(20_000)
  })

  test('a watch asked for twice, also in capitals, is one watch and one email', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 0 })
    expect(await watchStock(db, { variantId, ...lan })).toBe(
      await watchStock(db, { variantId, ...lan, email: 'lan@example.com' }),
    )
    await comesBack(db, variantId)
    expect(await sentEmails(db)).toMatchObject([{ to: 'lan@example.com' }])
  })

  test('a watch may be asked for again after the size sold out again, and is answered again', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId, ...lan })
    await comesBack(db, variantId)
    await adjustStock(db, system, { variantId, change: -1, note: 'Kiểm kho' })
    await watchStock(db, { variantId, ...lan })
    await comesBack(db, variantId, 'event:2')
    expect(await sentEmails(db)).toHaveLength(2)
  })

  test('a variant in stock, a service, an archived or an unknown variant cannot be watched', async ({ db }) => {
    const there = await aProduct(db, { stock: 1 })
    await expect(watchStock(db, { variantId: there.variantId, ...lan })).rejects.toEqual(refused('in-stock'))
    const service = await aProduct(db, { stock: null })
    await expect(watchStock(db, { variantId: service.variantId, ...lan })).rejects.toEqual(refused('variant-unknown'))
    const gone = await aProduct(db, { stock: 0 })
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, gone.productId))
    await expect(watchStock(db, { variantId: gone.variantId, ...lan })).rejects.toEqual(refused('variant-unknown'))
    await expect(watchStock(db, { variantId: crypto.randomUUID(), ...lan })).rejects.toEqual(refused('variant-unknown'))
  })

  test('one address watches at most so many variants, and the answer does not show that the limit is reached', async ({
    db,
  }) => {
    for (let n = 0; n <= maxWatches; n += 1) {
      const { variantId } = await aProduct(db, { stock: 0 })
      await expect(watchStock(db, { variantId, ...lan })).resolves.toBeUndefined()
    }
    expect(await db.select().from(stockWatches)).toHaveLength(maxWatches)
  })

  test('no email is sent for a product archived meanwhile', async ({ db }) => {
    const { variantId, productId } = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId, ...lan })
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, productId))
    await comesBack(db, variantId)
    expect(await sentEmails(db)).toEqual([])
  })

  test('the email is dropped when the size sold out again before it was sent, and the watch stays', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId, ...lan })
    await comesBack(db, variantId)
    await adjustStock(db, system, { variantId, change: -1, note: 'Kiểm kho' })
    await sendQueuedEmail(db, String(queued[0]!.payload.mailId))
    expect(await sentEmails(db)).toMatchObject([{ state: 'dropped' }])
    await comesBack(db, variantId, 'event:2')
    expect(await sentEmails(db)).toHaveLength(2)
  })

  test('a user who switched these emails off gets none', async ({ db }) => {
    const { id: userId, email } = await aUser(db)
    const { variantId } = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId, email, locale: 'vi', userId })
    await setEmailChoice(db, system, { userId, topic: 'back-in-stock', wanted: false, ip: null })
    await comesBack(db, variantId)
    expect(await sentEmails(db)).toEqual([])
  })

  test('the unsubscribe link ends all watches of that address and no other; a changed link is refused', async ({
    db,
  }) => {
    const [one, two] = [await aProduct(db, { stock: 0 }), await aProduct(db, { stock: 0 })]
    for (const { variantId } of [one, two]) {
      await watchStock(db, { variantId, ...lan })
      await watchStock(db, { variantId, ...minh })
    }
    await comesBack(db, one.variantId)
    const { searchParams } = new URL(unwatchLink('lan@example.com', 'vi'))
    expect(readUnwatch(searchParams)).toBe('lan@example.com')
    const key = searchParams.get('key')!
    expect(readUnwatch(new URLSearchParams({ email: 'minh@example.com', key }))).toBeUndefined()
    // The link of an old email, whose watch is long gone, ends a newer watch too.
    await db
      .delete(stockWatches)
      .where(and(eq(stockWatches.email, 'lan@example.com'), isNotNull(stockWatches.notifiedAt)))
    for (let n = 0; n < 2; n += 1) await forgetWatches(db, readUnwatch(searchParams)!)
    const left = await db.select({ email: stockWatches.email }).from(stockWatches)
    expect(left.map(({ email }) => email)).toEqual(['minh@example.com', 'minh@example.com'])
  })
})
