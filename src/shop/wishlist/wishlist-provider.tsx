import { createContext, use, useCallback, useMemo, useReducer } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { toast, type ToastOptions } from '#ui/toast.tsx'
import { useKeptList, type Kept, type Shelf } from '#ui/use-kept-list.ts'
import { m } from '#words/messages.js'
import { wishlistReducer, type WishItem } from './wishlist.ts'
import { loadWishes, saveWishes, wishlistKey } from './wishlist-storage.ts'

type Wishlist = Kept<WishItem> & {
  items: WishItem[]
  add: (item: WishItem) => void
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
export const wishFormId = 'wish'

const none: WishItem[] = []
const shelf: Shelf<WishItem> = {
  key: wishlistKey,
  load: (userId) => loadWishes(browserStorage, userId),
  save: (items, userId) => saveWishes(browserStorage, items, userId),
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
    (items: WishItem[], isFirst: boolean) => dispatch({ type: isFirst ? 'load' : 'replace', items }),
    [],
  )
  const { owner, heard, adopt } = useKeptList(shelf, items, userId, put)
  const wishlist = useMemo(
    () => ({
      items,
      owner,
      heard,
      adopt,
      add: (item: WishItem) => (dispatch({ type: 'add', item }), say(m.wishlist_added())),
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
      <form id={wishFormId} method="post" action={action} hidden />
    </WishlistContext>
  )
}
