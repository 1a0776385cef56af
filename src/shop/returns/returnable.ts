import { addDays, shopDay } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { reasonRules, type ReturnReason } from './return-reasons.ts'

type LineArrival = { quantity: number; at: Date }

/** One line of an order as the rules see it. */
export type LineForReturn = {
  /** The delivered pieces, by shipment. */
  arrivals: LineArrival[]
  /** Pieces in returns that were not declined or withdrawn. */
  asked: number
  isService: boolean
  /** Worked on after the buyer agreed that this is final. */
  isFinal: boolean
  terms: Terms
}

/**
 * Why a line cannot be returned: nothing was delivered; all pieces are in returns; it is a service; it was worked on; the shop does not offer it; it is
 * too late.
 */
export type NotReturnableReason = 'not-delivered' | 'none-left' | 'service' | 'final' | 'not-offered' | 'too-late'

export type Returnable = { left: number; until: string | null; why?: NotReturnableReason }

const sum = (arrivals: LineArrival[]) => arrivals.reduce((total, { quantity }) => total + quantity, 0)

/**
 * How many pieces of a line may be returned for this reason today, and until when; or why none. Pieces in earlier returns count against the earliest
 * deliveries.
 */
export function returnable(line: LineForReturn, reason: ReturnReason, today: string): Returnable {
  const none = (why: NotReturnableReason, until: string | null = null): Returnable => ({ left: 0, until, why })
  const arrived = sum(line.arrivals)
  if (line.isService) return none('service')
  if (!arrived) return none('not-delivered')
  if (arrived <= line.asked) return none('none-left')
  if (line.isFinal && !reasonRules[reason].worked) return none('final')
  const ends = line.arrivals.map(({ quantity, at }) => ({ quantity, until: lastDay(at, reason, line.terms) }))
  const open = ends.filter(({ until }) => until !== null && until >= today)
  const until = ends.reduce<string | null>(
    (latest, one) => (one.until && one.until > (latest ?? '') ? one.until : latest),
    null,
  )
  if (!until) return none('not-offered')
  const inTime = open.reduce((total, { quantity }) => total + quantity, 0)
  if (!inTime) return none('too-late', until)
  return { left: Math.min(inTime, arrived - line.asked), until }
}

/** The terms stored with the order and its line. */
type Terms = { exchangeDays: number; warrantyMonths: number }

/** Law 19/2023/QH15, Art. 38: 30 days to end a contract made on wrong information; the law counts from the contract, the shop from delivery. */
const lawDays = 30

/** The last day in the shop's calendar on which this reason may be given for pieces delivered then; null: the shop does not offer it. */
function lastDay(delivered: Date, reason: ReturnReason, { exchangeDays, warrantyMonths }: Terms): string | null {
  const { term } = reasonRules[reason]
  if (term === 'exchange') return exchangeDays > 0 ? shopDay(addDays(delivered, exchangeDays)) : null
  const byLaw = shopDay(addDays(delivered, Math.max(lawDays, exchangeDays)))
  if (term === 'law') return byLaw
  const byWarranty = addMonths(shopDay(delivered), warrantyMonths)
  return byWarranty > byLaw ? byWarranty : byLaw
}

/** The same day so many months later, or the last day of a shorter month. */
function addMonths(day: string, months: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return shopDay(
    noonOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)),
  )
}

/** The most pieces that staff may take back beyond the rules: all delivered pieces that are in no return yet. */
export const maxReturnable = ({ arrivals, asked, isService }: LineForReturn) =>
  isService ? 0 : Math.max(0, sum(arrivals) - asked)
