import { useState } from 'react'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductCard } from '#shop/search/cards/product-card.tsx'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { useWishlist, wishlistFormId } from '#shop/wishlist/wishlist-provider.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'

/** One item of the wishlist with current data; without a card it says that it is no longer sold. */
export function WishlistCard({ item, card }: { item: WishlistItem; card: Card | null }) {
  return (
    <>
      {card ? (
        <ProductCard card={card} isComparing={false} hasColourRow={card.colours.length > 1} />
      ) : (
        <UnavailableCard item={item} />
      )}
      <div className="mt-auto grid gap-x-2 pt-3 sm:flex sm:flex-wrap">
        {card?.inStock && card.isSoldAlone ? (
          <MoveToCart card={card} />
        ) : card ? (
          <Link
            to={`/product/${card.slug}`}
            aria-label={`${m.wishlist_see()}: ${card.name}`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {m.wishlist_see()}
          </Link>
        ) : null}
        <Remove item={item} name={card?.name ?? item.name} />
      </div>
    </>
  )
}

const WishPicker = lazyPart(() => import('./wishlist-picker.tsx'), { isFloating: true })

/** Links to the product; with scripts the options are chosen here. */
function MoveToCart({ card: { id, name, slug } }: { card: Card }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link
        to={`/product/${slug}`}
        aria-label={`${m.wishlist_choose()}: ${name}`}
        onClick={(event) => (event.preventDefault(), setOpen(true))}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {m.wishlist_choose()}
      </Link>
      {isOpen && <WishPicker id={id} name={name} slug={slug} onClose={() => setOpen(false)} />}
    </>
  )
}

function Remove({ item, name }: { item: WishlistItem; name: string }) {
  const { add, remove } = useWishlist()
  const undo = { label: m.wishlist_undo(), onClick: () => add(item) }
  return (
    <Button
      type="submit"
      form={wishlistFormId}
      name="unwish"
      value={item.id}
      variant="quiet"
      size="sm"
      aria-label={m.wishlist_remove_named({ name: name || m.wishlist_gone_named() })}
      onClick={(event) => (event.preventDefault(), remove(item.id, undo))}
    >
      {m.wishlist_remove()}
    </Button>
  )
}

const UnavailableCard = ({ item: { name, picture } }: { item: WishlistItem }) => (
  <article>
    <div className="aspect-square overflow-hidden rounded-lg bg-sunken opacity-60 [filter:grayscale(1)]">
      {picture && (
        <Picture file={picture} alt="" sizes="(min-width: 900px) 24vw, 46vw" className="size-full object-cover" />
      )}
    </div>
    <h3 className="type-card mt-3.5">{name ? <ProductName name={name} /> : m.wishlist_gone_named()}</h3>
    <p className="type-small mt-1 font-semibold text-muted">{m.wishlist_gone()}</p>
  </article>
)

export const WishlistSkeleton = () => (
  <div role="status">
    <span className="sr-only">{m.wishlist_loading()}</span>
    <Skeleton className="aspect-square w-full" />
    <Skeleton lines={2} className="mt-4" />
  </div>
)
