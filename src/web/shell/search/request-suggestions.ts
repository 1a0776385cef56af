import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'

/** After this the shopper is told that suggestions are on their way; what comes sooner needs no words. */
const waitMs = 300

export type SuggestionsRequest = {
  address: string
  delayMs: number
  onAnswer: (found: SearchSuggestions) => void
  onWaiting: () => void
  onFailure: () => void
}

/** Asks for suggestions once and returns how to stop it; after that nothing is reported any more. */
export function requestSuggestions({ address, delayMs, onAnswer, onWaiting, onFailure }: SuggestionsRequest) {
  const stop = new AbortController()
  const waiting = setTimeout(onWaiting, delayMs + waitMs)
  const ask = async () => {
    try {
      const response = await fetch(address, { signal: stop.signal })
      if (!response.ok) throw new Error(`suggestions: ${response.status}`)
      const found = (await response.json()) as SearchSuggestions
      if (!stop.signal.aborted) onAnswer(found)
    } catch {
      if (!stop.signal.aborted) onFailure()
    }
    clearTimeout(waiting)
  }
  const asking = setTimeout(() => void ask(), delayMs)
  return () => {
    clearTimeout(asking)
    clearTimeout(waiting)
    stop.abort()
  }
}
