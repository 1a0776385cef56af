import { Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { PartError } from '#web/shell/loading/part-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { useNear } from '#web/shell/page/use-near.ts'
import { m } from '#words/messages.js'
import { StandardDelivery } from './standard-delivery.tsx'
import { storeProvince, useStoredProvince } from './stored-province.ts'
import type { DeliveryView } from './view-delivery.server.ts'

const ProvinceField = lazyPart(() => import('./province-field.tsx'))

type Props = {
  /** The route that answers a `DeliveryView`, and the choice that it is asked for. */
  api: string
  query: string
  /** A page that says so, for browsers without scripts. */
  page?: string
  price: number
  /** Whether a line of the cart is what this page sells: then it is counted already. */
  isThis: (item: CartItem) => boolean
}

/** Delivery dates and fee for the known or likeliest province, which can be changed. Fetched when a province is known or the line is near, since many visitors never scroll here. A cached page cannot hold dates. */
export function DeliveryLine({ api, query, page, price, isThis }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const storedProvince = useStoredProvince()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '200px')
  const province = chosen ?? storedProvince
  const isEnabled = isNear || province !== ''
  const { data: view, hasFailed, ask, again } = useLatestRequest<DeliveryView>()
  const address = `${useHref(api)}?${new URLSearchParams([...new URLSearchParams(query), ...(province ? [['province', province]] : [])])}`
  useEffect(() => {
    if (isEnabled) ask(address)
  }, [ask, address, isEnabled])
  const { items, total, isLoaded } = useCart()
  const isCounted = items.some(isThis)
  const choose = (code: string) => {
    setChosen(code)
    storeProvince(code)
    setChoosing(false)
  }
  const openProvinces = (event: React.MouseEvent) => {
    event.preventDefault()
    setChoosing(true)
  }
  const opener = {
    onClick: openProvinces,
    className: 'link -my-2.5 inline-flex min-h-11 items-center',
    children: view?.province ? m.product_delivery_change() : m.delivery_choose(),
  }
  return (
    <div
      ref={place}
      className="grid min-h-[5.75rem] grid-cols-[1.875rem_1fr] border-t border-line py-2.5 text-[0.9375rem] leading-normal"
    >
      <Truck aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 text-accent" />
      <div className="min-w-0" aria-busy={isEnabled && !view && !hasFailed}>
        <p>
          <b className="font-semibold text-ink">
            {view?.province ? m.product_delivery_to({ province: view.province.label }) : m.delivery_title()}
          </b>{' '}
          {!(isChoosing && view) &&
            (page ? <Link to={page} {...opener} /> : view && <button type="button" {...opener} />)}
        </p>
        {isChoosing && view && (
          <ProvinceField options={view.provinces} value={view.province?.value ?? ''} choose={choose} />
        )}
        <div aria-live="polite" className="empty:hidden">
          {hasFailed ? (
            <PartError title={m.delivery_failed()} onRetry={again} />
          ) : (
            view && (
              <StandardDelivery
                view={view}
                order={isLoaded ? { value: total + (isCounted ? 0 : price), isCounted } : undefined}
              />
            )
          )}
        </div>
      </div>
    </div>
  )
}
