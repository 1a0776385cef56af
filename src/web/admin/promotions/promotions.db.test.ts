import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { copyPromotion } from '#shop/pricing/copy-promotion.ts'
import { endPromotion } from '#shop/pricing/end-promotion.ts'
import { findPromotion, listBatchCodes, listPromotions, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { makeCodes } from '#shop/pricing/make-codes.ts'
import { savePromotion } from '#shop/pricing/save-promotion.ts'
import { isAboveLaw, describePromotion } from '#shop/pricing/describe-promotion.ts'
import { promotions, promotionUses } from '#shop/pricing/schema.ts'
import { promotions as seeded } from '#seed/promotions.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readPromotion, promotionValuesOf } from './typed-promotion.ts'

const binh = staff('binh')

const typed = (changes: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = {
    nameVi: 'Mùa đông',
    nameEn: 'Winter',
    byCode: 'code',
    code: 'mùa-đông',
    kind: 'percent',
    percent: '10',
  }
  for (const [name, value] of Object.entries({ ...fields, minSubtotal: '', combines: 'on', ...changes }))
    form.set(name, value)
  return readPromotion(form)
}

describe('the promotions of the admin', () => {
  test('a promotion is created from the form, and its form shows the saved values', async ({ db }) => {
    await openSmallShop(db)
    const { productId } = await aProduct(db, { sku: 'BOOT-1' })
    const { draft } = typed({ skus: 'BOOT-1', maxUses: '1.000', startsAt: '2026-11-21T08:00' })
    const id = await savePromotion(db, binh, { draft: draft! })
    const known = (await findPromotion(db, id))!
    expect(known).toMatchObject({ code: 'MUADONG', maxUses: 1000, uses: 0, given: 0, skus: ['BOOT-1'] })
    expect(known.scope.products).toEqual([productId])
    expect(known.startsAt).toEqual(new Date('2026-11-21T01:00:00Z'))
    expect(promotionValuesOf(known)).toMatchObject({ percent: '10', startsAt: '2026-11-21T08:00', combines: 'on' })
    await savePromotion(db, binh, { id, draft: typed({ code: 'DONG2' }).draft! })
    expect((await findPromotion(db, id))!.code).toBe('DONG2')
  })

  test('a promotion whose end is typed as a day lasts until the end of that day', () => {
    expect(typed({ startsAt: '2026-12-24T00:00', endsAt: '2026-12-24T23:59' }).draft).toMatchObject({
      startsAt: new Date('2026-12-23T17:00:00Z'),
      endsAt: new Date('2026-12-24T16:59:59.999Z'),
    })
  })

  test('the form names a product by a SKU that is still sold', async ({ db }) => {
    await openSmallShop(db)
    const { productId } = await aProduct(db, { sku: 'BOOT-1' })
    const stopped = { sku: 'BOOT-0', options: { size: '240' }, position: -1, archivedAt: new Date() }
    await db.insert(variants).values({ productId, price: 500_000, weightG: 500, ...stopped })
    const id = await savePromotion(db, binh, { draft: typed({ skus: 'BOOT-1' }).draft! })
    expect((await findPromotion(db, id))!.skus).toEqual(['BOOT-1'])
  })

  test('a code is taken away by emptying its field; codes of a batch stay', async ({ db }) => {
    const id = await savePromotion(db, binh, { draft: typed().draft! })
    await makeCodes(db, binh, { promotionId: id, count: 2, prefix: '', batch: new Date() })
    await savePromotion(db, binh, { id, draft: typed({ code: '' }).draft! })
    expect((await findPromotion(db, id))!.code).toBeNull()
    expect(await listBatchCodes(db, id)).toHaveLength(2)
  })

  test('forms sent again after a lost answer make one promotion, one copy and one batch of codes', async ({ db }) => {
    const [newId, copyId] = [crypto.randomUUID(), crypto.randomUUID()]
    const { draft } = typed({ byCode: 'auto' })
    const batch = { promotionId: newId, count: 3, prefix: '', batch: new Date() }
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await savePromotion(db, binh, { newId, draft: draft! })).toBe(newId)
      await copyPromotion(db, binh, { id: newId, copyId })
      await makeCodes(db, binh, batch)
    }
    expect((await listPromotions(db)).map(({ id }) => id).toSorted()).toEqual([newId, copyId].toSorted())
    expect(await listBatchCodes(db, newId)).toHaveLength(3)
    await makeCodes(db, binh, { ...batch, batch: new Date(batch.batch.getTime() + 1) })
    expect(await listBatchCodes(db, newId)).toHaveLength(6)
  })

  test('after a lost answer a new promotion is saved as typed last, unless somebody changed it meanwhile', async ({
    db,
  }) => {
    const newId = crypto.randomUUID()
    const save = (percent: string) => savePromotion(db, binh, { newId, draft: typed({ percent }).draft! })
    for (const percent of ['10', '15', '20']) expect(await save(percent)).toBe(newId)
    expect(await listPromotions(db)).toMatchObject([{ id: newId, code: 'MUADONG', effect: { percent: 20 } }])
    await endPromotion(db, binh, newId)
    await expect(save('25')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test('a promotion is for all of the products that were typed, however many', () => {
    const skus = Array.from({ length: 500 }, (_, nth) => `BOOT-${nth}`)
    expect(typed({ skus: skus.join(', ') }).draft?.skus).toEqual(skus)
  })

  test('a type that no product has is refused', () => {
    expect(typed({ types: 'boot_only' }).draft).toBeDefined()
    expect(typed({ types: 'boot-only' }).draft).toBeUndefined()
  })

  test.for(seeded)('“$name.en” stays the same when its form is saved without changes', async (draft, { db }) => {
    const id = await savePromotion(db, binh, { draft })
    const { updatedAt: _, ...before } = (await findPromotion(db, id))!
    const form = new FormData()
    for (const [name, value] of Object.entries(promotionValuesOf(before))) if (value) form.set(name, value)
    await savePromotion(db, binh, { id, draft: readPromotion(form).draft! })
    expect(await findPromotion(db, id)).toMatchObject(before)
  })

  test('the products to buy are chosen by line and by SKU, and stay so in the form', async ({ db }) => {
    await openSmallShop(db)
    const { productId } = await aProduct(db, { sku: 'BOOT-1' })
    const fields = { kind: 'buy-get', buy: '1', get: '1', types: 'soakers', ofLines: 'premium', ofSkus: 'BOOT-1' }
    const id = await savePromotion(db, binh, { draft: typed(fields).draft! })
    const known = (await findPromotion(db, id))!
    expect(known.effect).toMatchObject({ of: { categories: [], types: [], lines: ['premium'], products: [productId] } })
    expect(promotionValuesOf(known)).toMatchObject({ ofLines: 'premium', ofSkus: 'BOOT-1', ofTypes: '' })
  })

  test('SKUs may be typed in small letters', () =>
    expect(typed({ skus: 'boot-1, Boot-2', ofSkus: 'b-3', kind: 'buy-get', buy: '1', get: '1' }).draft).toMatchObject({
      skus: ['BOOT-1', 'BOOT-2'],
      ofSkus: ['B-3'],
    }))

  test('a code belongs to one promotion, a SKU must exist', async ({ db }) => {
    await savePromotion(db, binh, { draft: typed().draft! })
    await expect(savePromotion(db, binh, { draft: typed().draft! })).rejects.toMatchObject({ code: 'code-taken' })
    const unknown = typed({ code: 'KHAC', skus: 'NO-SUCH' }).draft!
    await expect(savePromotion(db, binh, { draft: unknown })).rejects.toMatchObject({ code: 'sku-unknown' })
  })

  test('a use limit set later counts earlier uses, and may not lie below them', async ({ db }) => {
    const id = await savePromotion(db, binh, { draft: typed().draft! })
    for (const order of ['one', 'two'])
      await db.insert(promotionUses).values({ promotionId: id, orderId: order, who: ['lan'], amount: 10 })
    await savePromotion(db, binh, { id, draft: typed({ maxUses: '5' }).draft! })
    expect((await db.select().from(promotions).where(eq(promotions.id, id)))[0]!.used).toBe(2)
    expect(await findPromotion(db, id)).toMatchObject({ uses: 2, given: 20 })
    await expect(savePromotion(db, binh, { id, draft: typed({ maxUses: '1' }).draft! })).rejects.toMatchObject({
      code: 'limit-below-uses',
    })
  })

  test('a copied promotion does not run and has no code, and an ended one is over', async ({ db }) => {
    const id = await savePromotion(db, binh, { draft: typed().draft! })
    const copy = crypto.randomUUID()
    await copyPromotion(db, binh, { id, copyId: copy })
    await endPromotion(db, binh, id)
    const later = new Date(Date.now() + 1000)
    expect((await listPromotions(db)).map((one) => promotionViewOf(one, later))).toEqual(['over', 'over'])
    expect((await findPromotion(db, copy))!.code).toBeNull()
  })

  test('the audit log records who made, changed, ended and copied a promotion, and what changed', async ({ db }) => {
    const id = await savePromotion(db, binh, { draft: typed().draft! })
    await savePromotion(db, binh, { id, draft: typed().draft! })
    await savePromotion(db, binh, { id, draft: typed({ percent: '15', code: 'DONG2' }).draft! })
    await endPromotion(db, binh, id)
    const copy = crypto.randomUUID()
    await copyPromotion(db, binh, { id, copyId: copy })
    const log = await db.select().from(auditLog).orderBy(auditLog.id)
    expect(log.map(({ verb, subjectId }) => [verb, subjectId])).toEqual([
      ['promotion.made', id],
      ['promotion.changed', id],
      ['promotion.ended', id],
      ['promotion.copied', copy],
    ])
    expect(log[1]).toMatchObject({
      actor: binh,
      before: { code: 'MUADONG', effect: { percent: 10 } },
      after: { code: 'DONG2', effect: { percent: 15 } },
    })
  })

  test('a batch of codes is unique, each code for one order', async ({ db }) => {
    const id = await savePromotion(db, binh, { draft: typed({ code: '' }).draft! })
    const batch = { promotionId: id, count: 120, prefix: 'LUOT', batch: new Date() }
    expect(await makeCodes(db, binh, batch)).toBe(120)
    const codes = await listBatchCodes(db, id)
    expect(new Set(codes.map(({ code }) => code)).size).toBe(120)
    expect(codes.every(({ code, maxUses }) => /^LUOT[2-9A-Z]{10}$/.test(code) && maxUses === 1)).toBe(true)
  })

  test.each([
    [{ percent: '0' }, 'percent'],
    [{ percent: '101' }, 'percent'],
    [{ kind: 'amount', amount: 'abc' }, 'amount'],
    [{ nameVi: 'x' }, 'nameVi'],
    [{ code: '!!' }, 'code'],
    [{ startsAt: '2026-12-02T00:00', endsAt: '2026-12-01T00:00' }, 'endsAt'],
    [{ maxUses: '-3' }, 'maxUses'],
  ])('%j is an error at the field %s', (changes, field) => {
    expect(Object.keys(typed(changes as Record<string, string>).rejected?.errors ?? {})).toContain(field)
  })

  test('a promotion is described in sentences, and a discount above 50% is marked as above the legal limit', () => {
    const draft = typed({
      kind: 'buy-get',
      percent: '60',
      buy: '1',
      get: '1',
      ofCategories: 'figure',
      types: 'guards',
    }).draft!
    expect(describePromotion(draft, 'en')).toBe(
      'Buy 1 (figure) and get 1 of guards at 60% off, the cheapest first. A code is needed. Combines with other offers.',
    )
    expect(isAboveLaw(draft)).toBe(true)
    expect(isAboveLaw(typed({ percent: '50' }).draft!)).toBe(false)
  })
})
