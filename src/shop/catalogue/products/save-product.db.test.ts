import { and, asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changePrice } from '../prices/change-price.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findProductForEdit } from './find-product-for-edit.ts'
import { findFormerSlug } from '../find-former-slug.ts'
import { findWithdrawn } from './find-withdrawn.ts'
import { listPriceChanges } from '../prices/list-price-changes.ts'
import { findProduct } from '../queries.ts'
import { saveProduct, type ProductEdit } from './save-product.ts'
import { products, productTranslations, variants } from '../schema.ts'
import { setStatus } from './set-status.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const audited = (db: Db, verb: string) => db.select().from(auditLog).where(eq(auditLog.verb, verb))
const plain = { salePrice: null, saleFrom: null, saleUntil: null }

/** The edit that an untouched editor sends. */
async function editOf(db: Db, productId: string): Promise<{ edit: ProductEdit; expectedVersion: string }> {
  const stored = (await findProductForEdit(db, 'vi', productId))!
  const texts = (locale: 'vi' | 'en') => {
    const { name, slug, summary, description, care, seoTitle, seoDescription } = stored[locale]!
    return { name, slug, summary, description, care, seoTitle, seoDescription }
  }
  const { category, type, line, levels, warrantyMonths, attributes, boxCm, origin } = stored
  const place = { category, type, line, levels, attributes, companionIds: stored.beside.map(({ id }) => id) }
  const goods = { warrantyMonths, vatClass: 'goods', boxCm, origin, publishAt: null } as const
  return {
    edit: { ...place, ...goods, vi: texts('vi'), en: texts('en'), status: 'active', prices: [] },
    expectedVersion: stored.updatedAt.toISOString(),
  }
}

describe('editing a product', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a saved product shows its new texts and slug, sends product.changed and is audited', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'aria-65' })
    const { edit, expectedVersion } = await editOf(db, productId)
    await db.delete(outbox)
    const changed = {
      ...edit,
      warrantyMonths: 12,
      vi: { ...edit.vi, name: 'Lướt Aria 75', slug: 'aria-75', seoTitle: 'Giày Aria' },
      en: { ...edit.en, name: 'Lướt Aria 75 boot' },
    }
    await saveProduct(db, lan, { productId, edit: changed, expectedVersion })
    expect(await findProduct(db, 'vi', 'aria-75')).toMatchObject({
      warrantyMonths: 12,
      words: { name: 'Lướt Aria 75', seoTitle: 'Giày Aria' },
    })
    expect(await findProduct(db, 'en', 'aria-65')).toMatchObject({ words: { name: 'Lướt Aria 75 boot' } })
    expect(await db.select({ name: outbox.name, facts: outbox.facts }).from(outbox)).toContainEqual({
      name: 'product.changed',
      facts: { productId },
    })
    expect(await audited(db, 'product.saved')).toMatchObject([
      {
        actor: lan,
        name: 'Lướt Aria 75',
        before: { 'vi.name': 'Lướt Thử', 'vi.slug': 'aria-65', warrantyMonths: 0 },
        after: { 'vi.name': 'Lướt Aria 75', 'vi.slug': 'aria-75', warrantyMonths: 12 },
      },
    ])
  })

  test('the second of two editors is refused, and the first edit stays', async ({ db }) => {
    const { productId } = await aProduct(db)
    const { edit, expectedVersion } = await editOf(db, productId)
    await saveProduct(db, lan, { productId, edit: { ...edit, vi: { ...edit.vi, name: 'Của Lan' } }, expectedVersion })
    const second = saveProduct(db, 'user:minh', {
      productId,
      edit: { ...edit, vi: { ...edit.vi, name: 'Của Minh' } },
      expectedVersion,
    })
    await expect(second).rejects.toEqual(refused('changed-meanwhile'))
    expect((await findProductForEdit(db, 'vi', productId))!.vi!.name).toBe('Của Lan')
  })

  test('a taken slug refuses the whole edit: no text and no price changes', async ({ db }) => {
    await aProduct(db, { slug: 'taken' })
    const { productId, variantId } = await aProduct(db, { slug: 'mine', price: 500_000 })
    const { edit, expectedVersion } = await editOf(db, productId)
    const invalid = {
      ...edit,
      vi: { ...edit.vi, name: 'Tên mới' },
      en: { ...edit.en, slug: 'taken' },
      prices: [{ variantId, price: 1, ...plain }],
    }
    await expect(saveProduct(db, lan, { productId, edit: invalid, expectedVersion })).rejects.toEqual(
      refused('slug-taken'),
    )
    const stored = (await findProductForEdit(db, 'vi', productId))!
    expect([stored.vi!.name, stored.en!.slug, stored.variants[0]!.price]).toEqual(['Lướt Thử', 'mine', 500_000])
    expect(await findFormerSlug(db, 'mine')).toBeUndefined()
  })
})

describe('changing a price', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a price change records the old price, the new price and the actor', async ({ db }) => {
    const { productId, variantId } = await aProduct(db, { price: 500_000, sku: 'ARIA-245' })
    const sale = { price: 600_000, salePrice: 450_000, saleFrom: null, saleUntil: new Date('2030-01-01T00:00:00Z') }
    expect(await changePrice(db, lan, { productId, prices: [{ variantId, ...sale }] })).toBe(1)
    expect(await db.select().from(variants).where(eq(variants.id, variantId))).toMatchObject([sale])
    expect(await listPriceChanges(db, productId, 9)).toMatchObject([
      { sku: 'ARIA-245', wasPrice: 500_000, wasSalePrice: null, price: 600_000, salePrice: 450_000, actor: lan },
    ])
    expect(await audited(db, 'variant.priced')).toMatchObject([
      { name: 'ARIA-245', before: { price: 500_000 }, after: { price: 600_000 } },
    ])
  })

  test('an unchanged price records nothing', async ({ db }) => {
    const { productId, variantId } = await aProduct(db, { price: 500_000 })
    expect(await changePrice(db, lan, { productId, prices: [{ variantId, price: 500_000, ...plain }] })).toBe(0)
    expect(await listPriceChanges(db, productId, 9)).toEqual([])
  })

  test('a sale price that is not lower, or dates that run backwards, are refused', async ({ db }) => {
    const { productId, variantId } = await aProduct(db, { price: 500_000 })
    const salePrices = { variantId, price: 500_000, salePrice: 500_000, saleFrom: null, saleUntil: null }
    await expect(changePrice(db, lan, { productId, prices: [salePrices] })).rejects.toEqual(refused('sale-not-lower'))
    const [saleFrom, saleUntil] = [new Date('2027-02-01'), new Date('2027-01-01')]
    const backwards = { ...salePrices, salePrice: 400_000, saleFrom, saleUntil }
    await expect(changePrice(db, lan, { productId, prices: [backwards] })).rejects.toEqual(refused('sale-over-before'))
  })

  test.for(['active', 'scheduled'] as const)(
    'goods that are %s are not saved at 0, nor on sale at 0',
    async (status, { db }) => {
      const { productId, variantId } = await aProduct(db, { price: 500_000 })
      await db
        .update(products)
        .set({ status, publishedAt: new Date('2030-01-01') })
        .where(eq(products.id, productId))
      const { edit, expectedVersion } = await editOf(db, productId)
      const priced = (values: Partial<typeof plain> | { salePrice: number }, price: number) =>
        saveProduct(db, lan, {
          productId,
          edit: {
            ...edit,
            status,
            publishAt: new Date('2030-01-01'),
            prices: [{ variantId, ...plain, ...values, price }],
          },
          expectedVersion,
        })
      await expect(priced({}, 0)).rejects.toEqual(refused('price-missing'))
      await expect(priced({ salePrice: 0 }, 500_000)).rejects.toEqual(refused('sale-free'))
    },
  )

  test('goods taken off sale may lose their price in the same edit; a service may be free', async ({ db }) => {
    const { productId, variantId } = await aProduct(db, { price: 500_000 })
    const { edit, expectedVersion } = await editOf(db, productId)
    const prices = [{ variantId, price: 0, ...plain }]
    await saveProduct(db, lan, { productId, edit: { ...edit, status: 'draft', prices }, expectedVersion })
    const service = await aProduct(db, { stock: null })
    const free = [{ variantId: service.variantId, price: 0, ...plain }]
    expect(await changePrice(db, lan, { productId: service.productId, prices: free })).toBe(1)
  })

  test('a variant of another product is refused', async ({ db }) => {
    const [own, other] = [await aProduct(db), await aProduct(db)]
    const prices = [{ variantId: other.variantId, price: 1, ...plain }]
    await expect(changePrice(db, lan, { productId: own.productId, prices })).rejects.toEqual(refused('variant-gone'))
  })
})

describe('putting a product on sale', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('customers see a product only while it is active; an archived one is still found as withdrawn', async ({
    db,
  }) => {
    const { productId } = await aProduct(db, { slug: 'aria' })
    await setStatus(db, lan, { productId, to: 'draft' })
    expect(await findProduct(db, 'vi', 'aria')).toBeUndefined()
    expect(await findWithdrawn(db, 'vi', 'aria')).toBeUndefined()
    await setStatus(db, lan, { productId, to: 'archived' })
    expect(await findWithdrawn(db, 'vi', 'aria')).toMatchObject({ id: productId })
    for (let n = 0; n < 2; n += 1) await setStatus(db, lan, { productId, to: 'active' })
    expect(await findProduct(db, 'vi', 'aria')).toMatchObject({ id: productId })
    expect(await audited(db, 'product.status-set')).toHaveLength(3)
  })

  test('a product without a price cannot go on sale, unless it is a service', async ({ db }) => {
    const boot = await aProduct(db, { price: 0 })
    const gift = await aProduct(db, { price: 0, stock: null })
    for (const { productId } of [boot, gift]) await setStatus(db, lan, { productId, to: 'draft' })
    const { productId } = boot
    await expect(setStatus(db, lan, { productId, to: 'active' })).rejects.toEqual(refused('price-missing'))
    await setStatus(db, lan, { productId: gift.productId, to: 'active' })
  })

  test('a product without variants cannot go on sale', async ({ db }) => {
    const { productId } = await aProduct(db)
    await setStatus(db, lan, { productId, to: 'draft' })
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.productId, productId))
    await expect(setStatus(db, lan, { productId, to: 'active' })).rejects.toEqual(refused('nothing-to-sell'))
  })
})

describe('duplicating a product', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a copy is a draft with its own name, SKUs and slug, without the sale', async ({ db }) => {
    const { productId } = await aProduct(db, { sku: 'ARIA-245', price: 500_000, sale: { price: 400_000 } })
    const copyId = crypto.randomUUID()
    for (let n = 0; n < 2; n += 1) await duplicateProduct(db, lan, { productId, copyId })
    const copy = (await findProductForEdit(db, 'vi', copyId))!
    expect(copy).toMatchObject({
      status: 'draft',
      publishedAt: null,
      vi: { name: 'Lướt Thử (bản sao)', slug: copyId },
      en: { name: 'Lướt Thử (copy)' },
      variants: [{ sku: 'ARIA-245-2', price: 500_000, salePrice: null }],
    })
    await duplicateProduct(db, lan, { productId, copyId: crypto.randomUUID() })
    const skus = await db.select({ sku: variants.sku }).from(variants).orderBy(asc(variants.sku))
    expect(skus.map(({ sku }) => sku)).toEqual(['ARIA-245', 'ARIA-245-2', 'ARIA-245-3'])
  })

  test('the copy of the longest name is shortened to a valid name', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'x'.repeat(120) })
    const copyId = crypto.randomUUID()
    await duplicateProduct(db, lan, { productId, copyId })
    const [words] = await db
      .select({ name: productTranslations.name })
      .from(productTranslations)
      .where(and(eq(productTranslations.productId, copyId), eq(productTranslations.locale, 'vi')))
    expect(words!.name).toMatch(/^x{110} \(bản sao\)$/)
  })
})
