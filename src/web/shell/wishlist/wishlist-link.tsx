import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'

/** Hidden on the narrowest phones, where the menu has it. */
export function WishlistLink({ className = '' }: { className?: string }) {
  const { items, owner } = useWishlist()
  const label = owner === undefined ? m.wishlist_title() : m.wishlist_count({ count: items.length })
  return (
    <Link to="/wishlist" aria-label={label} className={`header-ink ${iconButtonClass()} ${className}`}>
      <Heart size={24} aria-hidden />
      <CountBadge count={items.length} max={99} />
    </Link>
  )
}
