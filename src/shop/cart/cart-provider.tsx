import { createContext, use, useCallback, useMemo, useReducer } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { useStoredList, type StoredList, type ListStorage } from '#ui/use-stored-list.ts'
import { cartReducer, emptyCart, type CartItem, type CartState, type NewItem } from './cart.ts'
import { cartKey, emptiedKey, loadCart, saveCart } from './cart-storage.ts'

type Cart = CartState &
  StoredList<CartItem> & {
    /** False until the stored cart was read: before that its content is unknown. */
    isLoaded: boolean
    add: (item: NewItem) => void
    remove: (id: string) => void
    updateQuantity: (id: string, quantity: number) => void
    replace: (items: CartItem[]) => void
    /** Changes the lines as they are when it happens: for an undo, which may come after other changes. */
    change: (update: (items: CartItem[]) => CartItem[]) => void
    clear: () => void
    setOpen: (isOpen: boolean) => void
  }

const CartContext = createContext<Cart | null>(null)

export function useCart() {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

const cartStorage: ListStorage<CartItem> = {
  key: cartKey,
  load: (userId) => loadCart(browserStorage, userId, new Date()),
  save: (items, userId) => saveCart(browserStorage, items, userId, new Date()),
}

/** `userId` is null for a visitor and undefined while the session is unknown; until then nothing is shown. */
export function CartProvider({ userId, children }: { userId: string | null | undefined; children: React.ReactNode }) {
  const [state, dispatch] = useReducer(cartReducer, emptyCart)
  const replaceItems = useCallback(
    (items: CartItem[], isFirst: boolean) => {
      // A customer's cart on the server may hold what another device put there.
      const isEmptied = userId === null && browserStorage.getItem(emptiedKey) !== null
      dispatch({ type: isFirst ? 'load' : 'replace', items, isEmptied })
    },
    [userId],
  )
  const { owner, received, adopt } = useStoredList(cartStorage, state.items, userId, replaceItems)
  const actions = useMemo(
    () => ({
      add: (item: NewItem) => dispatch({ type: 'add', item }),
      remove: (id: string) => dispatch({ type: 'remove', id }),
      updateQuantity: (id: string, quantity: number) => dispatch({ type: 'update', id, quantity }),
      replace: (items: CartItem[]) => dispatch({ type: 'replace', items }),
      change: (update: (items: CartItem[]) => CartItem[]) => dispatch({ type: 'change', update }),
      clear: () => dispatch({ type: 'clear' }),
      setOpen: (isOpen: boolean) => dispatch({ type: 'open', isOpen }),
    }),
    [],
  )
  const cart = useMemo(
    () => ({ ...state, ...actions, owner, received, adopt, isLoaded: owner !== undefined }),
    [state, actions, owner, received, adopt],
  )
  return <CartContext value={cart}>{children}</CartContext>
}
