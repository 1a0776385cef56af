import { formatDate, formatDateTime } from '#kit/clock.ts'
import { relativeTime } from '#kit/relative-time.ts'
import { useMinute } from '#ui/use-minute.ts'
import { getLocale } from '#words/runtime.js'

type Props = { at: Date | string; now?: number; className?: string }

/**
 * How long ago, the exact time on pointing. A page written for one person says as of when (`now`, milliseconds), so that it wakes
 * as it was written. All others show the day until they are awake: a kept page would go on saying “2 hours ago” for as long as it is kept.
 */
export function RelativeTime({ at, now, className }: Props) {
  const minute = useMinute()
  const asOf = now ?? minute
  const moment = new Date(at)
  return (
    <time dateTime={moment.toISOString()} title={formatDateTime(moment, getLocale())} className={className}>
      {asOf === undefined ? formatDate(moment, getLocale()) : relativeTime(moment, new Date(asOf), getLocale())}
    </time>
  )
}

/** On a line or in a cell of its own it begins like a sentence. */
export const aloneTimeClass = 'num inline-block first-letter:uppercase'
