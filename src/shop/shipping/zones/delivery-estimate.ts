import { addDays, shopDay, shopZone } from '#kit/clock.ts'
import type { Localized } from '#kit/localized.ts'
import type { MethodCode } from '../address.ts'

/** Days in which carriers are slower or do not drive at all: Tết, 11.11. `from` and `until` are shop days, both included. */
export type Peak = { from: string; until: string; extraDays: number; notice: Localized }

export type EstimateContext = {
  at: Date
  /** The work must be done before anything leaves. */
  workDays?: number
  peaks: readonly Peak[]
  /** From this hour on, what goes by today's courier goes tomorrow. */
  cutOffHour: number
}
type Days = { daysMin: number; daysMax: number }

const leavesToday: readonly MethodCode[] = ['same_day', 'express']

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: shopZone, hour: 'numeric', hourCycle: 'h23' })

/**
 * When something comes, in days from now: by the rate, after the work, past the hour of the last courier, and with what a peak adds. The one function for
 * product page, cart, checkout and order, so that they promise the same.
 */
export function estimateDelivery<D extends Days & { method: MethodCode }>(rate: D, promising: EstimateContext): D {
  const { at, workDays = 0, cutOffHour } = promising
  const late = leavesToday.includes(rate.method) && workDays === 0 && Number(hour.format(at)) >= cutOffHour ? 1 : 0
  const ready = workDays + late
  const extra = peakOn(rate, ready, promising)?.extraDays ?? 0
  return { ...rate, daysMin: rate.daysMin + ready + extra, daysMax: rate.daysMax + ready + extra }
}

/** The slowest peak that falls between leaving and arriving; who fetches it at the shop waits for no carrier. */
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
