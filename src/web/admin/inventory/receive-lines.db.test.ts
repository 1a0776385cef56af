import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { variants } from '#shop/catalogue/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { receiveLines } from './receive-lines.ts'

const clerk = staff('clerk')

test('lines added to a delivery whose answer was lost are kept, and received once under another id', async ({ db }) => {
  await openSmallShop(db)
  const [sent, added] = [
    await aProduct(db, { stock: 1, sku: 'SENT-1' }),
    await aProduct(db, { stock: 1, sku: 'ADD-1' }),
  ]
  const receive = (id: string, lines: string) =>
    receiveLines(db, clerk, { intent: 'receive', id, lines, note: 'PN-7', locale: 'vi' })
  const onHand = async ({ variantId }: typeof sent) => (await findStock(db, variantId))?.onHand
  const id = crypto.randomUUID()
  await receive(id, 'SENT-1 5')
  const { answer } = await receive(id, 'SENT-1 5\nADD-1 2')
  expect(answer).toMatchObject({ before: { gone: '' }, lines: 'ADD-1 2\n', note: 'PN-7', read: { pieces: 2 } })
  expect([await onHand(sent), await onHand(added)]).toEqual([6, 1])
  expect(await receive(answer!.id, answer!.lines)).toEqual({ received: { isNew: true, pieces: 2, kinds: 1 } })
  expect([await onHand(sent), await onHand(added)]).toEqual([6, 3])
  expect(await receive(id, 'SENT-1 5')).toEqual({ received: { isNew: false, pieces: 5, kinds: 1 } })
})

test('a scanned barcode that two sizes share is not received on a guess, and a withdrawn size never takes it', async ({
  db,
}) => {
  await openSmallShop(db)
  const [one, other] = [await aProduct(db, { stock: 0 }), await aProduct(db, { stock: 0 })]
  await db.update(variants).set({ barcode: '8931234567890' })
  const read = async () => {
    const sent = { intent: 'read', id: crypto.randomUUID(), lines: '8931234567890 2', note: '', locale: 'vi' } as const
    return (await receiveLines(db, clerk, sent)).answer?.read
  }
  expect(await read()).toMatchObject({ rows: [], faulty: [{ line: 1, text: '8931234567890' }] })
  for (const [withdrawn, left] of [
    [one, other],
    [other, one],
  ] as const) {
    await db.update(variants).set({ archivedAt: null })
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.id, withdrawn.variantId))
    expect(await read()).toMatchObject({ rows: [{ variantId: left.variantId, quantity: 2 }], faulty: [] })
  }
})

test('a line that was replaced after the answer was lost is named: its pieces are in stock', async ({ db }) => {
  await openSmallShop(db)
  await aProduct(db, { stock: 1, sku: 'SENT-1' })
  await aProduct(db, { stock: 1, sku: 'ADD-1' })
  const receive = (id: string, lines: string) =>
    receiveLines(db, clerk, { intent: 'receive', id, lines, note: '', locale: 'vi' })
  const id = crypto.randomUUID()
  await receive(id, 'SENT-1 5\nADD-1 2')
  expect((await receive(id, 'SENT-1 3\nADD-1 4')).answer).toMatchObject({
    before: { gone: 'SENT-1 2' },
    lines: 'ADD-1 2\n',
  })
  expect((await receive(id, 'ADD-1 2')).answer).toMatchObject({ before: { gone: 'SENT-1 5' }, lines: '' })
})
