import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { findStock, listMoves } from '#shop/inventory/queries.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { stockActions } from './stock-actions.ts'

const clerk = staff('clerk')
test.beforeEach(({ db }) => openSmallShop(db))

const sender = (db: Db, { variantId, productId }: { variantId: string; productId: string }) => {
  const to = { db, actor: clerk, variantId, productId, locale: 'vi' as const }
  return (intent: 'receive' | 'adjust', fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return stockActions[intent]({ ...to, form })
  }
}

describe('a form of the variant page that is sent twice', () => {
  test.for([
    ['receive', { quantity: '3', note: '' }, 8, 'received'],
    ['adjust', { kind: 'correct', change: '-2', reason: 'Đếm lại kho' }, 3, 'adjusted'],
    ['adjust', { kind: 'loss', change: '-1', reason: 'Gãy lưỡi' }, 4, 'written_off'],
  ] as const)('%s %o is booked once', async ([intent, fields, left, cause], { db }) => {
    const product = await aProduct(db, { stock: 5 })
    const send = sender(db, product)
    const id = crypto.randomUUID()
    expect(await send(intent, { ...fields, id })).toBeUndefined()
    expect(await send(intent, { ...fields, id })).toBe('again')
    expect(await findStock(db, product.variantId)).toMatchObject({ onHand: left })
    expect((await listMoves(db, product.variantId)).map((move) => move.cause)).toEqual([cause, 'received'])
  })

  test('a refused correction may be sent again with another number', async ({ db }) => {
    const product = await aProduct(db, { stock: 1 })
    const send = sender(db, product)
    const id = crypto.randomUUID()
    const fields = { kind: 'loss', reason: 'Gãy lưỡi', id }
    expect(await send('adjust', { ...fields, change: '-2' })).toMatchObject({ refusal: expect.any(String) as string })
    expect(await send('adjust', { ...fields, change: '-1' })).toBeUndefined()
    expect(await findStock(db, product.variantId)).toMatchObject({ onHand: 0 })
  })

  test('a form without an id is not booked', async ({ db }) => {
    const product = await aProduct(db, { stock: 1 })
    await expect(sender(db, product)('receive', { quantity: '3', note: '' })).rejects.toMatchObject({
      init: { status: 400 },
    })
    expect(await findStock(db, product.variantId)).toMatchObject({ onHand: 1 })
  })
})
