import { expect } from 'vitest'
import { useStore } from '#platform/postgres/db.server.ts'
import { runInRequest } from '#platform/request.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { processImport } from '#shop/imports/process-import.ts'
import { importFields } from '#shop/imports/import.ts'
import { openImport } from '#shop/imports/open-import.ts'
import { findImport } from '#shop/imports/queries.ts'
import { checkImport } from '#shop/imports/start-import.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { loader } from '../export-route.ts'

openOwnFiles()

test('importing the shop’s own export, in either language, changes nothing', async ({ store }) => {
  const { db } = store
  useStore(store)
  await openSmallShop(db)
  const from = new Date('2026-11-30T17:00:00Z')
  await aProduct(db, { sku: 'AAAA-1', name: '=Giày "Lướt", trắng' })
  await aProduct(db, { sku: 'BBBB-1', sale: { price: 400_000, from, until: new Date('2026-12-24T11:30:12.345Z') } })
  await aProduct(db, { sku: 'CCCC-1', stock: 'never' })
  await aProduct(db, { sku: 'DDDD-1', stock: null })
  for (const locale of ['vi', 'en'] as const) {
    const request = { id: 'x', mark: 'x', locale, ip: '', tags: new Set<string>() }
    const url = new URL('http://localhost/admin/products/export')
    const file = await runInRequest(request, () => loader({ url } as Parameters<typeof loader>[0]))
    const id = crypto.randomUUID()
    const bytes = new Uint8Array(await file.arrayBuffer())
    await openImport(db, staff('clerk'), { id, name: 'products.csv', bytes })
    const { columns } = (await findImport(db, id))!
    expect(Object.keys(columns).sort(), locale).toEqual([...importFields].sort())
    await checkImport(db, { id, columns })
    await processImport(db, id)
    expect((await findImport(db, id))!.tally, locale).toEqual({ changed: 0, unchanged: 4, faulty: 0 })
  }
})
