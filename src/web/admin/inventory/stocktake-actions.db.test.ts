import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { variants } from '#shop/catalogue/schema.ts'
import { staff } from '#shop/identity/actor.ts'
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
