import { lastDay, type Terms } from './terms.ts'
import { reasonRules, type ReturnReason } from './reasons.ts'

export type LineArrival = { quantity: number; at: Date }

/** One line of an order as the rules see it. */
export type LineForReturn = {
  /** What was delivered, parcel by parcel. */
  arrivals: LineArrival[]
  /** Pieces in returns that were not declined or withdrawn. */
  asked: number
  isService: boolean
  /** Worked on after the buyer agreed that it is final. */
  isFinal: boolean
  terms: Terms
}

/** Why not: nothing arrived; all is asked back already; work cannot be given back; worked on; never offered; the day has passed. */
export type WhyNot = 'not-delivered' | 'none-left' | 'service' | 'final' | 'not-offered' | 'too-late'

export type Returnable = { left: number; until: string | null; why?: WhyNot }

const sum = (arrivals: LineArrival[]) => arrivals.reduce((total, { quantity }) => total + quantity, 0)

/** How many pieces of a line may come back for this reason today, and until when; or why none. What was asked before counts against what came first. */
export function returnable(line: LineForReturn, reason: ReturnReason, today: string): Returnable {
  const none = (why: WhyNot, until: string | null = null): Returnable => ({ left: 0, until, why })
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

/** What staff may take back beyond the rules: whatever arrived and was not asked back yet. */
export const mostReturnable = ({ arrivals, asked, isService }: LineForReturn) =>
  isService ? 0 : Math.max(0, sum(arrivals) - asked)
