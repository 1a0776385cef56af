import { Heart } from 'lucide-react'
import { IconButton, type IconButtonLook } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import type { WishlistItem } from './wishlist.ts'
import { useWishlist, wishlistFormId } from './wishlist-provider.tsx'

type Props = IconButtonLook & { item: WishlistItem; className?: string }

/** Pressed: in the wishlist. Pages are the same for everyone, so the state is known only after the browser has read its storage. */
export function HeartButton({ item, ...rest }: Props) {
  const { items, add, remove } = useWishlist()
  const isWished = items.some(({ id }) => id === item.id)
  return (
    <IconButton
      type="submit"
      form={wishlistFormId}
      name={wishlistFormId}
      value={item.id}
      label={m.wishlist_save({ name: item.name })}
      aria-pressed={isWished}
      onClick={(event) => (event.preventDefault(), isWished ? remove(item.id) : add(item))}
      {...rest}
    >
      <Heart size={22} aria-hidden className={isWished ? 'fill-red text-red' : undefined} />
    </IconButton>
  )
}
