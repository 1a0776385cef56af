import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'

export function WishlistLink() {
  const { length } = useWishlist().items
  return (
    <Link to="/wishlist" aria-label={m.wishlist_count({ count: length })} className={`header-ink ${iconButtonClass()}`}>
      <Heart size={24} aria-hidden />
      <CountBadge count={length} max={99} />
    </Link>
  )
}
