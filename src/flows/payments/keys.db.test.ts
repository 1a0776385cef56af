import { eq } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { seal, unseal } from '#platform/secrets/seal.server.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findProvider } from '#shop/payments/registered-gateways.ts'
import { payments } from '#shop/payments/schema.ts'
import { removeKeys } from '#shop/settings/remove-keys.ts'
import { listKeys } from '#shop/settings/list-keys.ts'
import { saveKeys } from '#shop/settings/save-keys.ts'
import { providerKeys } from '#shop/settings/schema.ts'
import { anOrderToPay } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { editOrder, previewOrderEdit } from '../orders/edit-order.ts'
import { loadProviderKeys } from './load-provider-keys.ts'
import { settleCash } from './settle-cash.ts'

const lan = 'user:lan'
const live = { SHOP_MODE: 'live', BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(40) }
const momo = {
  MOMO_PARTNER_CODE: 'LUOTTEST',
  MOMO_ACCESS_KEY: 'access-key-of-sixteen',
  MOMO_SECRET_KEY: 'secret-key-that-ends-in-9x7q',
}

const before = env
afterEach(() => useEnv(before))

describe('provider keys', () => {
  test('they are stored encrypted, and neither the list nor the audit log shows them', async ({ db }) => {
    await saveKeys(db, lan, 'momo', momo)
    const told = JSON.stringify([
      await db.select().from(providerKeys),
      await listKeys(db),
      await db.select().from(auditLog),
    ])
    for (const key of Object.values(momo)) expect(told).not.toContain(key)
    expect((await listKeys(db)).find(({ name }) => name === 'MOMO_SECRET_KEY')).toMatchObject({
      ending: '9x7q',
      isReadable: true,
    })
    expect((await listKeys(db)).find(({ name }) => name === 'MOMO_PARTNER_CODE')?.ending).toBe('')
    expect(await db.select().from(auditLog)).toMatchObject([{ actor: lan, verb: 'keys.saved', subjectId: 'momo' }])
  })

  test('a live shop offers a payment method as long as its keys are stored', async ({ db }) => {
    useEnv(readEnv(live))
    expect(findProvider('momo')).toBeUndefined()
    await saveKeys(db, lan, 'momo', momo)
    await loadProviderKeys(db, live)
    expect(env.MOMO_SECRET_KEY).toBe(momo.MOMO_SECRET_KEY)
    expect(findProvider('momo')).toBeDefined()
    await removeKeys(db, lan, 'momo')
    await loadProviderKeys(db, live)
    expect(findProvider('momo')).toBeUndefined()
  })

  test('an order whose payment method has lost its keys is edited all the same, and owes the rest', async ({ db }) => {
    await openSmallShop(db)
    const { orderId, variantId } = await anOrderToPay(db)
    await db.update(payments).set({ method: 'momo' }).where(eq(payments.orderId, orderId))
    await settleCash(db, lan, { orderId, reason: 'Sao kê' })
    useEnv(readEnv(live))
    const [line] = await listOrderLines(db, orderId)
    const lines = [{ lineId: line!.id, variantId, quantity: 2 }]
    const { version, total: seenTotal } = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, lan, { orderId, lines, version, seenTotal, reason: null })
    expect(await findPayment(db, orderId)).toMatchObject({ method: 'momo', state: 'awaiting', amount: 2_000_000 })
  })

  test('keys from the environment win, all keys of the provider together', async ({ db }) => {
    await saveKeys(db, lan, 'momo', momo)
    const given = { MOMO_PARTNER_CODE: 'OTHER', MOMO_ACCESS_KEY: 'a', MOMO_SECRET_KEY: 'b' }
    await loadProviderKeys(db, { ...live, ...given })
    expect(env).toMatchObject(given)
  })

  test('keys that cannot be decrypted are not used and are shown as unreadable', async ({ db }) => {
    await saveKeys(db, lan, 'momo', momo)
    await db.update(providerKeys).set({ sealed: seal('provider-keys', 'ANOTHER_NAME', 'x') })
    await loadProviderKeys(db, live)
    expect(env.MOMO_SECRET_KEY).toBeUndefined()
    expect((await listKeys(db)).every(({ isReadable }) => !isReadable)).toBe(true)
  })

  test('a sealed value opens only for its own name and purpose, and not after it was altered', () => {
    const sealed = seal('a', 'KEY', 'Lướt')
    expect(unseal('a', 'KEY', sealed)).toBe('Lướt')
    expect(unseal('b', 'KEY', sealed)).toBeUndefined()
    expect(unseal('a', 'OTHER', sealed)).toBeUndefined()
    const [version, nonce, tag, locked] = sealed.split('.')
    const touched = [version, nonce, `${tag!.startsWith('A') ? 'B' : 'A'}${tag!.slice(1)}`, locked].join('.')
    expect(unseal('a', 'KEY', touched)).toBeUndefined()
    expect(unseal('a', 'KEY', 'nonsense')).toBeUndefined()
  })
})
