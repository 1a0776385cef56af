import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, Form, useHref } from 'react-router'
import { dong } from '#kit/money.ts'
import { buttonClass, Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { StandardDelivery } from '#web/parts/delivery/standard-delivery.tsx'
import { storeProvince, useStoredProvince } from '#web/parts/delivery/stored-province.ts'
import type { CartView } from '#web/shell/cart/cart-view.server.ts'
import { FreeShipping } from '#web/shell/cart/free-shipping.tsx'
import { OfferHints } from '#web/shell/cart/offer-hints.tsx'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'
import { CartSums } from '#web/shell/cart/cart-sums.tsx'
import type { CartDeliveryView } from './find-cart-delivery.server.ts'

type Props = { view: CartView; delivery: CartDeliveryView; isHydrated: boolean; children: ReactNode }

/** Totals so far, delivery dates, and the button to checkout. */
export function CartSummary({ view, delivery, isHydrated, children }: Props) {
  const isBlocked = view.problems.some((problem) => problem.blocks)
  return (
    <section aria-labelledby="summary" className="rounded-lg bg-sunken p-6 md:sticky md:top-24">
      <h2 id="summary" className="type-h3">
        {m.cart_summary()}
      </h2>
      <div className="mt-4">
        <CartSums view={view} />
      </div>
      <div aria-live="polite" className="mt-3 empty:hidden">
        <OfferHints hints={view.promotions.hints} />
      </div>
      {children}
      <CartDelivery first={delivery} cart={view} isHydrated={isHydrated} />
      <div className="mt-5">
        {isBlocked ? (
          <p className="type-small font-medium text-red">{m.cart_not_ready()}</p>
        ) : (
          <Link to="/checkout" className={buttonClass({ block: true })}>
            {m.cart_drawer_checkout()}
          </Link>
        )}
      </div>
      <p className="mt-3 type-fine text-muted">{m.cart_held_note()}</p>
    </section>
  )
}

type CartDeliveryProps = {
  first: CartDeliveryView
  cart: Pick<CartView, 'subtotal' | 'freeShipping'>
  isHydrated: boolean
}

/** Delivery dates and fee for the province that is known or chosen here. */
function CartDelivery({ first, cart, isHydrated }: CartDeliveryProps) {
  const { view, province, choose, hasFailed, again } = useCartDelivery(first, cart, isHydrated)
  const free = view.province ? view.freeShipping : cart.freeShipping
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <Form method="get" className="flex items-end gap-2" preventScrollReset>
        <SelectField
          className="min-w-0 flex-1"
          label={m.delivery_title()}
          name="province"
          options={view.provinces}
          placeholder={m.delivery_province_pick()}
          {...(isHydrated ? { value: province } : { defaultValue: province })}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <noscript>
          <Button type="submit" variant="outline" size="sm">
            {m.delivery_show()}
          </Button>
        </noscript>
      </Form>
      <div aria-live="polite" className="type-small empty:hidden">
        {hasFailed ? (
          <LoadError text={m.delivery_failed()} onRetry={again} />
        ) : view.province ? (
          <StandardDelivery view={view} />
        ) : (
          <p className="text-muted">{m.cart_delivery_pick()}</p>
        )}
      </div>
      {free && <FreeShipping {...free} />}
    </div>
  )
}

/** Fetched again for another province, and when the server's cart has changed. */
function useCartDelivery(first: CartDeliveryView, { subtotal }: CartDeliveryProps['cart'], isHydrated: boolean) {
  const { data, hasFailed, ask: fetchDelivery, again } = useLatestRequest<CartDeliveryView>()
  const href = useHref('/api/cart-delivery')
  const storedProvince = useStoredProvince()
  const [chosen, setChosen] = useState<string>()
  const view = data ?? first
  const province = chosen ?? first.province?.value ?? storedProvince
  const requested = useRef(`${first.province?.value ?? ''} ${subtotal}`)
  useEffect(() => {
    const request = `${province} ${subtotal}`
    if (!isHydrated || !province || requested.current === request) return
    requested.current = request
    fetchDelivery(`${href}?province=${province}`)
  }, [isHydrated, province, subtotal, href, fetchDelivery])
  const choose = (code: string) => {
    setChosen(code)
    storeProvince(code)
  }
  return {
    view: view.province?.value === province ? view : { ...view, province: null },
    province,
    choose,
    hasFailed,
    again,
  }
}

/** On phones total and button stay in view while a long cart is scrolled; toasts stay above them. */
export function CartBar({ view }: { view: CartView }) {
  const isShown = view.lines.length > 1 && !view.problems.some((problem) => problem.blocks)
  if (!isShown) return null
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-sh2 md:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block type-fine text-muted">
          {view.promotions.discount > 0 ? m.promotion_after() : m.cart_drawer_subtotal()}
        </span>
        <b className="num font-semibold text-ink">{dong(view.subtotal - view.promotions.discount)}</b>
      </p>
      <Link to="/checkout" className={buttonClass()}>
        {m.cart_drawer_checkout()}
      </Link>
    </div>
  )
}
