import type { OrderDetails } from './order-details.ts'

/**
 * What the details become: as they were typed; where the buyer receives it, and nobody said otherwise, the buyer as now named. An order that is
 * fetched has no recipient, and nobody looks into a parcel.
 */
export function settleDetails(before: OrderDetails, typed: OrderDetails): OrderDetails {
  if (typed.method === 'pickup') return { ...typed, inspect: false, address: null }
  const was = before.address
  const is = typed.address ?? was
  if (!is || !was) return { ...typed, address: is }
  const follows = (field: 'name' | 'phone') =>
    is[field] === was[field] && was[field] === before[field] ? typed[field] : is[field]
  return { ...typed, address: { ...is, name: follows('name'), phone: follows('phone') } }
}
