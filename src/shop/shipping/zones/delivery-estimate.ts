import { addDays, daysBetween, shopDay, shopZone } from '#kit/clock.ts'
import type { Localized } from '#kit/localized.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { MethodCode } from '../address.ts'

/** Days on which carriers are slower or do not deliver: Tết, 11.11. `from` and `until` are shop days, both included. */
export type Peak = { from: string; until: string; extraDays: number; notice: Localized }

export type EstimateContext = {
  at: Date
  /** Services must be done before anything is sent. */
  workDays?: number
  peaks: readonly Peak[]
  /** From this hour on, same-day and express deliveries leave the next day. */
  cutOffHour: number
}
type Days = { daysMin: number; daysMax: number }

const leavesToday: readonly MethodCode[] = ['same_day', 'express']

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: shopZone, hour: 'numeric', hourCycle: 'h23' })

/**
 * The delivery days from now: by the rate, after the services, after the last courier's hour, and with the extra days of a peak. The only function for
 * this, so that product page, cart, checkout and order agree.
 */
export function estimateDelivery<D extends Days & { method: MethodCode }>(rate: D, promising: EstimateContext): D {
  const { at, workDays = 0, cutOffHour } = promising
  const late = leavesToday.includes(rate.method) && workDays === 0 && Number(hour.format(at)) >= cutOffHour ? 1 : 0
  const ready = readyIn(at, workDays) + late
  const extra = peakOn(rate, ready, promising)?.extraDays ?? 0
  return { ...rate, daysMin: rate.daysMin + ready + extra, daysMax: rate.daysMax + ready + extra }
}

/** Days until services of this many work days are done: the workshop rests on Sundays and holidays, as its own due dates say. */
export const readyIn = (at: Date, workDays: number) =>
  workDays ? daysBetween(shopDay(at), addWorkDays(shopDay(at), workDays)) : 0

/** The peak that made an estimated delivery longer. */
export function peakOf(
  { method, daysMax }: Pick<Days, 'daysMax'> & { method: MethodCode },
  workDays: number,
  context: Pick<EstimateContext, 'at' | 'peaks'>,
) {
  const ready = readyIn(context.at, workDays)
  return peakOn({ method, daysMax: daysMax - ready }, ready, context)
}

/** The slowest peak between dispatch and arrival; pickup at the shop has no carrier. */
export function peakOn(
  { method, daysMax }: Pick<Days, 'daysMax'> & { method: MethodCode },
  ready: number,
  { at, peaks }: Pick<EstimateContext, 'at' | 'peaks'>,
): Peak | undefined {
  if (method === 'pickup') return undefined
  const [leaves, arrives] = [shopDay(addDays(at, ready)), shopDay(addDays(at, ready + daysMax))]
  return peaks
    .filter((peak) => peak.from <= arrives && peak.until >= leaves)
    .toSorted((a, b) => b.extraDays - a.extraDays)[0]
}
