import { Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useHref } from 'react-router'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { useNear } from '#web/shell/page/use-near.ts'
import { m } from '#words/messages.js'
import { StandardDelivery } from '#web/parts/delivery/standard-delivery.tsx'
import { workParam } from './work-param.ts'
import type { ProductView } from '../find-product-view.server.ts'
import { storeProvince, useStoredProvince } from '#web/parts/delivery/stored-province.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'
import type { DeliveryView } from '#web/parts/delivery/view-delivery.server.ts'

const ProvinceField = lazyPart(() => import('./province-field.tsx'))

/** `services`: the ticked ones; they take their days, and count towards free delivery. */
type Props = { view: ProductView; picker: Picker; services: readonly string[] }

/** Delivery dates and fee for the known or likeliest province, which can be changed. Fetched when a province is known or the line is near, since many visitors never scroll here. Without scripts it is a page of its own. */
export function DeliveryLine({ view: { slug }, picker, services }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const storedProvince = useStoredProvince()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '200px')
  const province = chosen ?? storedProvince
  const isEnabled = isNear || province !== ''
  const { view, hasFailed, again } = useDelivery(isEnabled ? slug : undefined, picker.query, { province, services })
  const choose = (code: string) => {
    setChosen(code)
    storeProvince(code)
    setChoosing(false)
  }
  const openProvinces = (event: React.MouseEvent) => {
    event.preventDefault()
    setChoosing(true)
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
          {!(isChoosing && view) && (
            <Link
              to={`/product/${slug}/delivery${picker.query}`}
              onClick={openProvinces}
              className="link -my-2.5 inline-flex min-h-11 items-center"
            >
              {view?.province ? m.product_delivery_change() : m.delivery_choose()}
            </Link>
          )}
        </p>
        {isChoosing && view && (
          <ProvinceField options={view.provinces} value={view.province?.value ?? ''} choose={choose} />
        )}
        <div aria-live="polite" className="empty:hidden">
          {hasFailed ? (
            <LoadError text={m.delivery_failed()} onRetry={again} />
          ) : (
            view && <StandardDelivery view={view} />
          )}
        </div>
      </div>
    </div>
  )
}

type Asked = { province: string; services: readonly string[] }

/** Fetched for each choice, since price and weight differ. A cached page cannot hold dates. */
function useDelivery(slug: string | undefined, query: string, { province, services }: Asked) {
  const href = useHref(`/api/product-delivery/${slug}`)
  const { data: view, hasFailed, ask, again } = useLatestRequest<DeliveryView>()
  const params = new URLSearchParams(query)
  if (province) params.set('province', province)
  for (const id of services) params.append(workParam, id)
  const address = slug && `${href}?${params}`
  useEffect(() => {
    if (address) ask(address)
  }, [ask, address])
  return { view, hasFailed, again }
}
