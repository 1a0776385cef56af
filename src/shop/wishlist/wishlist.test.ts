import { describe, expect, test } from 'vitest'
import { loadWishlist, ownerKey, saveWishlist, wishlistKey } from './wishlist-provider.tsx'
import { wishlistReducer, type WishlistAction, type WishlistItem } from './wishlist.ts'

const boot = (id: string): WishlistItem => ({
  id,
  name: `Lướt ${id}`,
  slug: `luot-${id}`,
  picture: null,
  price: 500_000,
})
const after = (...actions: WishlistAction[]) => actions.reduce(wishlistReducer, [])
const ids = (items: WishlistItem[]) => items.map(({ id }) => id)

function storageWith(entries: Record<string, string> = {}) {
  const places = new Map(Object.entries(entries))
  return {
    places,
    getItem: (key: string) => places.get(key) ?? null,
    setItem: (key: string, value: string) => void places.set(key, value),
    removeItem: (key: string) => void places.delete(key),
  }
}

describe('the wishlist', () => {
  test('adding a product again changes nothing, not even its name', () => {
    const items = after({ type: 'add', item: boot('a') }, { type: 'add', item: { ...boot('a'), name: 'Khác' } })
    expect(items).toEqual([boot('a')])
  })

  test('one product or all are removed', () => {
    const two: WishlistAction[] = [
      { type: 'add', item: boot('a') },
      { type: 'add', item: boot('b') },
    ]
    expect(ids(after(...two, { type: 'remove', id: 'a' }))).toEqual(['b'])
    expect(after(...two, { type: 'removeAll' })).toEqual([])
  })

  test('products added before the stored list is read join it', () => {
    const items = after({ type: 'add', item: boot('b') }, { type: 'load', items: [boot('a'), boot('b')] })
    expect(ids(items)).toEqual(['a', 'b'])
    expect(ids(after({ type: 'add', item: boot('c') }, { type: 'load', items: [boot('a')] }))).toEqual(['a', 'c'])
  })
})

describe('the stored wishlist', () => {
  test('the list is stored under wishlist, and an emptied list removes the entry', () => {
    const storage = storageWith()
    saveWishlist(storage, [boot('a')], null)
    expect(JSON.parse(storage.places.get('wishlist')!)).toEqual([boot('a')])
    expect(loadWishlist(storage, null)).toEqual({ items: [boot('a')], userId: null })
    saveWishlist(storage, [], null)
    expect(storage.places.size).toBe(0)
  })

  test('a customer’s list is shown to that customer only, a visitor’s to anybody who signs in', () => {
    const storage = storageWith()
    saveWishlist(storage, [boot('a')], 'lan')
    expect(loadWishlist(storage, 'lan')).toMatchObject({ userId: 'lan' })
    expect(loadWishlist(storage, 'minh')).toBeUndefined()
    expect(loadWishlist(storage, null)).toBeUndefined()
    saveWishlist(storage, [boot('a')], null)
    expect(loadWishlist(storage, 'lan')).toEqual({ items: [boot('a')], userId: null })
  })

  test.each(['not json', '{}', '5', '"a"', 'null'])('corrupt storage (%s) is ignored', (text) => {
    expect(loadWishlist(storageWith({ [wishlistKey]: text }), null)).toBeUndefined()
  })

  test('corrupt items are skipped, and the others stay', () => {
    const items = [null, 5, { id: 7 }, { id: 'x' }, boot('a')]
    expect(loadWishlist(storageWith({ [wishlistKey]: JSON.stringify(items) }), null)!.items).toEqual([boot('a')])
  })

  test('a browser that refuses storage breaks nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(loadWishlist(storage, null)).toBeUndefined()
    expect(() => saveWishlist(storage, [boot('a')], 'lan')).not.toThrow()
  })

  test('the owner is stored before the list, since other windows listen for the list', () => {
    const order: string[] = []
    saveWishlist({ ...storageWith(), setItem: (key) => void order.push(key) }, [boot('a')], 'lan')
    expect(order).toEqual([ownerKey, wishlistKey])
  })
})
