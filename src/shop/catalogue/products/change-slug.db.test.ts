import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changeSlug } from './change-slug.ts'
import { findFormerSlug } from '../find-former-slug.ts'
import { findWithdrawn } from './find-withdrawn.ts'
import { findProduct } from '../queries.ts'
import { products, productTranslations } from '../schema.ts'

const refused = (code: string) => expect.objectContaining({ code })

describe('a product whose slug changes', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the product is found at its new slug, and the former slug leads to it', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'aria-65' })
    await changeSlug(db, { productId, locale: 'vi', slug: 'aria-75' })
    expect(await findProduct(db, 'vi', 'aria-75')).toMatchObject({
      id: productId,
      slugs: { vi: 'aria-75', en: 'aria-65' },
    })
    expect(await findFormerSlug(db, 'aria-65')).toBe(productId)
    expect(await findFormerSlug(db, 'aria-75')).toBeUndefined()
  })

  test('all former slugs lead to the product; a slug taken back is no longer a former one', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'mot' })
    for (const slug of ['hai', 'ba', 'mot']) await changeSlug(db, { productId, locale: 'vi', slug })
    expect(await findFormerSlug(db, 'hai')).toBe(productId)
    expect(await findFormerSlug(db, 'ba')).toBe(productId)
    expect(await findFormerSlug(db, 'mot')).toBeUndefined()
    for (const slug of ['hai', 'ba', 'mot'])
      expect(await findProduct(db, 'en', slug)).toMatchObject({ id: productId, slugs: { vi: 'mot' } })
  })

  test('a slug in use is refused; a former slug of another product may be taken', async ({ db }) => {
    const [first, second] = [await aProduct(db, { slug: 'mot' }), await aProduct(db, { slug: 'hai' })]
    await expect(changeSlug(db, { productId: first.productId, locale: 'en', slug: 'hai' })).rejects.toEqual(
      refused('slug-taken'),
    )
    await changeSlug(db, { productId: second.productId, locale: 'vi', slug: 'ba' })
    await changeSlug(db, { productId: second.productId, locale: 'en', slug: 'ba' })
    await changeSlug(db, { productId: first.productId, locale: 'vi', slug: 'hai' })
    expect(await findProduct(db, 'vi', 'hai')).toMatchObject({ id: first.productId })
  })

  test('of two products that share a slug in different languages, each is opened in its own', async ({ db }) => {
    const [first, second] = [await aProduct(db, { slug: 'mot' }), await aProduct(db, { slug: 'hai' })]
    await changeSlug(db, { productId: first.productId, locale: 'en', slug: 'one' })
    const inEnglish = and(eq(productTranslations.productId, second.productId), eq(productTranslations.locale, 'en'))
    await db.update(productTranslations).set({ slug: 'mot' }).where(inEnglish)
    expect(await findProduct(db, 'vi', 'mot')).toMatchObject({ id: first.productId, slugs: { vi: 'mot', en: 'one' } })
    expect(await findProduct(db, 'en', 'mot')).toMatchObject({ id: second.productId, slugs: { vi: 'hai', en: 'mot' } })
    await db.update(products).set({ status: 'archived' })
    expect(await findWithdrawn(db, 'en', 'mot')).toMatchObject({ id: second.productId })
  })

  test.for(['', 'Giày', 'a b', '-a', 'a--b', '../x', 'x'.repeat(121)])(
    '%j is refused as a slug',
    async (slug, { db }) => {
      const { productId } = await aProduct(db)
      await expect(changeSlug(db, { productId, locale: 'vi', slug })).rejects.toEqual(refused('slug-wrong'))
    },
  )

  test('the same change sent twice is made once', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'mot' })
    for (let n = 0; n < 2; n += 1) await changeSlug(db, { productId, locale: 'vi', slug: 'hai' })
    expect(await findFormerSlug(db, 'mot')).toBe(productId)
  })
})

describe('a product without a slug', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the product is found by its id, and by its slug once it gets one', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: '' })
    expect(await findProduct(db, 'en', productId)).toMatchObject({ id: productId, words: { slug: productId } })
    await changeSlug(db, { productId, locale: 'en', slug: 'named' })
    expect(await findProduct(db, 'en', productId)).toMatchObject({ words: { slug: 'named' } })
  })
})

describe('a product that is archived or a draft', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an archived product is found as withdrawn by its slug, a former slug or its id, unlike an unknown one', async ({
    db,
  }) => {
    const { productId } = await aProduct(db, { slug: 'mot', name: 'Lướt Cũ' })
    await changeSlug(db, { productId, locale: 'vi', slug: 'hai' })
    expect(await findWithdrawn(db, 'vi', 'hai')).toBeUndefined()
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, productId))
    for (const address of ['mot', 'hai', productId])
      expect(await findWithdrawn(db, 'vi', address)).toMatchObject({ id: productId, name: 'Lướt Cũ' })
    expect(await findWithdrawn(db, 'vi', 'ba')).toBeUndefined()
    expect(await findProduct(db, 'vi', 'hai')).toBeUndefined()
  })

  test('a draft is never found as withdrawn', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'mot' })
    await db.update(products).set({ status: 'draft' }).where(eq(products.id, productId))
    expect(await findWithdrawn(db, 'vi', 'mot')).toBeUndefined()
    expect(await findWithdrawn(db, 'vi', productId)).toBeUndefined()
  })
})
