import { createContext, use, useCallback, useMemo, useReducer } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { toast } from '#ui/overlays/toast.tsx'
import type { ToastOptions } from '#ui/overlays/toast-stage.tsx'
import { useStoredList, type StoredList, type ListStorage } from '#ui/use-stored-list.ts'
import { m } from '#words/messages.js'
import { wishlistReducer, type WishlistItem } from './wishlist.ts'

type Wishlist = StoredList<WishlistItem> & {
  items: WishlistItem[]
  add: (item: WishlistItem) => void
  remove: (id: string, action?: ToastOptions['action']) => void
  removeAll: () => void
}

const WishlistContext = createContext<Wishlist | null>(null)

export function useWishlist() {
  const wishlist = use(WishlistContext)
  if (!wishlist) throw new Error('useWishlist must be used within a WishlistProvider')
  return wishlist
}

/** The form of the wishlist buttons, for browsers without scripts. */
export const wishlistFormId = 'wish'

/** The stored list, under the key that the specification names (docs/reference/spec.md 9). Its owner is stored beside it; a visitor's list has none. */
export const wishlistKey = 'wishlist'
export const ownerKey = 'wishlist_of'

type WishlistStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored wishes, if they are a visitor's or this user's; corrupt ones are ignored silently (docs/reference/spec.md 8). */
export function loadWishlist(storage: WishlistStore, userId: string | null) {
  try {
    const owner = storage.getItem(ownerKey)
    const items = JSON.parse(storage.getItem(wishlistKey)!) as unknown[] | null
    if (items && (owner ?? userId) === userId) return { items: items.filter(isItem), userId: owner }
  } catch {
    // A corrupt list is ignored silently.
  }
}

/** The owner is stored first, because other windows read both when the list itself changes. An empty list is removed. */
export function saveWishlist(storage: WishlistStore, items: WishlistItem[], userId: string | null) {
  try {
    if (userId && items.length) storage.setItem(ownerKey, userId)
    else storage.removeItem(ownerKey)
    if (items.length) storage.setItem(wishlistKey, JSON.stringify(items))
    else storage.removeItem(wishlistKey)
  } catch {
    // A full or forbidden storage: the wishes last as long as the page.
  }
}

const isItem = (item: unknown): item is WishlistItem => {
  const one = item as Partial<WishlistItem> | null
  return typeof one?.id === 'string' && typeof one.name === 'string' && typeof one.slug === 'string'
}

const none: WishlistItem[] = []
const wishlistStorage: ListStorage<WishlistItem> = {
  key: wishlistKey,
  load: (userId) => loadWishlist(browserStorage, userId),
  save: (items, userId) => saveWishlist(browserStorage, items, userId),
}
const showToast = (text: string, action?: ToastOptions['action']) => void toast(text, { tone: 'success', action })

/** As in CartProvider: nothing is shown while the session is unknown. */
export function WishlistProvider({
  userId,
  action,
  children,
}: {
  userId: string | null | undefined
  action: string
  children: React.ReactNode
}) {
  const [items, dispatch] = useReducer(wishlistReducer, none)
  const replaceItems = useCallback(
    (items: WishlistItem[], isFirst: boolean) => dispatch({ type: isFirst ? 'load' : 'replace', items }),
    [],
  )
  const { owner, received, adopt } = useStoredList(wishlistStorage, items, userId, replaceItems)
  const wishlist = useMemo(
    () => ({
      items,
      owner,
      received,
      adopt,
      add: (item: WishlistItem) => (dispatch({ type: 'add', item }), showToast(m.wishlist_added())),
      remove: (id: string, undo?: ToastOptions['action']) => (
        dispatch({ type: 'remove', id }),
        showToast(m.wishlist_removed(), undo)
      ),
      removeAll: () => (dispatch({ type: 'removeAll' }), showToast(m.wishlist_cleared())),
    }),
    [items, owner, received, adopt],
  )
  return (
    <WishlistContext value={wishlist}>
      {children}
      <form id={wishlistFormId} method="post" action={action} hidden />
    </WishlistContext>
  )
}
