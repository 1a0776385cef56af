import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDateTime } from '#kit/clock.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

const minute = 60
/** Seconds left at which screen readers are told; more often would drown out everything else. */
const announcedAt = [5 * minute, minute]

/** How long goods are held. The countdown is visual only; screen readers read the end time and are told twice that it is near. */
export function TimeLeft({ until }: { until: Date }) {
  const left = useSecondsLeft(until)
  const isOver = left !== undefined && left <= 0
  const mark = announcedAt.filter((at) => left !== undefined && left > 0 && left <= at).at(-1)
  return (
    <div className="flex items-start gap-2.5 text-ink">
      <Clock aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0 text-muted" />
      <p>
        {isOver ? m.payment_time_over() : m.payment_until({ time: formatDateTime(until, getLocale()) })}
        {left !== undefined && !isOver && (
          <span aria-hidden className="num font-semibold">
            {' '}
            {m.payment_time_left({ time: faceOf(left) })}
          </span>
        )}
      </p>
      <p role="status" className="sr-only">
        {isOver && m.payment_time_over()}
        {mark !== undefined && m.payment_minutes_left({ count: mark / minute })}
      </p>
    </div>
  )
}

const faceOf = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / minute)]
  const two = (n: number) => String(n).padStart(2, '0')
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % minute)}`
}

/** Nothing until the browser has a clock of its own. */
function useSecondsLeft(until: Date) {
  const [left, setLeft] = useState<number>()
  const end = new Date(until).getTime()
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
