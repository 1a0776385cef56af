import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { userWith } from '#test/person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { placeDraft } from './place-draft.ts'
import { readTypedOrder } from './typed-draft.ts'
import { viewDraft } from './view-draft.ts'

beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  // Couriers fetch until midnight, so that same-day delivery is offered whenever this runs.
  await saveSettings(db, system, { cutOffHour: 24 })
})

async function byPhone(db: Db, typed: Record<string, string>) {
  const { variantId } = await aProduct(db, { price: 1_200_000 })
  const fields: Record<string, string> = {
    channel: 'phone',
    key: crypto.randomUUID(),
    locale: 'vi',
    name: 'Nguyễn Thị Lan',
    phone: '0901234567',
    payment: 'cod',
    'line:0': variantId,
    ...typed,
  }
  const { sums } = await viewDraft(db, 'user:lan', readTypedOrder(formOf(fields)))
  const form = formOf({ email: '', note: '', discount: '', discountReason: '', ...fields, seenTotal: `${sums.total}` })
  return placeDraft(db, system, { typed: readTypedOrder(form), form })
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const home = { province: '01', ward: '00004', street: '12 Phan Đình Phùng' }

/** Method and address of the order as stored. */
async function placedWith(db: Db, typed: Record<string, string>) {
  const { done } = (await byPhone(db, typed)) as { done: { id: string } }
  const [order] = await db.select({ method: orders.method }).from(orders).where(eq(orders.id, done.id))
  const addresses = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, done.id))
  return { method: order!.method, addresses }
}

describe('an order by phone', () => {
  test.for(methodCodes.filter((method) => method !== 'pickup'))(
    'for %s delivery keeps the address that the customer said',
    async (method, { db }) =>
      expect(await placedWith(db, { method, ...home })).toMatchObject({
        method,
        addresses: [{ wardCode: '00004', street: home.street, phone: '+84901234567' }],
      }),
  )

  test('belongs to the account of the chosen customer only while phone or email is theirs', async ({ db }) => {
    await openAuth(db, 'a secret of at least thirty-two characters')
    const { id: userId } = await userWith(db, { email: 'lan@example.com' })
    const accountOf = async (typed: Record<string, string>) => {
      const { done } = (await byPhone(db, { method: 'pickup', userId, ...typed })) as {
        done: { userId: string | null }
      }
      return done.userId
    }
    expect(await accountOf({ phone: '0907654321', email: 'binh@example.com' })).toBe(null)
    expect(await accountOf({ phone: '0907654321' })).toBe(null)
    expect(await accountOf({ phone: '0901234567', email: 'Lan@example.com' })).toBe(userId)
    // The number of an earlier order of hers.
    expect(await accountOf({ phone: '0901234567' })).toBe(userId)
  })

  test('for pickup has no address', async ({ db }) =>
    expect(await placedWith(db, { method: 'pickup', ...home })).toEqual({ method: 'pickup', addresses: [] }))

  test('that is empty says at once all that is missing', async ({ db }) => {
    const answer = await byPhone(db, {
      'line:0': '',
      name: '',
      phone: '',
      payment: '',
      method: 'standard',
      company: 'Công ty Lướt',
      taxCode: '',
      discount: '50000',
      code: 'KHONGCO',
    })
    expect(Object.keys((answer as { errors: object }).errors).toSorted()).toEqual([
      'code',
      'companyAddress',
      'discountReason',
      'lines',
      'name',
      'payment',
      'phone',
      'street',
      'taxCode',
      'ward',
    ])
  })

  test.for(['1.5', '-3', '99999999999', '', 'hai'])(
    'is not placed with a quantity of %j, which stays as typed with the limit beside it',
    async (typed, { db }) => {
      const wrong = { method: 'pickup', 'quantity:0': typed }
      expect(await byPhone(db, wrong)).toMatchObject({ errors: { quantity: expect.stringContaining('999') } })
      const { variantId } = await aProduct(db, { price: 1_200_000 })
      const { lines } = await viewDraft(db, 'user:lan', readTypedOrder(formOf({ ...wrong, 'line:0': variantId })))
      expect(lines).toMatchObject([{ quantity: typed, quantityError: expect.stringContaining('999') }])
    },
  )

  test.for(['KHONGCO', 'GIAM20%', 'AB'])(
    'is not placed with the code %s, which takes nothing off, and says so before, too',
    async (code, { db }) => {
      expect(await byPhone(db, { method: 'pickup', code })).toMatchObject({
        errors: { code: m.promotion_refused_unknown() },
      })
      const typed = readTypedOrder(formOf({ channel: 'phone', method: 'pickup', code }))
      expect((await viewDraft(db, 'user:lan', typed)).errors.code).toBe(m.promotion_refused_unknown())
    },
  )

  test.for(['ward', 'street'] as const)('for delivery without its %s is refused at the field', async (field, { db }) =>
    expect(await byPhone(db, { method: 'express', ...home, [field]: '' })).toMatchObject({
      errors: { [field]: expect.any(String) },
    }),
  )
})
