import { describe, expect, test } from 'vitest'
import { asCartItem, withoutService } from './as-cart-item.ts'
import { toWantedLine } from './to-wanted-line.ts'

const line = {
  id: 'boot+mould+sharp',
  productId: 'p',
  slug: 'luot-en',
  name: 'Lướt Én',
  picture: null,
  choice: '245',
  quantity: 2,
  unitPrice: 900_000,
  listPrice: 1_000_000,
  services: [
    { id: 'mould', unitPrice: 290_000, listPrice: 290_000 },
    { id: 'sharp', unitPrice: 150_000, listPrice: 150_000 },
  ],
  finalSince: '2026-11-21T05:00:00.000Z',
}

describe('a cart line between browser and server', () => {
  test('a line has one price for the pair and its services, and is sent with the price that was shown', () => {
    const item = asCartItem(line)
    expect(item).toMatchObject({ id: line.id, quantity: 2, price: 1_440_000, salePrice: 1_340_000 })
    expect(toWantedLine(item, 3)).toEqual({
      variantId: 'boot',
      services: ['mould', 'sharp'],
      finalSince: line.finalSince,
      quantity: 3,
      seenPrice: 1_340_000,
    })
  })

  test('a line without services is sent without services', () => {
    const bare = asCartItem({ ...line, id: 'boot', services: [], finalSince: null, listPrice: 900_000 })
    expect(toWantedLine(bare, 1)).toEqual({ variantId: 'boot', quantity: 1, seenPrice: 900_000 })
    expect(bare).not.toHaveProperty('finalSince')
  })

  test('a line keeps its consent as long as it has a service', () => {
    const one = withoutService(line, 'mould')
    expect(one).toMatchObject({ id: 'boot+sharp', price: 1_150_000, finalSince: line.finalSince })
    const none = withoutService({ ...line, id: 'boot+sharp', services: line.services.slice(1) }, 'sharp')
    expect(none).toMatchObject({ id: 'boot', price: 1_000_000, salePrice: 900_000 })
    expect(none).not.toHaveProperty('finalSince')
  })

  test('removing a service that the shop no longer offers leaves the price unchanged', () =>
    expect(withoutService({ ...line, id: 'boot+gone+mould+sharp' }, 'gone')).toMatchObject({
      id: 'boot+mould+sharp',
      price: 1_440_000,
    }))
})
