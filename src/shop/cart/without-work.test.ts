import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartReducer, emptyCart, type CartItem } from './cart.ts'
import { lineKey, readLineKey } from './line-key.ts'
import { parseLineChanges, parseCartLines } from './cart-line-input.ts'
import { cartWithService, cartWithoutService } from './without-work.ts'

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`
const [boot, sharpen, mould] = [id('a'), id('b'), id('c')]
const item = (services: string[], changes: Partial<CartItem> = {}): CartItem => ({
  id: lineKey({ variantId: boot, services }),
  productId: 'p',
  price: 500_000 + services.length * 150_000,
  quantity: 1,
  name: 'Lướt Én',
  slug: 'luot-en',
  picture: null,
  choice: '245',
  ...(services.length > 0 && { finalSince: '2026-11-21T05:00:00.000Z' }),
  ...changes,
})

describe('the key of a line', () => {
  test('the key holds the variant and its services, in whatever order they were ticked', () => {
    expect(lineKey({ variantId: boot, services: [mould, sharpen] })).toBe(`${boot}+${sharpen}+${mould}`)
    expect(lineKey({ variantId: boot })).toBe(boot)
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid()), fc.uuid(), (services, variantId) => {
        expect(readLineKey(lineKey({ variantId, services }))).toEqual({ variantId, services: services.toSorted() })
      }),
    )
  })

  test('a pair with the same services raises the quantity; with other services it is a new line', () => {
    const cart = [item([]), item([sharpen]), item([sharpen, mould]), item([mould, sharpen])].reduce(
      (state, one) => cartReducer(state, { type: 'add', item: one }),
      emptyCart,
    )
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
    expect(cart).toMatchObject({ itemCount: 4, total: 500_000 + 650_000 + 2 * 800_000 })
  })
})

describe('taking a service off a line', () => {
  test('a pair without its service stays in its place', () => {
    const cart = cartWithoutService([item([sharpen], { quantity: 2 }), item([mould])], item([sharpen]).id, item([]))
    expect(cart).toEqual([item([], { quantity: 2 }), item([mould])])
  })

  test('a pair without its service is added to the bare pair in the cart', () =>
    expect(
      cartWithoutService([item([], { quantity: 3 }), item([sharpen], { quantity: 2 })], item([sharpen]).id, item([])),
    ).toEqual([item([], { quantity: 5 })]))

  test('a line that is not in the cart is left out without a change', () =>
    expect(cartWithoutService([item([])], item([sharpen]).id, item([]))).toEqual([item([])]))
})

describe('bringing back a service that was just taken off', () => {
  const bare = item([])
  const worked = item([sharpen], { quantity: 2 })
  const undone = (since: CartItem[]) => cartWithService(since, bare.id, worked)
  const guard = item([], { id: id('d') })

  test('the pair has its service again, with the consent, in its place', () =>
    expect(undone(cartWithoutService([worked, guard], worked.id, bare))).toEqual([worked, guard]))

  test('what a shopper added or removed in between stays so', () => {
    const [taken] = cartWithoutService([worked, item([mould])], worked.id, bare)
    expect(undone([taken!, guard])).toEqual([worked, guard])
    expect(undone([guard])).toEqual([guard])
  })

  test('only the pairs that had the service get it back, and no more than there are', () => {
    const three = item([], { quantity: 3 })
    expect(undone(cartWithoutService([three, worked], worked.id, bare))).toEqual([three, worked])
    expect(undone([item([])])).toEqual([{ ...worked, quantity: 1 }])
    expect(undone([worked, item([], { quantity: 2 })])).toEqual([{ ...worked, quantity: 4 }])
  })

  test('pairs that join a line make it no larger than the server takes', () => {
    const many = { ...worked, quantity: 600 }
    const both = [item([], { quantity: 600 }), many]
    expect(cartWithoutService(both, worked.id, bare)).toMatchObject([{ id: bare.id, quantity: 999 }])
    expect(cartWithService(both, bare.id, many)).toMatchObject([
      { id: bare.id, quantity: 201 },
      { id: worked.id, quantity: 999 },
    ])
  })
})

describe('services sent by a browser', () => {
  const line = (changes: object) => ({ variantId: boot, quantity: 1, ...changes })
  const read = (changes: object) => parseCartLines([line(changes)])

  test('services are sorted, and each is kept once', () =>
    expect(read({ services: [mould, sharpen, mould] }).lines[0]?.services).toEqual([sharpen, mould]))

  test.each([
    ['fifty of them', Array.from({ length: 50 }, () => crypto.randomUUID())],
    ['no ids', ['sharpening']],
    ['no list', sharpen],
    ['a line’s name', [`${sharpen}+${mould}`]],
  ])('%s as services: the line is dropped', (_, services) =>
    expect(read({ services })).toEqual({ lines: [], dropped: 1 }),
  )

  test('an invalid time of agreement is dropped, and one in the future becomes now', () => {
    for (const finalSince of [
      'yesterday',
      '0000-01-01T00:00:00Z',
      '2025-12-31T23:59:59Z',
      5,
      {},
      true,
      '2026-13-45T00:00:00Z',
      null,
    ])
      expect(read({ services: [sharpen], finalSince }).lines[0]).toMatchObject({ finalSince: null })
    const ahead = read({ services: [sharpen], finalSince: '2999-01-01T00:00:00.000Z' }).lines[0]!
    expect(ahead.finalSince!.getTime()).toBeLessThanOrEqual(Date.now())
    const before = read({ services: [sharpen], finalSince: '2026-11-20T05:00:00.000Z' }).lines[0]!
    expect(before.finalSince).toEqual(new Date('2026-11-20T05:00:00.000Z'))
  })

  test('repeated lines are summed in a cart; among changes the last one counts', () => {
    const twice = [line({ services: [sharpen, mould] }), line({ services: [mould, sharpen], quantity: 2 })]
    expect(parseCartLines(twice).lines).toMatchObject([{ quantity: 3, services: [sharpen, mould] }])
    expect(parseLineChanges(twice)).toMatchObject([{ quantity: 2 }])
  })
})
