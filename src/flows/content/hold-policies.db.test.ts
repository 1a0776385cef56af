import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addArticles } from '#seed/content/add-articles.ts'
import { readArticles } from '#seed/content/read-articles.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { textOfNode } from '#shop/content/documents/document.ts'
import { findHeldText } from '#shop/content/policies/find-held-text.ts'
import { listHeldTexts } from '#shop/content/policies/list-held-texts.ts'
import { policyKeys } from '#shop/content/policies/policy.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { articleTranslations, policyVersions } from '#shop/content/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'

const pages = readArticles('pages', 'page')

async function policiesOfOrder(db: Db, locale: 'vi' | 'en' = 'vi') {
  const { variantId } = await aProduct(db)
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 525_000, { locale }))
  return (await findOrder(db, id))!.policies
}

const wordsIn = async (db: Db, id: string) => textOfNode((await findHeldText(db, id))!.body)

describe('an order keeps the policies of its day', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await addArticles(db, pages)
  })

  test('each policy is stored in the order’s language with its blanks filled, once for all orders of a day', async ({
    db,
  }) => {
    const first = await policiesOfOrder(db)
    expect(Object.keys(first).toSorted()).toEqual([...policyKeys].toSorted())
    expect(await policiesOfOrder(db)).toEqual(first)
    expect(await db.select().from(policyVersions)).toHaveLength(policyKeys.length)
    expect(await wordsIn(db, first.returns!)).toContain('Bạn có 15 ngày kể từ ngày nhận')
    expect(await wordsIn(db, (await policiesOfOrder(db, 'en')).returns!)).toContain('You have 15 days from delivery')
    expect((await listHeldTexts(db, first)).map(({ title }) => title)[0]).toBe('Điều khoản mua bán')
  })

  test('the stored shipping policy shows the fees of that day as a table', async ({ db }) => {
    const { shipping } = await policiesOfOrder(db)
    const words = await wordsIn(db, shipping!)
    expect(words.replaceAll('\u00a0', ' ')).toContain('25.000 ₫; miễn phí cho đơn từ 1.000.000 ₫ 1–2 ngày')
    expect(JSON.stringify((await findHeldText(db, shipping!))!.body)).not.toContain('"embed"')
  })

  test('changed texts and days apply to later orders only: an earlier order keeps what was agreed', async ({ db }) => {
    const before = await policiesOfOrder(db)
    await saveSettings(db, system, { exchangeDays: 7 })
    const shorter = await policiesOfOrder(db)
    expect(shorter.returns).not.toBe(before.returns)
    const warranty = pages.find(({ key }) => key === 'warranty')!
    await saveArticle(db, system, { ...warranty, vi: { ...warranty.vi, title: 'Bảo hành mới' } })
    const after = await policiesOfOrder(db)
    expect(after).toEqual({ ...shorter, warranty: after.warranty })
    expect(after.warranty).not.toBe(shorter.warranty)
    expect((await findHeldText(db, before.warranty!))!.title).toBe('Chính sách bảo hành')
    expect(await wordsIn(db, before.returns!)).toContain('15 ngày')
    expect(await wordsIn(db, after.returns!)).toContain('7 ngày')
  })

  test('a policy without English is stored in Vietnamese', async ({ db }) => {
    await db.delete(articleTranslations).where(eq(articleTranslations.slug, 'terms-of-sale'))
    const { terms } = await policiesOfOrder(db, 'en')
    expect(await findHeldText(db, terms!)).toMatchObject({ locale: 'vi', title: 'Điều khoản mua bán' })
  })
})
