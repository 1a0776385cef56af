import { addDays, shopDay, shopZone } from '#kit/clock.ts'
import type { Localized } from '#kit/localized.ts'
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
  const ready = workDays + late
  const extra = peakOn(rate, ready, promising)?.extraDays ?? 0
  return { ...rate, daysMin: rate.daysMin + ready + extra, daysMax: rate.daysMax + ready + extra }
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
