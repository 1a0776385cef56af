import { useCart } from '#shop/cart/cart-provider.tsx'

export type CartLoadState = 'full' | 'unknown' | 'unreached' | 'empty'

type CartCounts = {
  /** Pieces in the cart that the server rendered. */
  served: number
  /** Pieces that the server counted for the cart of this browser; undefined until it answered. */
  answered: number | undefined
  failed: boolean
}
type Here = { isLoaded: boolean; itemCount: number; isEmptied: boolean }

/** The server does not see the browser's cart, so a cart is called empty only when both are known to be empty. */
export function cartLoadState({
  served,
  answered,
  failed,
  isLoaded,
  itemCount,
  isEmptied,
}: CartCounts & Here): CartLoadState {
  // The server may not know it yet, and must not sell what was taken out.
  if (isLoaded && isEmptied) return 'empty'
  if (served > 0) return 'full'
  if (!isLoaded) return 'unknown'
  if (itemCount === 0) return 'empty'
  if (failed) return 'unreached'
  return answered === 0 ? 'empty' : 'unknown'
}

export function useCartLoadState(cart: CartCounts) {
  const { isLoaded, itemCount, isEmptied, owner } = useCart()
  // A customer's cart on the server may hold what another device put there.
  return cartLoadState({ ...cart, isLoaded, itemCount, isEmptied: isEmptied && !owner })
}
