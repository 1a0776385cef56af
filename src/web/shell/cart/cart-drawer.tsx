import { Link } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { Notice } from '#ui/notice.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'
import { CartLine } from './cart-line.tsx'
import { CartSums } from './cart-sums.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { CartLines } from './cart-lines.tsx'
import { OfferHints } from './offer-hints.tsx'
import { LooseProblems } from './loose-problems.tsx'
import { useCartView } from './use-cart-view.ts'
import { useNextFocus } from '../page/use-next-focus.ts'

/** The cart beside the page; fetched when it is first opened. */
export default function CartDrawer() {
  const { isOpen, setOpen, isLoaded, itemCount } = useCart()
  const { view, failed, isStale, isTidied, retry } = useCartView(isOpen)
  const content = useNextFocus<HTMLDivElement>()
  const close = () => setOpen(false)
  const footer = view && itemCount > 0 && (
    <div className="grid gap-3">
      {view.freeShipping && <FreeShipping {...view.freeShipping} />}
      <OfferHints hints={view.promotions.hints} />
      <CartSums view={view} />
      {view.freeShipping?.missing !== 0 && <p className="type-fine text-muted">{m.cart_drawer_shipping_later()}</p>}
      <Link to="/checkout" onClick={close} className={buttonClass({ block: true })}>
        {m.cart_drawer_checkout()}
      </Link>
      <Link to="/cart" onClick={close} className={buttonClass({ variant: 'quiet', size: 'sm', block: true })}>
        {m.cart_drawer_view_cart()}
      </Link>
    </div>
  )
  return (
    <Drawer open={isOpen} onClose={close} title={m.cart_drawer_title()} closeLabel={m.layout_close()} footer={footer}>
      <div ref={content} tabIndex={-1} className="outline-none">
        {failed && (
          <Notice
            tone="error"
            action={
              <Button size="sm" variant="outline" onClick={retry}>
                {m.error_retry()}
              </Button>
            }
          >
            {m.cart_drawer_failed()}
          </Notice>
        )}
        {view && <LooseProblems view={view} isTidied={isTidied} />}
        {isLoaded && itemCount === 0 ? (
          <EmptyCart onLeave={close} />
        ) : view ? (
          <ul aria-busy={isStale}>
            <CartLines view={view} onLeave={close}>
              {(line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  problems={view.problems.filter((problem) => problem.id === line.id)}
                  onLeave={close}
                />
              )}
            </CartLines>
          </ul>
        ) : (
          !failed && (
            <p role="status" className="text-muted">
              {m.cart_drawer_loading()}
            </p>
          )
        )}
      </div>
    </Drawer>
  )
}

export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <div tabIndex={-1} data-empty className="py-8 text-center outline-none">
      <TwinTrack className="mb-6 text-accent" />
      <p className="type-h3">{m.cart_empty_title()}</p>
      <p className="mt-2 text-muted">{m.cart_empty_text()}</p>
      <div className="mt-6 grid gap-3">
        <Link to="/shop" onClick={onLeave} className={buttonClass({ block: true })}>
          {m.cart_empty_boots()}
        </Link>
        <Link to="/shop/accessories" onClick={onLeave} className={buttonClass({ variant: 'outline', block: true })}>
          {m.cart_empty_accessories()}
        </Link>
      </div>
    </div>
  )
}
