import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { userWith } from '#test/person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changeDraft } from './change-draft.ts'
import { viewDraft } from './view-draft.ts'

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

async function typing(db: Db, discount: string, actor = 'user:lan') {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const values = { method: 'pickup', discount, discountReason: 'Khách quen' }
  return viewDraft(db, actor, { channel: 'counter', values, lines: [{ variantId, quantity: 1, finalSince: null }] })
}

describe('a discount typed at the counter', () => {
  test('a discount lowers the total', async ({ db }) => {
    const { sums, errors } = await typing(db, '90.000')
    expect([sums.total, errors]).toEqual([910_000, {}])
  })

  test('a discount above the price is an error at its field, stays as typed, and changes no total', async ({ db }) => {
    const { sums, errors, values } = await typing(db, '10.000.000', system)
    expect(errors?.discount).toContain('1.000.000')
    expect([sums.total, values.discount]).toEqual([1_000_000, '10.000.000'])
  })

  test('a discount above the shop’s limit, or one that is no number, is an error at its field', async ({ db }) => {
    await saveSettings(db, system, { staffDiscountPercent: { admin: 5 } })
    expect(await typing(db, '60.000')).toMatchObject({
      sums: { total: 1_000_000 },
      errors: { discount: expect.stringContaining('50.000') },
    })
    expect(await typing(db, 'mười phần trăm')).toMatchObject({ errors: { discount: expect.any(String) } })
  })
})

test('staff see to which account the order will belong, until they type the contact of somebody else or remove it', async ({
  db,
}) => {
  await openAuth(db, 'a secret of at least thirty-two characters')
  const { id: userId } = await userWith(db, { email: 'lan@example.com' })
  const look = async (values: Record<string, string>, change = 'look') => {
    const typed = await changeDraft(db, { channel: 'phone', values: { userId, ...values }, lines: [] }, change)
    const { account, values: shown } = await viewDraft(db, 'user:lan', typed)
    return [account?.email, shown.userId]
  }
  expect(await look({ email: 'lan@example.com' })).toEqual(['lan@example.com', userId])
  expect(await look({ email: 'binh@example.com', phone: '0907654321' })).toEqual([undefined, ''])
  expect(await look({ email: 'lan@example.com' }, 'unlink')).toEqual([undefined, ''])
})
