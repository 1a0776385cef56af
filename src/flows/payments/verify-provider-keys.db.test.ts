import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { isMethodUnreachable, offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { findPayment, listAttempts } from '#shop/payments/queries.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { providerKeyChecks } from '#shop/settings/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { ownSettings } from '#test/own-settings.ts'
import { anOrderToPay } from '#test/pay.ts'
import { providerServer } from '#test/provider-server.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { expireUnpaidOrders } from '../orders/expire-unpaid-orders.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { pollProviders } from './poll-providers.ts'
import { settleCash } from './settle-cash.ts'
import { verifyAllProviderKeys, verifyProviderKeys } from './verify-provider-keys.ts'
import { startPayment } from './start-payment.ts'
import { loadProviderKeys } from './load-provider-keys.ts'

const before = env
const settings = ownSettings()
let momo: Awaited<ReturnType<typeof providerServer>>
/** The provider's answer to a query about an unknown payment. */
let code: number
/** The provider's answer to a payment that begins. */
let begun = 0
/** Whether it answers at all. */
let isUp = true

beforeAll(async () => {
  momo = await providerServer(({ path }, response) => {
    if (!isUp) return void response.destroy()
    return path.endsWith('/query')
      ? { resultCode: code, message: 'not found' }
      : { resultCode: begun, message: 'ok', payUrl: `${momo.url}/pay/${momo.heard.length}` }
  })
})
afterAll(() => momo.close())
beforeEach<{ db: Db }>(async ({ db }) => {
  code = 42
  begun = 0
  isUp = true
  await openSmallShop(db)
})
afterEach(() => useEnv(before))

const keys = (secret = 'secret') => ({
  ...settings,
  MOMO_PARTNER_CODE: 'LUOT',
  MOMO_ACCESS_KEY: 'access',
  MOMO_SECRET_KEY: secret,
  MOMO_URL: momo.url,
})

async function goBy(db: Db, source: Record<string, string | undefined>) {
  useEnv(readEnv(source))
  openSecret()
  await loadProviderKeys(db, source)
}

const isOffered = async (db: Db) => offeredMethods(await findSettings(db)).includes('momo')
const starting = (orderId: string) => ({ orderId, locale: 'vi' as const, clientAddress: '127.0.0.1' })

describe('a payment method with provider keys', () => {
  test('it is offered once its provider accepted the keys, and not before', async ({ db }) => {
    await goBy(db, keys())
    expect(await isOffered(db)).toBe(false)
    expect(await verifyProviderKeys(db, 'momo')).toMatchObject({ result: 'right' })
    expect(await isOffered(db)).toBe(true)
  })

  test('it is not offered while the provider refuses the keys or cannot be reached', async ({ db }) => {
    await goBy(db, keys())
    code = 13
    expect(await verifyProviderKeys(db, 'momo')).toMatchObject({ result: 'wrong' })
    expect(await isOffered(db)).toBe(false)
    isUp = false
    expect(await verifyProviderKeys(db, 'momo')).toMatchObject({ result: 'silent' })
    expect(await isOffered(db)).toBe(false)
  })

  test('it stays offered while a provider that accepted the keys is down, and goes when it refuses them', async ({
    db,
  }) => {
    await goBy(db, keys())
    await verifyAllProviderKeys(db)
    isUp = false
    await verifyAllProviderKeys(db)
    expect(await isOffered(db)).toBe(true)
    const [away] = await db.select().from(providerKeyChecks)
    expect(away).toMatchObject({ result: 'silent', failingSince: expect.any(Date) })
    await verifyAllProviderKeys(db)
    expect((await db.select().from(providerKeyChecks))[0]!.failingSince).toEqual(away!.failingSince)
    isUp = true
    code = 13
    await verifyAllProviderKeys(db)
    expect(await isOffered(db)).toBe(false)
  })

  test('it moves to the end and is shown as failing after three failed payments, until one succeeds', async ({
    db,
  }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    const begin = async () => startPayment(db, starting((await anOrderToPay(db, { payment: 'momo' })).orderId))
    const order = async () => offeredMethods(await findSettings(db))
    const usual = await order()
    expect(usual.at(-1)).not.toBe('momo')
    isUp = false
    for (const at of [1, 2, 3]) {
      expect(await begin()).toEqual({ kind: 'unavailable' })
      expect([(await order()).at(-1) === 'momo', isMethodUnreachable('momo')]).toEqual([at === 3, at === 3])
    }
    expect((await order()).toSorted()).toEqual(usual.toSorted())
    expect((await db.select().from(providerKeyChecks))[0]).toMatchObject({
      result: 'silent',
      failingSince: expect.any(Date),
    })
    isUp = true
    expect(await begin()).toMatchObject({ kind: 'redirect' })
    expect(await order()).toEqual(usual)
  })

  test('it keeps its place for other buyers when it refuses three sums that are too large for it', async ({ db }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    begun = 22
    for (const _ of [1, 2, 3]) {
      const { orderId } = await anOrderToPay(db, { payment: 'momo' })
      expect(await startPayment(db, starting(orderId))).toEqual({ kind: 'unavailable' })
    }
    expect(isMethodUnreachable('momo')).toBe(false)
  })

  test('its keys are verified anew when the keys or the address change', async ({ db }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    await goBy(db, keys('another'))
    expect(await isOffered(db)).toBe(false)
    await goBy(db, { ...keys(), MOMO_URL: `${momo.url}/else` })
    expect(await isOffered(db)).toBe(false)
    await goBy(db, keys())
    expect(await isOffered(db)).toBe(true)
  })

  test('a sandbox provider is offered without a key check', async ({ db }) => {
    await goBy(db, settings)
    expect(await verifyProviderKeys(db, 'momo')).toEqual({ result: 'keyless' })
    expect(await isOffered(db)).toBe(true)
    expect(await db.select().from(providerKeyChecks)).toEqual([])
  })
})

describe('a payment that was begun', () => {
  test('a payment begun under other keys is begun again with a new reference', async ({ db }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    const { orderId } = await anOrderToPay(db, { payment: 'momo' })
    const first = await startPayment(db, starting(orderId))
    expect(first).toMatchObject({ kind: 'redirect' })
    expect(await startPayment(db, starting(orderId))).toMatchObject(first)

    await goBy(db, keys('another'))
    expect(await startPayment(db, starting(orderId))).toEqual({ kind: 'done' })
    await verifyProviderKeys(db, 'momo')
    const second = await startPayment(db, starting(orderId))
    expect(second).toMatchObject({ kind: 'redirect' })
    expect(second).not.toEqual(first)
    const attempts = await listAttempts(db, (await findPayment(db, orderId))!.id)
    expect(new Set(attempts.map(({ reference }) => reference)).size).toBe(2)
  })

  test('a buyer who has paid a part meanwhile is sent to pay only the rest', async ({ db }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    for (const isBegun of [false, true]) {
      const { orderId } = await anOrderToPay(db, { payment: 'momo' })
      if (isBegun) await startPayment(db, starting(orderId))
      await settleCash(db, 'user:lan', { orderId, amount: 300_000, reason: 'Sao kê' })
      expect(await startPayment(db, starting(orderId))).toMatchObject({ kind: 'redirect' })
      expect(JSON.parse(momo.heard.at(-1)!.body)).toMatchObject({ amount: 700_000 })
    }
  })

  test('a buyer who pays the rest hours later has the usual time, and may then choose again', async ({ db }) => {
    await goBy(db, keys())
    await verifyProviderKeys(db, 'momo')
    const { orderId } = await anOrderToPay(db, { payment: 'momo' })
    await settleCash(db, 'user:lan', { orderId, amount: 300_000, reason: 'Sao kê' })
    await changePaymentMethod(db, guest, { orderId, method: 'momo' })
    const { id } = (await findPayment(db, orderId))!
    const last = async () => (await listAttempts(db, id))[0]!
    await db.update(paymentAttempts).set({ startedAt: sql`${paymentAttempts.startedAt} - interval '2 hours'` })

    expect(await startPayment(db, starting(orderId))).toMatchObject({ kind: 'redirect' })
    expect(JSON.parse(momo.heard.at(-1)!.body)).toMatchObject({ amount: 700_000, orderExpireTime: 15 })
    expect((await last()).expiresAt!.getTime()).toBeCloseTo(Date.now() + 900_000, -4)
    await db.update(paymentAttempts).set({ expiresAt: new Date(Date.now() - 3_600_000) })
    expect(await startPayment(db, starting(orderId))).toEqual({ kind: 'done' })
    await pollProviders(db)
    expect(await last()).toMatchObject({ method: 'momo', state: 'expired' })
    expect(await expireUnpaidOrders(db, new Date(Date.now() + 86_400_000))).toBe(0)
    await changePaymentMethod(db, guest, { orderId, method: 'momo' })
    expect(await startPayment(db, starting(orderId))).toMatchObject({ kind: 'redirect' })
  })
})
