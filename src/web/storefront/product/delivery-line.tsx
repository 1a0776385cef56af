import { Truck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from './find-product-view.server.ts'
import { useKeptProvince } from './kept-province.ts'
import type { Picker } from './use-picker.ts'

const DeliveryEstimate = lazyPart(() => import('./delivery-estimate.tsx'))

/** When it comes and what that costs: a question with a page of its own, answered in place where there are scripts. */
export function DeliveryLine({ view: { slug, isSent }, picker }: { view: ProductView; picker: Picker }) {
  const kept = useKeptProvince()
  const [isAsked, setAsked] = useState(false)
  if (!isSent) return null
  const ask = (event: React.MouseEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  return (
    <div className="grid grid-cols-[1.875rem_1fr] border-t border-line py-3 text-[0.9375rem] leading-normal">
      <Truck aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 text-accent" />
      {isAsked || kept ? (
        <DeliveryEstimate slug={slug} query={picker.query} kept={kept} isAsked={isAsked} />
      ) : (
        <span>
          <b className="font-semibold text-ink">{m.delivery_title()}</b>{' '}
          <Link
            to={`/product/${slug}/delivery${picker.query}`}
            onClick={ask}
            className="link -my-2.5 inline-flex min-h-11 items-center"
          >
            {m.delivery_choose()}
          </Link>
        </span>
      )}
    </div>
  )
}
