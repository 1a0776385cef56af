import type { Delivery } from './rates.ts'

/** The delivery methods worth offering: one that is neither cheaper nor faster than another is left out, unless it is chosen. Pickup is no delivery. */
export const worthwhileWays = (ways: readonly Delivery[], chosen: Delivery['method']) =>
  ways.filter((way, at) => way.method === chosen || !ways.some((other, before) => isBeaten(way, other, before < at)))

function isBeaten(way: Delivery, other: Delivery, isFirst: boolean) {
  if (way === other || way.method === 'pickup' || other.method === 'pickup') return false
  const isNoBetter = way.fee >= other.fee && way.daysMin >= other.daysMin && way.daysMax >= other.daysMax
  const isSame = way.fee === other.fee && way.daysMin === other.daysMin && way.daysMax === other.daysMax
  return isNoBetter && (!isSame || isFirst)
}
