import { formatDateTime } from '#kit/clock.ts'
import { relativeTime } from '#kit/relative-time.ts'
import { getLocale } from '#words/runtime.js'

/** How long ago, as of `now` (milliseconds): a page that the server wrote must say the same when it wakes. The exact time on pointing. */
export const When = ({ at, now }: { at: string; now: number }) => (
  <time
    dateTime={at}
    title={formatDateTime(new Date(at), getLocale())}
    className="num mt-1 block type-fine text-muted first-letter:uppercase"
  >
    {relativeTime(new Date(at), new Date(now), getLocale())}
  </time>
)
