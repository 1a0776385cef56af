import { useEffect, useState } from 'react'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { wishlistSync } from '#web/shell/wishlist/wishlist-sync.ts'

/** The browser's list; of a person who is new in this browser the server's, until the two have met. */
export function useShownWishlist(fromServer: WishlistItem[], isSignedIn: boolean) {
  const { items, owner } = useWishlist()
  const [hasMet, setMet] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    const met = () => setMet(true)
    wishlistSync.meet().then(met, met)
  }, [isSignedIn])
  const isTheServers = owner === undefined || (isSignedIn && !hasMet && !items.length)
  return { items: isTheServers ? fromServer : items, isKnown: owner !== undefined && (!isSignedIn || hasMet) }
}
