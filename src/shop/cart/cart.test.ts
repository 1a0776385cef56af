import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartReducer, emptyCart, withoutOrdered, type CartAction, type NewItem } from './cart.ts'
import { cartKey, emptiedKey, loadCart, saveCart } from './cart-storage.ts'

const boot = (changes: Partial<NewItem> = {}): NewItem => ({
  id: 'boot-245',
  price: 500_000,
  name: 'Lướt Én',
  slug: 'luot-en',
  picture: null,
  choice: '245',
  ...changes,
})
const after = (...actions: CartAction[]) => actions.reduce(cartReducer, emptyCart)

function storageWith(text?: string) {
  const entries = new Map<string, string>(text === undefined ? [] : [[cartKey, text]])
  return {
    kept: entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const noon = new Date('2026-11-21T05:00:00Z')
const record = (changes: object = {}) =>
  JSON.stringify({
    items: [{ ...boot(), productId: 'p', quantity: 2 }],
    lastUpdated: '2026-11-21T04:00:00Z',
    userId: null,
    ...changes,
  })

describe('the cart', () => {
  test('adding a line again raises its quantity, by one unless told; another variant is a new line', () => {
    const cart = after(
      { type: 'add', item: boot() },
      { type: 'add', item: boot({ quantity: 2 }) },
      { type: 'add', item: boot({ id: 'boot-250' }) },
    )
    expect(cart.items.map(({ id, quantity, productId }) => ({ id, quantity, productId }))).toEqual([
      { id: 'boot-245', quantity: 3, productId: 'boot-245' },
      { id: 'boot-250', quantity: 1, productId: 'boot-250' },
    ])
    expect(cart).toMatchObject({ itemCount: 4, total: 2_000_000 })
  })

  test('a line grows no larger than the server takes it', () => {
    const line = boot({ quantity: 600 })
    expect(after({ type: 'add', item: line }, { type: 'add', item: line }).items).toMatchObject([{ quantity: 999 }])
    expect(after({ type: 'add', item: boot({ quantity: 1200 }) }).items).toMatchObject([{ quantity: 999 }])
  })

  test('a sale price is used instead of the price, also when it is zero', () => {
    expect(after({ type: 'add', item: boot({ salePrice: 400_000, quantity: 2 }) }).total).toBe(800_000)
    expect(after({ type: 'add', item: boot({ salePrice: 0 }) }).total).toBe(0)
  })

  test.each([0, -3])('quantity %i removes the line', (quantity) => {
    expect(after({ type: 'add', item: boot() }, { type: 'update', id: 'boot-245', quantity })).toMatchObject({
      items: [],
      total: 0,
      itemCount: 0,
    })
  })

  test('items added before the stored cart is read are added on top of it', () => {
    const stored = after({ type: 'add', item: boot({ quantity: 2 }) }).items
    const cart = after({ type: 'add', item: boot() }, { type: 'load', items: stored })
    expect(cart).toMatchObject({ itemCount: 3, items: [{ id: 'boot-245', quantity: 3 }] })
    expect(after({ type: 'load', items: stored }).items).toBe(stored)
  })

  test('remove takes one line out, and clear empties the cart but leaves it open', () => {
    const two: CartAction[] = [
      { type: 'add', item: boot() },
      { type: 'add', item: boot({ id: 'b' }) },
    ]
    expect(after(...two, { type: 'remove', id: 'b' }).items).toHaveLength(1)
    const cleared = after(...two, { type: 'open', isOpen: true }, { type: 'clear' })
    expect(cleared).toEqual({ ...emptyCart, isOpen: true, isEmptied: true })
  })

  test('a cart that the shopper emptied is told from one that only the server knows yet', () => {
    const one: CartAction = { type: 'add', item: boot() }
    const isEmptied = (...actions: CartAction[]) => after(...actions).isEmptied
    expect(isEmptied(one, { type: 'remove', id: 'boot-245' })).toBe(true)
    expect(isEmptied(one, { type: 'update', id: 'boot-245', quantity: 0 })).toBe(true)
    expect(isEmptied(one, { type: 'change', update: () => [] })).toBe(true)
    expect(isEmptied({ type: 'load', items: [] })).toBe(false)
    expect(isEmptied({ type: 'remove', id: 'boot-245' })).toBe(false)
    // An order took the lines: the server knows.
    expect(isEmptied(one, { type: 'replace', items: [] })).toBe(false)
  })

  test('an emptied cart stays so in other pages and windows, until something is put into it', () => {
    const read: CartAction = { type: 'load', items: [], isEmptied: true }
    expect(after(read).isEmptied).toBe(true)
    expect(after(read, { type: 'replace', items: [] }).isEmptied).toBe(true)
    expect(after(read, { type: 'add', item: boot() }).isEmptied).toBe(false)
    expect(after({ ...read, items: after({ type: 'add', item: boot() }).items }).isEmptied).toBe(false)
  })
})

describe('the cart after an order', () => {
  const ordered = [
    { id: 'boot-245', quantity: 2 },
    { id: 'b', quantity: 1 },
  ]

  test('ordered lines leave the cart', () => {
    const items = [...after({ type: 'add', item: boot({ quantity: 2 }) }).items]
    expect(withoutOrdered(items, ordered)).toEqual([])
  })

  test('what was added since stays, also to an ordered line', () => {
    const { items } = after({ type: 'add', item: boot({ quantity: 3 }) }, { type: 'add', item: boot({ id: 'c' }) })
    expect(withoutOrdered(items, ordered)).toMatchObject([
      { id: 'boot-245', quantity: 1 },
      { id: 'c', quantity: 1 },
    ])
  })
})

describe('the stored cart', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  test('the cart is stored under luot_cart with items, lastUpdated and userId, and read back', () => {
    const storage = storageWith()
    saveCart(storage, after({ type: 'add', item: boot() }).items, null, noon)
    expect(JSON.parse(storage.kept.get('luot_cart')!)).toMatchObject({
      lastUpdated: '2026-11-21T05:00:00.000Z',
      userId: null,
      items: [{ id: 'boot-245' }],
    })
    expect(loadCart(storage, null, noon)?.items).toHaveLength(1)
  })

  test('the stored cart expires after 24 hours', () => {
    expect(loadCart(storageWith(record({ lastUpdated: '2026-11-20T05:00:01Z' })), null, noon)).toBeDefined()
    const expired = storageWith(record({ lastUpdated: '2026-11-20T05:00:00Z' }))
    expect(loadCart(expired, null, noon)).toBeUndefined()
    expect(expired.kept.has(cartKey)).toBe(false)
  })

  test('an expired cart of a visitor counts as emptied until another one is filled; a customer’s does not, since other devices share it', () => {
    const yesterday = '2026-11-20T05:00:00Z'
    const isEmptied = (storage: ReturnType<typeof storageWith>) => (
      loadCart(storage, null, noon),
      storage.kept.has(emptiedKey)
    )
    const expired = storageWith(record({ lastUpdated: yesterday }))
    expect(isEmptied(expired)).toBe(true)
    saveCart(expired, after({ type: 'add', item: boot() }).items, null, noon)
    expect([...expired.kept.keys()]).toEqual([cartKey])
    expect(isEmptied(storageWith(record({ lastUpdated: '2026-11-20T05:00:01Z' })))).toBe(false)
    expect(isEmptied(storageWith(record({ lastUpdated: yesterday, userId: 'lan' })))).toBe(false)
    for (const broken of ['not json', 'null']) expect(isEmptied(storageWith(broken))).toBe(false)
    expect(isEmptied(storageWith())).toBe(false)
  })

  test('items without productId or quantity get their defaults: the id, and one', () => {
    const items = [{ id: 'boot-245', price: 1, name: 'Aria' }]
    expect(loadCart(storageWith(record({ items })), null, noon)?.items).toEqual([
      { id: 'boot-245', productId: 'boot-245', quantity: 1, price: 1, name: 'Aria' },
    ])
  })

  test('an item that is stored twice is one line with both quantities', () => {
    const items = [boot({ quantity: 2 }), boot({ id: 'boot-250' }), boot()]
    expect(loadCart(storageWith(record({ items })), null, noon)?.items).toMatchObject([
      { id: 'boot-245', quantity: 3 },
      { id: 'boot-250', quantity: 1 },
    ])
  })

  test('the cart of another person is never shown', () => {
    const another = storageWith(record({ userId: 'someone' }))
    expect(loadCart(another, null, noon)).toBeUndefined()
    expect(loadCart(another, 'lan', noon)).toBeUndefined()
    expect(loadCart(another, 'someone', noon)?.items).toHaveLength(1)
  })

  test('a visitor’s cart is kept at sign-in and stays marked as belonging to nobody', () =>
    expect(loadCart(storageWith(record()), 'lan', noon)).toMatchObject({ userId: null, items: [{ id: 'boot-245' }] }))

  test('an emptied cart removes the stored copy', () => {
    const storage = storageWith(record())
    saveCart(storage, [], null, noon)
    expect(storage.kept.size).toBe(0)
  })

  test.each(['not json', '{}', '{"lastUpdated":"2026-11-21T04:00:00Z","items":5}', 'null'])(
    'a broken stored cart (%s) is cleared and causes no error',
    (text) => {
      const storage = storageWith(text)
      expect(loadCart(storage, null, noon)?.items ?? []).toEqual([])
      expect(storage.kept.has(cartKey)).toBe(false)
    },
  )

  test('tampered lines are dropped', () => {
    const items = [
      { id: 'a', quantity: -1, price: 1 },
      { id: 'b', quantity: 1.5, price: 1 },
      { id: 5, quantity: 1, price: 1 },
      { id: 'c', quantity: 1, price: 'free' },
      { id: 'd', quantity: 1, price: 1 },
      null,
    ]
    expect(loadCart(storageWith(record({ items })), null, noon)?.items).toMatchObject([{ id: 'd' }])
  })

  test('a browser that refuses storage breaks nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(loadCart(storage, null, noon)).toBeUndefined()
    expect(() => saveCart(storage, [], null, noon)).not.toThrow()
  })
})
