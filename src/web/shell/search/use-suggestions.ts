import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'

/** Long enough that a quick hand asks once. */
const pauseMs = 120

/** What the shop suggests for what has been typed so far; the last answer stays until the next is there. */
export function useSuggestions(typed: string) {
  const q = typed.trim()
  const href = useHref('/api/suggest')
  const [answer, setAnswer] = useState<{ q: string; found: SearchSuggestions }>()
  useEffect(() => {
    if (q.length < 2) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`${href}?q=${encodeURIComponent(q)}`, { signal: stop.signal })
        .then(async (response) => response.ok && setAnswer({ q, found: (await response.json()) as SearchSuggestions }))
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, href])
  if (q.length < 2 || !answer) return { found: undefined, isFresh: false }
  return { found: answer.found, isFresh: answer.q === q }
}
