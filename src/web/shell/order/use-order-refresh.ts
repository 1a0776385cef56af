import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** While money is on its way, and while the shop works on it. */
const everyMs = { paying: 4_000, waiting: 30_000 }
/** Polling stops after this time without a change; then the page checks only when somebody comes back to it. */
const longestMs = 20 * 60_000

type Known = { id: string; state: string; payment: string | null; owed: number }

/** Reloads the page's data once the order or its payment has changed. Signed-in people hear of most changes by /api/live; this polling serves the others. */
export function useOrderRefresh(known: Known | undefined, isAsked: false | keyof typeof everyMs) {
  const { revalidate } = useRevalidator()
  const id = known?.id
  const mark = known && markOf(known)
  useEffect(() => {
    if (!isAsked || !id) return
    const until = Date.now() + longestMs
    const look = async () => {
      if (document.hidden) return
      const answered = await fetch(`/orders/${id}/state`).catch(() => undefined)
      if (!answered?.ok) return
      if (markOf((await answered.json()) as Omit<Known, 'id'>) !== mark) void revalidate()
    }
    const timer = setInterval(() => Date.now() < until && void look(), everyMs[isAsked])
    const comeBack = () => void look()
    addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [id, mark, isAsked, revalidate])
}

const markOf = ({ state, payment, owed }: Omit<Known, 'id'>) => [state, payment, owed].join(' ')
