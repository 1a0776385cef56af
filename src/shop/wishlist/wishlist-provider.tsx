import { createContext, use, useCallback, useMemo, useReducer } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { toast, type ToastOptions } from '#ui/overlays/toast.tsx'
import { useStoredList, type StoredList, type ListStorage } from '#ui/use-stored-list.ts'
import { m } from '#words/messages.js'
import { wishlistReducer, type WishlistItem } from './wishlist.ts'
import { loadWishlist, saveWishlist, wishlistKey } from './wishlist-storage.ts'

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

/** The form that hearts belong to, for who has no scripts. */
export const wishlistFormId = 'wish'

const none: WishlistItem[] = []
const shelf: ListStorage<WishlistItem> = {
  key: wishlistKey,
  load: (userId) => loadWishlist(browserStorage, userId),
  save: (items, userId) => saveWishlist(browserStorage, items, userId),
}
const say = (text: string, action?: ToastOptions['action']) => void toast(text, { tone: 'success', action })

/** As the CartProvider: nothing is shown while it is not known who is reading. */
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
  const put = useCallback(
    (items: WishlistItem[], isFirst: boolean) => dispatch({ type: isFirst ? 'load' : 'replace', items }),
    [],
  )
  const { owner, heard, adopt } = useStoredList(shelf, items, userId, put)
  const wishlist = useMemo(
    () => ({
      items,
      owner,
      heard,
      adopt,
      add: (item: WishlistItem) => (dispatch({ type: 'add', item }), say(m.wishlist_added())),
      remove: (id: string, undo?: ToastOptions['action']) => (
        dispatch({ type: 'remove', id }),
        say(m.wishlist_removed(), undo)
      ),
      removeAll: () => (dispatch({ type: 'removeAll' }), say(m.wishlist_cleared())),
    }),
    [items, owner, heard, adopt],
  )
  return (
    <WishlistContext value={wishlist}>
      {children}
      <form id={wishlistFormId} method="post" action={action} hidden />
    </WishlistContext>
  )
}
