import { methodCodes, type MethodCode } from '../address.ts'
import type { Delivery } from './rates.ts'

/**
 * The delivery methods worth offering: one that is neither cheaper nor faster than another is left out, unless it is chosen. So is one whose
 * name would be untrue, even if it is chosen. Pickup is no delivery.
 */
export function worthwhileDeliveries(deliveries: readonly Delivery[], chosen: Delivery['method']) {
  const kept = deliveries.filter(isAsNamed)
  return kept.filter(
    (delivery, at) =>
      delivery.method === chosen || !kept.some((other, before) => isBeaten(delivery, other, before < at)),
  )
}

/** After the cut-off hour, or with work to be done first, same-day delivery would come another day. */
const isAsNamed = ({ method, daysMax }: Delivery) => method !== 'same_day' || daysMax === 0

function isBeaten(delivery: Delivery, other: Delivery, isFirst: boolean) {
  if (delivery === other || delivery.method === 'pickup' || other.method === 'pickup') return false
  const isNoBetter = delivery.fee >= other.fee && delivery.daysMin >= other.daysMin && delivery.daysMax >= other.daysMax
  const isSame = delivery.fee === other.fee && delivery.daysMin === other.daysMin && delivery.daysMax === other.daysMax
  return isNoBetter && (!isSame || isFirst)
}

/** The methods with delivery that a form shows: standard even before the ward is known, the chosen one, and those with a fee to this ward. */
export const shownDeliveryMethods = (deliveries: readonly { method: string }[], chosen: string): MethodCode[] =>
  methodCodes.filter(
    (code) =>
      code !== 'pickup' && (code === 'standard' || code === chosen || deliveries.some(({ method }) => method === code)),
  )
