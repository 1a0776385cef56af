// @module-tag turn-1
import { desc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { locales } from '#kit/localized.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { changeSlug } from '#shop/catalogue/products/change-slug.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { priceChanges, productOptionValues, products, variants } from '#shop/catalogue/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { findStock, listMoves } from '#shop/inventory/queries.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { processImport, importJob } from './process-import.ts'
import { openImport } from './open-import.ts'
import { findImport, listRowErrors } from './queries.ts'
import { checkImport, resumeImports, runImport } from './start-import.ts'

openOwnFiles()
const clerk = staff('clerk')
const refused = (code: string) => expect.objectContaining({ code })

async function send(db: Db, text: string, more: { like?: string } = {}) {
  const id = crypto.randomUUID()
  await openImport(db, clerk, { id, name: 'gia-thang-12.csv', bytes: Buffer.from(text), ...more })
  return id
}
/** Uploaded, checked with the guessed columns. */
async function checked(db: Db, text: string) {
  const id = await send(db, text)
  await checkImport(db, { id, columns: (await findImport(db, id))!.columns })
  await processImport(db, id)
  return id
}
async function imported(db: Db, text: string) {
  const id = await checked(db, text)
  await runImport(db, { id })
  await processImport(db, id)
  return id
}
const tallyOf = async (db: Db, id: string) => (await findImport(db, id))!.tally
const reasonsOf = async (db: Db, id: string) =>
  (await listRowErrors(db, id, 50)).map(({ row, reasons }) => [row, ...reasons.map(({ vi }) => vi)])

describe('an import of prices and stock', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a form sent twice makes one import; another file from the same form makes its own and leaves the first', async ({
    db,
  }) => {
    const form = { id: crypto.randomUUID(), name: 'gia.csv' }
    const sent = (text: string) => openImport(db, clerk, { ...form, bytes: Buffer.from(text) })
    expect(await sent('SKU,Giá\nAAAA-1,1000000\n')).toBe(form.id)
    expect(await sent('SKU,Giá\nAAAA-1,1000000\n')).toBe(form.id)
    const other = await sent('SKU,Tồn kho\nAAAA-1,3\nBBBB-1,4\n')
    expect(other).not.toBe(form.id)
    expect(await findImport(db, form.id)).toMatchObject({ rows: 1, columns: { sku: 0, price: 1 } })
    expect(await findImport(db, other)).toMatchObject({ rows: 2, columns: { sku: 0, stock: 1 } })
  })

  test('an import is checked first, then changes only what differs, and is recorded in stock moves and audit log', async ({
    db,
  }) => {
    const [a, b] = [await aProduct(db, { sku: 'AAAA-1', stock: 5 }), await aProduct(db, { sku: 'BBBB-1', stock: 5 })]
    const id = await checked(
      db,
      'Mã SKU;Tên;Giá bán;Giá giảm;Giảm đến;Tồn kho\r\naaaa-1;Aria;1.290.000;990.000;24/12/2026;8\r\nBBBB-1;Em;;;;5\r\nNO-1;?;1;;;',
    )
    expect(await findImport(db, id)).toMatchObject({ state: 'checked', rows: 3, encoding: 'utf-8', delimiter: ';' })
    expect(await tallyOf(db, id)).toEqual({ changed: 1, unchanged: 1, faulty: 1 })
    expect(await findStock(db, a.variantId)).toMatchObject({ onHand: 5 })

    await runImport(db, { id })
    await processImport(db, id)
    await processImport(db, id)
    expect(await findImport(db, id)).toMatchObject({ state: 'done', tally: { changed: 1, unchanged: 1, faulty: 1 } })
    expect((await db.select().from(variants).where(eq(variants.id, a.variantId)))[0]).toMatchObject({
      price: 1_290_000,
      salePrice: 990_000,
      saleUntil: new Date('2026-12-24T16:59:59.999Z'),
    })
    expect(await db.select().from(priceChanges)).toMatchObject([{ variantId: a.variantId, wasPrice: 500_000 }])
    expect(await findStock(db, b.variantId)).toMatchObject({ onHand: 5 })
    expect(await listMoves(db, a.variantId)).toMatchObject([
      { cause: 'adjusted', onHandChange: 3, note: 'Nhập từ tệp gia-thang-12.csv', actor: clerk },
      { cause: 'received' },
    ])
    expect(await db.select().from(auditLog).orderBy(desc(auditLog.id))).toMatchObject([
      { verb: 'import.done', name: 'gia-thang-12.csv', after: { changed: 1, unchanged: 1, faulty: 1 } },
      { verb: 'stock.adjusted', subjectId: a.variantId, after: { pieces: 3, variants: 1 } },
    ])
  })

  test('the same table imported again changes nothing', async ({ db }) => {
    await aProduct(db, { sku: 'AAAA-1', stock: 5 })
    const text = 'sku,price,sale price,sale from,sale until,on hand\nAAAA-1,1290000,990000,01/12/2026,24/12/2026,8\n'
    expect(await tallyOf(db, await imported(db, text))).toMatchObject({ changed: 1 })
    expect(await tallyOf(db, await checked(db, text))).toEqual({ changed: 0, unchanged: 1, faulty: 0 })
  })

  test('a sale price of 0 means no sale, and scheduled goods need a price', async ({ db }) => {
    await aProduct(db, { sku: 'SALE-1', sale: { price: 400_000 } })
    const { productId } = await aProduct(db, { sku: 'SOON-1' })
    await db.update(products).set({ status: 'scheduled' }).where(eq(products.id, productId))
    const id = await checked(db, 'SKU,Giá,Giá giảm\nSALE-1,500.000,0\nSOON-1,0,')
    expect(await reasonsOf(db, id)).toEqual([[2, 'Hàng đang bán phải có giá lớn hơn 0.']])
    await imported(db, 'SKU,Giá giảm\nSALE-1,0')
    expect(await db.select().from(variants).where(eq(variants.sku, 'SALE-1'))).toMatchObject([{ salePrice: null }])
  })

  test('each refused row names its reasons', async ({ db }) => {
    const locked = await aProduct(db, { sku: 'HELD-1', stock: 5 })
    await reserveStock(db, clerk, 'X', [{ variantId: locked.variantId, quantity: 2 }])
    await aProduct(db, { sku: 'SERV-1', stock: null })
    await aProduct(db, { sku: 'SALE-1', sale: { price: 400_000 } })
    const rows = [
      ',100.000,1',
      'HELD-1,1.5,nhiều',
      'HELD-1,600.000,5',
      'SERV-1,,3',
      'SALE-1,300.000,',
      'GONE-1,300.000,',
    ]
    const id = await checked(db, `SKU,Giá,Tồn\n${rows.join('\n')}`)
    expect(await reasonsOf(db, id)).toEqual([
      [1, 'Thiếu SKU.'],
      [2, expect.stringContaining('“1.5”'), expect.stringContaining('“nhiều”')],
      [3, 'SKU này đã có ở dòng 3.'],
      [4, expect.any(String)],
      [5, 'Giá giảm phải thấp hơn giá bán.'],
      [6, expect.stringContaining('GONE-1')],
    ])
    expect(await reasonsOf(db, await checked(db, 'SKU,Tồn\nHELD-1,1'))).toEqual([
      [1, 'Đơn hàng đang giữ 2; không thể ít hơn.'],
    ])
  })

  test('a price with three zeros too many is refused in its row', async ({ db }) => {
    await aProduct(db, { sku: 'DEAR-1' })
    expect(await reasonsOf(db, await checked(db, 'SKU,Giá\nDEAR-1,4.500.000.000'))).toEqual([
      [1, expect.stringContaining('“4.500.000.000” vượt mức cao nhất')],
    ])
  })

  test('new products become drafts with their variants, whether their rows are adjacent or not', async ({ db }) => {
    const guards = await aProduct(db, { sku: 'OLD-1', slug: 'boc-luoi', name: 'Bọc lưỡi' })
    const text = [
      'SKU;Đường dẫn;Tên;Tên tiếng Anh;Danh mục;Loại sản phẩm;Màu;Size;Mã vạch;Cân nặng;Tóm tắt;Mô tả;Giá bán;Giá giảm;Tồn kho',
      'aria-w-240;giay-aria;Giày Aria;Aria boot;Giày;boot_only;Trắng ngà;240 mm;4006381333931;1200;Êm.;Một đoạn.;3.290.000;2.990.000;4',
      'TAT-1;;Tất dày;;accessories;;;M;;;;;90.000;;',
      'ARIA-W-245;giay-aria;;;;;trang nga;245;;;;;3.290.000;;0',
      'BOC-PINK;boc-luoi;;;;;hồng;;;;;;120.000;;7',
      'ARIA-W-999;giay-aria;;;;;trắng ngà;999;;;;;3.290.000;;',
      'ARIA-W-246;giay-aria;;;;;trắng ngà;245;;;;;3.290.000;;',
      'BOC-2;boc-luoi;Giày lạ;;figure;;;;;;;;120.000;;',
      'GANG-1;;Găng;;Chợ trời;;;;;;;;50.000;;',
      'FREE-1;;Móc;;accessories;;;;;;;;0;;',
      'X;;Móc hai;;accessories;;;;123;0;;;50.000;;',
    ].join('\n')
    await db
      .update(variants)
      .set({ options: { colour: 'xanh' } })
      .where(eq(variants.id, guards.variantId))
    await db.insert(productOptionValues).values({
      productId: guards.productId,
      key: 'colour',
      value: 'xanh',
      optionPosition: 0,
      position: 0,
      label: { vi: 'Xanh', en: 'Blue' },
    })
    const id = await checked(db, text)
    const tally = { created: 4, products: 2, begun: ['Giày Aria', 'Tất dày'], changed: 0, unchanged: 0, faulty: 6 }
    expect(await tallyOf(db, id)).toEqual(tally)
    expect(await reasonsOf(db, id)).toEqual([
      [5, '“999” không phải lựa chọn của danh mục này.'],
      [6, expect.stringContaining('Dòng 4 là cùng sản phẩm')],
      [7, expect.stringContaining('là của sản phẩm “Bọc lưỡi”')],
      [8, 'Không có danh mục “Chợ trời”.'],
      [9, expect.stringContaining('“0”')],
      [10, expect.stringContaining('“X”'), expect.stringContaining('Mã vạch'), expect.stringContaining('“0”')],
    ])
    expect(await db.select().from(products)).toHaveLength(1)

    await runImport(db, { id })
    await processImport(db, id)
    expect(await tallyOf(db, id)).toEqual(tally)
    const aria = (await findProduct(db, 'en', 'giay-aria', 'in any state'))!
    expect(aria).toMatchObject({ status: 'draft', type: 'boot_only', line: 'sport', paidFrom: 2_990_000 })
    expect(aria.words).toMatchObject({
      name: 'Aria boot',
      slug: 'aria-boot',
      summary: 'Êm.',
      borrowed: ['summary', 'description'],
    })
    expect(aria.options.map(({ key, value, label }) => [key, value, label?.vi])).toEqual([
      ['colour', 'trang-nga', 'Trắng ngà'],
      ['size', '240', undefined],
      ['size', '245', undefined],
    ])
    expect(aria.variants).toMatchObject([
      { sku: 'ARIA-W-240', barcode: '4006381333931', weightG: 1200, price: 3_290_000, salePrice: 2_990_000 },
      { sku: 'ARIA-W-245', barcode: null, weightG: 500, options: { colour: 'trang-nga', size: '245' } },
    ])
    expect(await listMoves(db, aria.variants[0]!.id)).toMatchObject([{ cause: 'received', onHandChange: 4 }])
    expect((await findProduct(db, 'vi', 'boc-luoi'))!.variants.map(({ sku }) => sku)).toEqual(['OLD-1', 'BOC-PINK'])

    const again = await checked(db, text)
    expect(await tallyOf(db, again)).toEqual({ changed: 0, unchanged: 4, faulty: 6 })
  })

  test('a new product never gets an address that opens another product in either language', async ({ db }) => {
    const { productId } = await aProduct(db, { slug: 'boc-luoi', name: 'Bọc lưỡi' })
    await changeSlug(db, { productId, locale: 'en', slug: 'blade-guards' })
    const text = [
      'SKU;Đường dẫn;Tên;Tên tiếng Anh;Danh mục;Giá bán',
      'KHAC-1;blade-guards;Đồ khác;;accessories;50000',
      'TRUOC-1;truoc;Trước;Sau;accessories;50000',
      'SAU-1;sau;Sau;Boc luoi;accessories;50000',
    ].join('\n')
    const id = await checked(db, text)
    expect(await reasonsOf(db, id)).toEqual([
      [1, expect.stringContaining('“blade-guards” là đường dẫn tiếng Anh của sản phẩm “Bọc lưỡi”')],
    ])
    await runImport(db, { id })
    await processImport(db, id)
    for (const slug of ['boc-luoi', 'truoc', 'sau'])
      for (const locale of locales)
        expect(await findProduct(db, locale, slug, 'in any state')).toMatchObject({ slugs: { vi: slug } })
  })

  test('a row whose barcode another variant or an earlier row has is refused', async ({ db }) => {
    const { variantId } = await aProduct(db, { sku: 'OWNER-1' })
    await db.update(variants).set({ barcode: '4006381333931' }).where(eq(variants.id, variantId))
    const barcodes = ['4006381333931', '96385074', '9638 5074']
    const rows = barcodes.map((barcode, at) => `MOI-${at},Khăn ${at},accessories,${barcode},60000`)
    const id = await checked(db, ['SKU,Tên,Danh mục,Mã vạch,Giá', ...rows].join('\n'))
    const reasons = [expect.stringContaining('OWNER-1'), expect.stringContaining('dòng 3')]
    expect(await reasonsOf(db, id)).toEqual([1, 3].map((row, at) => [row, reasons[at]]))
  })

  test('a product with more rows than a batch becomes one product', async ({ db }) => {
    const rows = Array.from({ length: 300 }, (_, at) => `L-${1000 + at},Dây giày,accessories,${at + 1},50000`)
    const others = Array.from({ length: 400 }, (_, at) => `M-${1000 + at},Khăn ${at},accessories,,60000`)
    const [half, rest] = [rows.slice(0, 150), rows.slice(150)]
    const text = ['SKU,Tên,Danh mục,Chiều dài,Giá', ...half, ...others, ...rest].join('\n')
    const tally = { created: 700, products: 401, changed: 0, unchanged: 0, faulty: 0 }
    const id = await checked(db, text)
    expect(await tallyOf(db, id)).toMatchObject(tally)
    await runImport(db, { id })
    await processImport(db, id)
    expect(await tallyOf(db, id)).toMatchObject(tally)
    const laces = (await findProduct(db, 'vi', 'day-giay', 'in any state'))!
    expect(laces.variants).toHaveLength(300)
    expect(laces.variants.at(-1)).toMatchObject({ sku: 'L-1299', position: 299, options: { length: '300' } })
  })

  test('an SKU that our export escaped as a formula is read as it was', async ({ db }) => {
    await aProduct(db, { sku: '-CODE-1' })
    expect(await tallyOf(db, await checked(db, "SKU,Giá\n'-CODE-1,500000"))).toMatchObject({ unchanged: 1 })
  })

  test('a corrected file of refused rows keeps the columns that were chosen by hand', async ({ db }) => {
    const first = await send(db, 'A,B,C\n1,2,3')
    await checkImport(db, { id: first, columns: { sku: 2, price: 0 } })
    const second = await send(db, 'A,B,C,Lý do\n1,2,3,x', { like: first })
    expect((await findImport(db, second))!.columns).toEqual({ sku: 2, price: 0 })
    expect((await findImport(db, await send(db, 'B,SKU,Giá\n1,2,3', { like: first })))!.columns).toEqual({
      sku: 1,
      price: 2,
    })
  })

  test('a file that is no table, and a step out of turn, are refused', async ({ db }) => {
    await expect(send(db, 'SKU,Giá\n"A,1')).rejects.toEqual(refused('import-malformed'))
    await expect(send(db, 'SKU,Giá\n')).rejects.toEqual(refused('import-empty'))
    await expect(send(db, 'PK\u0003\u0004')).rejects.toEqual(refused('import-workbook'))
    await expect(send(db, `SKU\n${'x'.repeat(11 * 1024 * 1024)}`)).rejects.toEqual(refused('import-big'))
    const id = await send(db, 'SKU,Giá\nA,1')
    await expect(runImport(db, { id })).rejects.toEqual(refused('import-moved-on'))
    await expect(checkImport(db, { id, columns: { price: 1 } })).rejects.toEqual(refused('import-no-sku'))
    await expect(checkImport(db, { id, columns: { sku: 0 } })).rejects.toEqual(refused('import-no-fields'))
  })

  test('an import interrupted by a stop of the server is resumed', async ({ db }) => {
    const id = await send(db, 'SKU,Giá\nA,1')
    await checkImport(db, { id, columns: { sku: 0, price: 1 } })
    queued.length = 0
    await resumeImports(db)
    expect(queued).toEqual([{ name: importJob, payload: { importId: id } }])
    await processImport(db, id)
    await resumeImports(db)
    expect(queued).toHaveLength(1)
  })
})
