import { useEffect } from 'react'
import { useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { cartSync } from '../cart/cart-sync.ts'
import { mergeSavedOnSignIn } from '../cart/merge-saved-on-sign-in.ts'
import { RefusedError, SignedOutError } from '../sync/list-sync.ts'
import { useMe } from '../session/me-provider.tsx'
import { wishlistSync } from '../wishlist/wishlist-sync.ts'

/** The message about capped quantities stays longer than other toasts, since it holds numbers. */
const cappedMs = 10_000

/** Syncs the signed-in person's cart and wishlist with the server: at once, after each change, and when the window becomes visible again. */
export default function UserSync({ userId }: { userId: string }) {
  const cart = useCart()
  const wishlist = useWishlist()
  const { refresh } = useMe()
  const hrefs = [useHref('/api/cart'), useHref('/api/wishlist')] as const
  const savedHref = useHref('/api/saved')
  useEffect(() => {
    if (cart.isLoaded && cartSync.hold({ ...cart, userId, href: hrefs[0] })) void syncCart()
  })
  useEffect(() => {
    if (wishlist.owner !== undefined && wishlistSync.hold({ ...wishlist, userId, href: hrefs[1] })) void syncWishlist()
  })
  useEffect(() => {
    const syncAll = () => {
      void syncCart()
      void syncWishlist()
    }
    syncAll()
    void mergeSavedOnSignIn(savedHref)
    addEventListener('focus', syncAll)
    addEventListener('online', syncAll)
    return () => {
      removeEventListener('focus', syncAll)
      removeEventListener('online', syncAll)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each person: the host gives each a key
  }, [])
  return null

  async function syncCart() {
    await handlingRefusals(cartSync, async () => {
      const { capped } = await cartSync.meet()
      for (const text of capped) void toast(text, { tone: 'warning', durationMs: cappedMs })
    })
  }

  async function syncWishlist() {
    await handlingRefusals(wishlistSync, async () => {
      const { refusal } = await wishlistSync.meet()
      if (refusal) void toast(refusal, { tone: 'error' })
    })
  }

  /** Failed changes wait for the next sync. Refused changes are dropped with a toast and not sent again. */
  async function handlingRefusals(
    sync: { forget: () => void; meet: () => Promise<unknown> },
    work: () => Promise<unknown>,
  ) {
    try {
      await work()
    } catch (error) {
      if (error instanceof SignedOutError) await refresh()
      if (!(error instanceof RefusedError)) return
      sync.forget()
      void toast(error.message, { tone: 'error' })
      await sync.meet()
    }
  }
}
