import { formatDate, formatDateTime } from '#kit/clock.ts'
import { relativeTime } from '#kit/relative-time.ts'
import { useMinute } from '#ui/use-minute.ts'
import { getLocale } from '#words/runtime.js'

type Props = { at: Date | string; now?: number; className?: string }

/**
 * How long ago, with the exact time as a tooltip. A personal page passes its render time (`now`, milliseconds), so that it hydrates
 * without a difference. All others show the day until hydrated: a cached page would say “2 hours ago” for as long as it is kept.
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

/** For a time that stands alone on a line or in a cell, so it begins with a capital letter. */
export const aloneTimeClass = 'num inline-block first-letter:uppercase'
