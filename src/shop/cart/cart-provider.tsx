import { createContext, use, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { cartReducer, emptyCart, type CartItem, type CartState, type NewItem } from './cart.ts'
import { cartKey, loadCart, saveCart } from './cart-storage.ts'

type Cart = CartState & {
  /** False until the stored cart was read: before that nothing is known of it. */
  isLoaded: boolean
  add: (item: NewItem) => void
  remove: (id: string) => void
  updateQuantity: (id: string, quantity: number) => void
  replace: (items: CartItem[]) => void
  clear: () => void
  setOpen: (isOpen: boolean) => void
}

const CartContext = createContext<Cart | null>(null)

export function useCart() {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

export function CartProvider({ userId = null, children }: { userId?: string | null; children: React.ReactNode }) {
  const [state, dispatch] = useReducer(cartReducer, emptyCart)
  const isLoaded = useStoredCart(
    state.items,
    userId,
    useCallback((items: CartItem[]) => dispatch({ type: 'replace', items }), []),
  )
  const actions = useMemo(
    () => ({
      add: (item: NewItem) => dispatch({ type: 'add', item }),
      remove: (id: string) => dispatch({ type: 'remove', id }),
      updateQuantity: (id: string, quantity: number) => dispatch({ type: 'update', id, quantity }),
      replace: (items: CartItem[]) => dispatch({ type: 'replace', items }),
      clear: () => dispatch({ type: 'clear' }),
      setOpen: (isOpen: boolean) => dispatch({ type: 'open', isOpen }),
    }),
    [],
  )
  const cart = useMemo(() => ({ ...state, ...actions, isLoaded }), [state, actions, isLoaded])
  return <CartContext value={cart}>{children}</CartContext>
}

/** Reads the stored cart once, saves every change, and follows changes made in other tabs. */
function useStoredCart(items: CartItem[], userId: string | null, replace: (items: CartItem[]) => void) {
  const [isLoaded, setLoaded] = useState(false)
  const saved = useRef(items)
  useEffect(() => {
    const read = () => {
      const stored = loadCart(localStorage, userId, new Date())?.items ?? []
      saved.current = stored
      replace(stored)
    }
    const follow = (event: StorageEvent) => {
      if (event.key === cartKey || event.key === null) read()
    }
    read()
    setLoaded(true)
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [userId, replace])
  useEffect(() => {
    // What was just read is not written again: its 24 hours go on.
    if (!isLoaded || saved.current === items) return
    saved.current = items
    saveCart(localStorage, items, userId, new Date())
  }, [items, userId, isLoaded])
  return isLoaded
}
