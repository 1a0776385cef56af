import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { SelectField } from '#ui/select-field.tsx'
import { Unreached } from '#web/chrome/unreached.tsx'
import { useAsked } from '#web/chrome/use-asked.ts'
import { m } from '#words/messages.js'
import { DeliveryWays } from './delivery-ways.tsx'
import type { DeliveryView } from './view-delivery.server.ts'
import { keepProvince } from './kept-province.ts'

type Props = { slug: string; query: string; kept: string; isAsked: boolean }

/** Days and fee for the chosen province, asked anew for each choice since price and weight differ. Fetched when asked for, or where a province was chosen before. */
export default function DeliveryEstimate({ slug, query, kept, isAsked }: Props) {
  const [province, setProvince] = useState(kept)
  const { view, hasFailed, again } = useDelivery(slug, query, province)
  const choose = (code: string) => {
    setProvince(code)
    keepProvince(code)
  }
  return (
    <div className="min-w-0" aria-busy={!view && !hasFailed}>
      <SelectField
        label={m.delivery_title()}
        options={view?.provinces ?? []}
        placeholder={m.delivery_province_pick()}
        value={view ? province : ''}
        autoFocus={isAsked}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <div aria-live="polite" className="mt-2 empty:hidden">
        {hasFailed ? <Unreached text={m.delivery_failed()} onRetry={again} /> : view && <DeliveryWays view={view} />}
      </div>
    </div>
  )
}

function useDelivery(slug: string, query: string, province: string) {
  const href = useHref(`/api/product-delivery/${slug}`)
  const { data: view, hasFailed, ask, again } = useAsked<DeliveryView>()
  const params = new URLSearchParams(query)
  if (province) params.set('province', province)
  const address = `${href}?${params}`
  useEffect(() => ask(address), [ask, address])
  return { view, hasFailed, again }
}
