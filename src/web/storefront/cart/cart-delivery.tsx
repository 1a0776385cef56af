import { useEffect, useRef, useState } from 'react'
import { Form, useHref } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FreeShipping } from '#web/shell/cart/free-shipping.tsx'
import type { CartView } from '#web/shell/cart/cart-view.server.ts'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'
import { DeliveryWays } from '#web/parts/delivery/delivery-ways.tsx'
import { storeProvince, useStoredProvince } from '#web/parts/delivery/stored-province.ts'
import type { CartDeliveryView as View } from './find-cart-delivery.server.ts'

type Props = { first: View; cart: Pick<CartView, 'subtotal' | 'freeShipping'>; isAwake: boolean }

/** When the basket comes and what that costs, for the province that is known or chosen here. */
export function CartDelivery({ first, cart, isAwake }: Props) {
  const { view, province, choose, hasFailed, again } = useCartDelivery(first, cart, isAwake)
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
          {...(isAwake ? { value: province } : { defaultValue: province })}
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
          <DeliveryWays view={view} />
        ) : (
          <p className="text-muted">{m.cart_delivery_pick()}</p>
        )}
      </div>
      {free && <FreeShipping {...free} />}
    </div>
  )
}

/** Asked again for another province, and when the cart that the server priced is another one. */
function useCartDelivery(first: View, { subtotal }: Props['cart'], isAwake: boolean) {
  const { data, hasFailed, ask: askFor, again } = useLatestRequest<View>()
  const href = useHref('/api/cart-delivery')
  const kept = useStoredProvince()
  const [chosen, setChosen] = useState<string>()
  const view = data ?? first
  const province = chosen ?? first.province?.value ?? kept
  const asked = useRef(`${first.province?.value ?? ''} ${subtotal}`)
  useEffect(() => {
    const ask = `${province} ${subtotal}`
    if (!isAwake || !province || asked.current === ask) return
    asked.current = ask
    askFor(`${href}?province=${province}`)
  }, [isAwake, province, subtotal, href, askFor])
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
