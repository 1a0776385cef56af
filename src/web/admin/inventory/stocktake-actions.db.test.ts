import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { variants } from '#shop/catalogue/schema.ts'
import { staff, system } from '#shop/identity/actor.ts'
import { sellReserved } from '#shop/inventory/moves/move-reserved.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { closeStocktake } from '#shop/inventory/stocktakes/close-stocktake.ts'
import { listStocktakeLines } from '#shop/inventory/stocktakes/list-stocktake-lines.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { stocktakeActions } from './stocktake-actions.ts'

const clerk = staff('clerk')

test('scanned pieces are added once, however often their form is sent', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 5, sku: 'SCAN-0001' })
  const stocktakeId = crypto.randomUUID()
  await openStocktake(db, clerk, { id: stocktakeId, note: 'Kiểm kho' })
  const scan = (id: string) => {
    const form = new FormData()
    form.set('id', id)
    form.set('lines', 'SCAN-0001 2')
    return stocktakeActions.scan({ db, actor: clerk, id: stocktakeId, form })
  }
  const id = crypto.randomUUID()
  await scan(id)
  const again = await scan(id)
  // What was added to the form since then is not lost: it stays, to be sent under another id.
  expect(again).toMatchObject({ errors: { lines: expect.any(String) }, values: { lines: 'SCAN-0001 2' } })
  expect(again!.values!.id).not.toBe(id)
  expect((await listStocktakeLines(db, stocktakeId)).get(variantId)).toMatchObject({ found: 2 })
  await scan(crypto.randomUUID())
  expect((await listStocktakeLines(db, stocktakeId)).get(variantId)).toMatchObject({ found: 4 })
})

test('one product scanned by its SKU and by its barcode is counted as one', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 5, sku: 'FIG-1' })
  await db.update(variants).set({ barcode: '8931234567890' }).where(eq(variants.id, variantId))
  const stocktakeId = crypto.randomUUID()
  await openStocktake(db, clerk, { id: stocktakeId, note: 'Kiểm kho' })
  const form = new FormData()
  form.set('id', crypto.randomUUID())
  form.set('lines', 'FIG-1 2\n8931234567890\nfig-1')
  expect(await stocktakeActions.scan({ db, actor: clerk, id: stocktakeId, form })).toBeUndefined()
  expect((await listStocktakeLines(db, stocktakeId)).get(variantId)).toMatchObject({ found: 4 })
})

test('a count of 1.5 pieces is refused, never read as 15, and 1,000 is a thousand', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 5 })
  const stocktakeId = crypto.randomUUID()
  await openStocktake(db, clerk, { id: stocktakeId, note: 'Kiểm kho' })
  const save = (found: string, was = '') => {
    const form = new FormData()
    form.set(`found:${variantId}`, found)
    form.set(`was:${variantId}`, was)
    form.set(`seen:${variantId}`, '5')
    return stocktakeActions.sheet({ db, actor: clerk, id: stocktakeId, form })
  }
  const counted = async () => (await listStocktakeLines(db, stocktakeId)).get(variantId)?.found
  for (const typed of ['1.5', '12,5', '-1', 'năm'])
    expect(Object.keys((await save(typed))!.errors!), typed).toEqual([`found:${variantId}`])
  expect(await counted()).toBeUndefined()
  for (const typed of ['1,000', '1.000', '1 000']) {
    expect(await save(typed), typed).toBeUndefined()
    expect(await counted(), typed).toBe(1000)
    await save('', '1000')
    expect(await counted(), typed).toBeUndefined()
  }
})

test('a piece sold while the sheet lay open is not invented: its row is refused, and saved once it is counted again', async ({
  db,
}) => {
  await openSmallShop(db)
  const [sold, other] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 2 })]
  const stocktakeId = crypto.randomUUID()
  await openStocktake(db, clerk, { id: stocktakeId, note: 'Kiểm kho' })
  const save = (found: number, seen: string) => {
    const form = new FormData()
    form.set(`found:${sold.variantId}`, String(found))
    form.set(`seen:${sold.variantId}`, seen)
    form.set(`found:${other.variantId}`, '1')
    form.set(`seen:${other.variantId}`, '2')
    return stocktakeActions.sheet({ db, actor: clerk, id: stocktakeId, form })
  }
  await reserveStock(db, system, 'order', [{ variantId: sold.variantId, quantity: 1 }])
  await sellReserved(db, system, 'order', [{ variantId: sold.variantId, quantity: 1 }])
  const refused = await save(5, '5')
  expect(Object.keys(refused!.errors!)).toEqual([`found:${sold.variantId}`])
  expect(refused!.values).toMatchObject({
    [`found:${sold.variantId}`]: '5',
    [`found:${other.variantId}`]: '1',
    [`seen:${sold.variantId}`]: '4',
  })
  expect((await listStocktakeLines(db, stocktakeId)).size).toBe(0)
  expect(await save(4, refused!.values![`seen:${sold.variantId}`]!)).toBeUndefined()
  await closeStocktake(db, clerk, stocktakeId)
  const onHand = async ({ variantId }: typeof sold) => (await findStock(db, variantId))?.onHand
  expect([await onHand(sold), await onHand(other)]).toEqual([4, 1])
})
