import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { deleteDraft } from './delete-draft.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import type { Refusal } from '#kit/refusal.ts'
import { attributeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { draftProduct, type NewProductDraft } from '#shop/catalogue/products/draft-product.ts'
import { draftVariants, type OptionDraft } from '#shop/catalogue/variants/draft-variants.ts'
import { findProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { listPriceChanges } from '#shop/catalogue/prices/list-price-changes.ts'
import { publishDue } from '#shop/catalogue/products/publish-due.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { saveVariants } from '#shop/catalogue/variants/save-variants.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { setStatus } from '#shop/catalogue/products/set-status.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { wholeScope } from '#shop/pricing/promotion.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const both = <T>(words: T) => ({ vi: words, en: words })

const begun = (changes: Partial<NewProductDraft> = {}): NewProductDraft => ({
  id: crypto.randomUUID(),
  category: 'accessories',
  type: 'guards',
  line: 'sport',
  names: both('Bao Lưỡi Mới'),
  summaries: both('Một câu.'),
  ...changes,
})

const colours: OptionDraft = { key: 'colour', values: [{ value: 'white' }, { value: 'navy' }] }
const sizes: OptionDraft = { key: 'size', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] }
const rowsOf = (options: OptionDraft[], pattern = 'AS-NEW-{colour}-{size}') =>
  draftVariants({ options, pattern, price: 300_000, weightG: 200 }, []).map((row) => ({ ...row, barcode: null }))

/** A draft with measures and six variants. */
async function sixVariants(db: Db) {
  const { id } = begun()
  await draftProduct(db, lan, begun({ id }))
  await db
    .update(products)
    .set({ attributes: { fits: ['figure'] } })
    .where(eq(products.id, id))
  await saveVariants(db, lan, {
    expectedVersion: undefined,
    productId: id,
    options: [colours, sizes],
    rows: rowsOf([colours, sizes]),
  })
  return id
}
const sold = async (db: Db, id: string) => (await findProductForEdit(db, 'vi', id))!.variants

describe('a new product', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a new product is a draft with a slug of its own, created once even if the form is sent twice', async ({
    db,
  }) => {
    await aProduct(db, { slug: 'bao-luoi-moi' })
    const one = begun()
    for (let n = 0; n < 2; n += 1) await draftProduct(db, lan, one)
    expect(await findProductForEdit(db, 'vi', one.id)).toMatchObject({
      status: 'draft',
      vi: { name: 'Bao Lưỡi Mới', slug: 'bao-luoi-moi-2' },
      variants: [],
    })
    expect(await db.select().from(auditLog).where(eq(auditLog.verb, 'product.created'))).toHaveLength(1)
  })

  test('a product whose name has no Latin letter gets its id as slug', async ({ db }) => {
    const one = begun({ names: both('冰刀') })
    await draftProduct(db, lan, one)
    expect((await findProductForEdit(db, 'vi', one.id))!.vi!.slug).toBe(one.id)
  })

  test('a product cannot go on sale before it has variants and measures', async ({ db }) => {
    const { id } = begun()
    await draftProduct(db, lan, begun({ id }))
    await expect(setStatus(db, lan, { productId: id, to: 'active' })).rejects.toEqual(refused('nothing-to-sell'))
    await saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [], rows: rowsOf([], 'AS-NEW') })
    const missing = await setStatus(db, lan, { productId: id, to: 'active' }).catch((error: Refusal) => error)
    expect(missing).toEqual(refused('measures-missing'))
    expect((missing as Refusal).say('vi')).toContain(attributeLabel('fits', 'vi'))
    await db
      .update(products)
      .set({ attributes: { fits: ['figure'] } })
      .where(eq(products.id, id))
    await setStatus(db, lan, { productId: id, to: 'active' })
    expect(await findProduct(db, 'vi', id)).toMatchObject({ id, paidFrom: 300_000 })
  })
})

describe('the variants of a product', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the variants are those of the matrix; one left out is no longer sold and can come back at another price', async ({
    db,
  }) => {
    const id = await sixVariants(db)
    expect((await sold(db, id)).map(({ sku }) => sku)).toContain('AS-NEW-NVY-L')
    const rows = rowsOf([colours, sizes])
    await saveVariants(db, lan, {
      expectedVersion: undefined,
      productId: id,
      options: [colours, sizes],
      rows: rows.slice(0, 5),
    })
    expect(await sold(db, id)).toHaveLength(5)
    expect(await db.select().from(variants).where(eq(variants.productId, id))).toHaveLength(6)
    const again = rows.map((row, at) => (at === 5 ? { ...row, price: 350_000 } : row))
    await saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [colours, sizes], rows: again })
    expect((await sold(db, id)).map(({ price }) => price)).toEqual([
      ...Array.from({ length: 5 }, () => 300_000),
      350_000,
    ])
    expect(await listPriceChanges(db, id, 9)).toMatchObject([{ wasPrice: 300_000, price: 350_000 }])
  })

  test('variants keep their id when their SKUs change, also when two swap SKUs, and then keep their prices', async ({
    db,
  }) => {
    const id = await sixVariants(db)
    const before = await sold(db, id)
    const [first, second, ...others] = rowsOf([colours, sizes])
    const rows = [{ ...first!, sku: second!.sku, price: 1 }, { ...second!, sku: first!.sku }, ...others]
    await saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [colours, sizes], rows })
    const after = await sold(db, id)
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id))
    expect([after[0]!.sku, after[1]!.sku, after[0]!.price]).toEqual([before[1]!.sku, before[0]!.sku, 300_000])
  })

  test('a SKU of another product, or the same SKU twice, is refused', async ({ db }) => {
    await aProduct(db, { sku: 'TAKEN-1' })
    const { id } = begun()
    await draftProduct(db, lan, begun({ id }))
    const [row] = rowsOf([], 'TAKEN-1')
    await expect(
      saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [], rows: [row!] }),
    ).rejects.toEqual(refused('sku-taken'))
    const twice = rowsOf([sizes]).map((one) => ({ ...one, sku: 'SAME' }))
    await expect(
      saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [sizes], rows: twice }),
    ).rejects.toEqual(refused('sku-taken'))
    expect(await sold(db, id)).toEqual([])
  })

  test('a barcode of another product, or the same twice, is refused; one of an archived variant is free', async ({
    db,
  }) => {
    const barcode = '4006381333931'
    const { variantId } = await aProduct(db, { sku: 'OWNER-1' })
    await db.update(variants).set({ barcode }).where(eq(variants.id, variantId))
    const { id } = begun()
    await draftProduct(db, lan, begun({ id }))
    const save = (barcodes: (string | null)[]) => {
      const rows = rowsOf([sizes], 'BAR-{size}').map((row, at) => ({ ...row, barcode: barcodes[at] ?? null }))
      return saveVariants(db, lan, { expectedVersion: undefined, productId: id, options: [sizes], rows })
    }
    const taken = await save([barcode]).catch((error: Refusal) => error)
    expect(taken).toEqual(refused('barcode-taken'))
    expect((taken as Refusal).say('vi')).toContain('OWNER-1')
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.id, variantId))
    await expect(save([barcode, barcode])).rejects.toEqual(refused('barcode-taken'))
    await save([barcode])
    await save([null, barcode])
    expect((await sold(db, id)).map((row) => row.barcode)).toEqual([null, barcode, null])
  })

  test('a product on sale cannot lose all its variants, and a save on an outdated version is refused', async ({
    db,
  }) => {
    const { productId } = await aProduct(db)
    await expect(
      saveVariants(db, lan, { expectedVersion: undefined, productId, options: [], rows: [] }),
    ).rejects.toEqual(refused('nothing-to-sell'))
    const stale = { productId, options: [], rows: rowsOf([], 'NEWER'), expectedVersion: new Date(0).toISOString() }
    await expect(saveVariants(db, lan, stale)).rejects.toEqual(refused('changed-meanwhile'))
  })
})

describe('a product scheduled for a day', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the product is hidden until that moment and on sale after it', async ({ db }) => {
    const id = await sixVariants(db)
    const publishAt = new Date(Date.now() + 60_000)
    await expect(setStatus(db, lan, { productId: id, to: 'scheduled' })).rejects.toEqual(refused('publish-day-missing'))
    await setStatus(db, lan, { productId: id, to: 'scheduled', publishAt })
    expect(await publishDue(db)).toBe(0)
    expect(await findProduct(db, 'vi', id)).toBeUndefined()
    expect(await publishDue(db, new Date(publishAt.getTime() + 1))).toBe(1)
    expect(await findProduct(db, 'vi', id)).toMatchObject({ id })
  })

  test('the product becomes a draft again if it has no variants when the day comes', async ({ db }) => {
    const id = await sixVariants(db)
    const publishAt = new Date(Date.now() + 60_000)
    await setStatus(db, lan, { productId: id, to: 'scheduled', publishAt })
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.productId, id))
    await publishDue(db, new Date(publishAt.getTime() + 1))
    expect(await findProductForEdit(db, 'vi', id)).toMatchObject({ status: 'draft', publishedAt: null })
  })
})

describe('deleting a draft', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a draft is deleted; a product that is on sale or has stock history is kept', async ({ db }) => {
    const id = await sixVariants(db)
    await deleteDraft(db, lan, id)
    expect(await findProductForEdit(db, 'vi', id)).toBeUndefined()
    const { productId } = await aProduct(db)
    await expect(deleteDraft(db, lan, productId)).rejects.toEqual(refused('draft-only'))
    await setStatus(db, lan, { productId, to: 'draft' })
    await expect(deleteDraft(db, lan, productId)).rejects.toEqual(refused('draft-has-history'))
  })

  test('a draft that a promotion names is kept, since without it the promotion would apply to everything', async ({
    db,
  }) => {
    const id = await sixVariants(db)
    const scope = { ...wholeScope, products: [id] }
    const effect = { kind: 'percent' as const, percent: 10, most: null }
    const given = { kind: 'buy-get' as const, percent: 50, buy: 1, get: 1, times: null }
    const rule = { name: { vi: 'Hè', en: 'Summer' }, byCode: false }
    for (const one of [
      { effect, scope },
      { effect: { ...given, of: scope }, scope: wholeScope },
    ]) {
      await db.insert(promotions).values({ ...rule, ...one })
      const refusal = await deleteDraft(db, lan, id).catch((error: Refusal) => error)
      expect(refusal).toEqual(refused('draft-in-promotion'))
      expect((refusal as Refusal).say('en')).toContain('“Summer”')
      await db.delete(promotions)
    }
    await deleteDraft(db, lan, id)
    expect(await findProductForEdit(db, 'vi', id)).toBeUndefined()
  })
})
