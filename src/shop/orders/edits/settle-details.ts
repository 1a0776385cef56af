import type { OrderDetails } from './order-details.ts'

/**
 * The details after an edit. If the buyer was also the recipient and no other was typed, the recipient takes the buyer's new name. An order for pickup
 * has no recipient, and no shipment to inspect.
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
