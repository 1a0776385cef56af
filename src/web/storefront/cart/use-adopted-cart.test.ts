import { describe, expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'
import { withServed } from './use-adopted-cart.ts'

const held = (id: string, quantity: number): CartItem => ({
  id,
  productId: id,
  slug: id,
  name: id,
  picture: null,
  choice: '',
  quantity,
  price: 100_000,
})
const served = (id: string, quantity: number) =>
  ({
    ...held(id, quantity),
    unitPrice: 100_000,
    listPrice: 100_000,
    services: [],
    finalSince: null,
  }) as unknown as CartViewLine
const counts = (items: CartItem[]) => items.map(({ id, quantity }) => `${id} ${quantity}`)

describe('a form of the cart that was sent before its scripts arrived', () => {
  test('changes its line in the browser’s cart and leaves the others, which the server may not know yet', () => {
    expect(counts(withServed([held('boots', 1), held('guards', 2)], ['boots'], [served('boots', 3)]))).toEqual([
      'boots 3',
      'guards 2',
    ])
  })

  test('takes its line out, also the last one', () => {
    expect(counts(withServed([held('boots', 1), held('guards', 2)], ['guards'], [served('boots', 1)]))).toEqual([
      'boots 1',
    ])
    expect(withServed([held('boots', 1)], ['boots'], [])).toEqual([])
  })

  test('puts its line behind the others, and once only when the address is read again', () => {
    const once = withServed([held('boots', 1)], ['guards'], [served('boots', 1), served('guards', 2)])
    expect(counts(once)).toEqual(['boots 1', 'guards 2'])
    expect(withServed(once, ['guards'], [served('boots', 1), served('guards', 2)])).toEqual(once)
  })
})
