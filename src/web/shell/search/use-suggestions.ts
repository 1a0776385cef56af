import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'

/** Debounce: long enough that quick typing sends one request. */
const pauseMs = 120
/** A single letter is too short for suggestions. */
const minLength = 2

/** Suggestions for the typed text, and for an empty field; the last answer, for `q`, stays until the next arrives. */
export function useSuggestions(typed: string) {
  const query = typed.trim()
  const q = query.length < minLength ? '' : query
  const href = useHref('/api/suggest')
  const [answer, setAnswer] = useState<{ q: string; found: SearchSuggestions }>()
  useEffect(() => {
    const stop = new AbortController()
    const fetchSuggestions = () =>
      fetch(q ? `${href}?q=${encodeURIComponent(q)}` : href, { signal: stop.signal })
        .then(async (response) => response.ok && setAnswer({ q, found: (await response.json()) as SearchSuggestions }))
        .catch(() => undefined)
    const timer = setTimeout(fetchSuggestions, q ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, href])
  return { q: answer?.q ?? '', found: answer?.found, isFresh: q !== '' && answer?.q === q }
}
