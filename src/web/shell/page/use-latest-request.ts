import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchJson, FailedResponse } from '#kit/fetch-json.ts'

type RequestState<T> = {
  data?: T
  isLoading: boolean
  hasFailed: boolean
  /** The answer was 404. */
  isGone?: boolean
}

/**
 * Fetches data for a part of a page; of several requests the last one counts. When all tries fail, the part says so and
 * offers to ask `again`; the router's own fetchers would put an error screen in place of the whole page.
 */
export function useLatestRequest<T>() {
  const [state, setState] = useState<RequestState<T>>({ isLoading: false, hasFailed: false })
  const last = useRef<{ href: string; init: RequestInit | undefined; stop: AbortController }>(undefined)
  const ask = useCallback((href: string, init?: RequestInit) => {
    last.current?.stop.abort()
    const stop = new AbortController()
    last.current = { href, init, stop }
    setState(({ data }) => ({ data, isLoading: true, hasFailed: false }))
    fetchJson<T>(href, { ...init, signal: stop.signal }).then(
      (data) => stop.signal.aborted || setState({ data, isLoading: false, hasFailed: false }),
      (error: unknown) => {
        const isGone = error instanceof FailedResponse && error.status === 404
        if (!stop.signal.aborted) setState(({ data }) => ({ data, isLoading: false, hasFailed: true, isGone }))
      },
    )
  }, [])
  const again = useCallback(() => last.current && ask(last.current.href, last.current.init), [ask])
  useEffect(() => () => last.current?.stop.abort(), [])
  return { ...state, ask, again }
}
