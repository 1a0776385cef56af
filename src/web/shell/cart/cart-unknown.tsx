import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { m } from '#words/messages.js'
import type { CartLoadState } from './cart-load-state.ts'
import { EmptyCart } from './cart-drawer.tsx'

type Props = { standing: Exclude<CartLoadState, 'full'>; onRetry: () => void }

/** Stands in place of the cart's lines. Without scripts only the server's cart is known, and the text says so. */
export function CartUnknown({ standing, onRetry }: Props) {
  if (standing === 'empty') return <EmptyCart />
  if (standing === 'unreached')
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" variant="outline" onClick={onRetry}>
            {m.error_retry()}
          </Button>
        }
      >
        {m.cart_unreached()}
      </Notice>
    )
  return (
    <>
      <CartSkeleton />
      <noscript>
        <EmptyCart />
        <Notice>{m.cart_no_script()}</Notice>
      </noscript>
    </>
  )
}

const CartSkeleton = () => (
  <div role="status" className="grid gap-5 py-2 noscript:hidden">
    <span className="sr-only">{m.cart_loading()}</span>
    {[1, 2].map((line) => (
      <span key={line} className="grid grid-cols-[72px_1fr] gap-4 border-b border-line pb-5">
        <Skeleton className="aspect-square w-full" />
        <Skeleton lines={3} />
      </span>
    ))}
  </div>
)
