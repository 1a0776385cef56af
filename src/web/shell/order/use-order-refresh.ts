import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Polling intervals: while a payment is under way, and while the shop processes the order. */
const everyMs = { paying: 4_000, waiting: 30_000 }
/** Polling stops after this time without a change; then the page checks only when somebody comes back to it. */
const longestMs = 20 * 60_000

type ShownOrder = { id: string; state: string; payment: string | null; owed: number }

/** Reloads the page's data once the order or its payment has changed. Signed-in people hear of most changes by /api/live; this polling serves the others. */
export function useOrderRefresh(shown: ShownOrder | undefined, interval: false | keyof typeof everyMs) {
  const { revalidate } = useRevalidator()
  const id = shown?.id
  const mark = shown && markOf(shown)
  useEffect(() => {
    if (!interval || !id) return
    const until = Date.now() + longestMs
    const look = async () => {
      if (document.hidden) return
      const answered = await fetch(`/orders/${id}/state`).catch(() => undefined)
      if (!answered?.ok) return
      if (markOf((await answered.json()) as Omit<ShownOrder, 'id'>) !== mark) void revalidate()
    }
    const timer = setInterval(() => Date.now() < until && void look(), everyMs[interval])
    const onVisible = () => void look()
    addEventListener('focus', onVisible)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onVisible)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [id, mark, interval, revalidate])
}

const markOf = ({ state, payment, owed }: Omit<ShownOrder, 'id'>) => [state, payment, owed].join(' ')
