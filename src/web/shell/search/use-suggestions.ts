import { useEffect, useReducer, useState } from 'react'
import { useHref } from 'react-router'
import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'
import { requestSuggestions } from './request-suggestions.ts'

/** Debounce: long enough that quick typing sends one request. */
const pauseMs = 120
/** A single letter is too short for suggestions. */
const minLength = 2

/** Suggestions for the typed text, and for an empty field; the last answer, for `q`, stays until the next arrives. Undefined: nothing is asked. */
export function useSuggestions(typed: string | undefined) {
  const isAsked = typed !== undefined
  const query = typed?.trim() ?? ''
  const q = query.length < minLength ? '' : query
  const href = useHref('/api/suggest')
  const [answer, setAnswer] = useState<{ q: string; found: SearchSuggestions }>()
  const [late, setLate] = useState<{ q: string; hasFailed: boolean }>()
  const [attempt, countAttempt] = useReducer((n: number) => n + 1, 0)
  useEffect(
    () =>
      !isAsked
        ? undefined
        : requestSuggestions({
            address: q ? `${href}?q=${encodeURIComponent(q)}` : href,
            delayMs: q ? pauseMs : 0,
            onAnswer: (found) => (setAnswer({ q, found }), setLate(undefined)),
            onWaiting: () => setLate({ q, hasFailed: false }),
            onFailure: () => setLate({ q, hasFailed: true }),
          }),
    [isAsked, q, href, attempt],
  )
  const isLate = late?.q === q
  const hasFailed = isLate && late.hasFailed
  return {
    q: answer?.q ?? '',
    // What was found for an older text would stand below the failure of this one.
    found: hasFailed ? undefined : answer?.found,
    isFresh: q !== '' && answer?.q === q,
    isWaiting: isLate && !late.hasFailed,
    hasFailed,
    retry: () => (setLate(undefined), countAttempt()),
  }
}
