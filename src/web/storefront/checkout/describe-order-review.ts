import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import type { OrderReview } from './review-order.tsx'
import type { Checkout } from './use-checkout.ts'

type Option = { value: string; label: string }
type Known = { provinces: Option[]; shop: { address: string; hours: string } }

/** What was chosen so far, in the words of the review; empty where something is missing. */
export function describeOrderReview({ fields, live, payment }: Checkout, { provinces, shop }: Known): OrderReview {
  const { place, view, wards } = live
  const isPickup = place.method === 'pickup'
  const labelIn = (options: Option[], value: string) => options.find((option) => option.value === value)?.label
  const address = [fields.street.value, labelIn(wards.list, place.ward), labelIn(provinces, place.province)]
  const way = view.ways.find(({ method }) => method === place.method)
  return {
    who: whole([fields.name.value, fields.phone.value], ' · '),
    how: isPickup ? m.checkout_pickup() : deliveryMethodName(way?.method ?? 'standard'),
    where: isPickup ? [shop.address, shop.hours].filter(Boolean).join(' · ') : whole(address, ', '),
    when: way ? (way.from === way.until ? m.delivery_on({ day: way.from }) : m.checkout_days(way)) : '',
    pay: view.isFree ? m.payment_nothing() : payment ? methodWords[payment]() : '',
  }
}

const whole = (parts: (string | undefined)[], between: string) =>
  parts.every((part) => part?.trim()) ? parts.join(between) : ''
