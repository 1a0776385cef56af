import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { reportBrowserError } from '../reports/report-browser-error.ts'

/**
 * The id under which the shop knows the error: its own, where it failed (answer-page.ts), or the browser's, told with it, so that support
 * finds every fault. A refusal such as 403 has its number.
 */
export function useErrorId(error: unknown) {
  const [id, setId] = useState<string>()
  useEffect(() => setId(idOf(error)), [error])
  return id ?? numberOf(error)
}

const numberOf = (error: unknown) =>
  isRouteErrorResponse(error) && error.status < 500 ? String(error.status) : undefined

function idOf(error: unknown) {
  return numberOf(error) ?? (isOfServer(error) ? serverErrorId() : undefined) ?? reportBrowserError(error)
}

/** What the router says in place of an error that the server keeps to itself. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === 'Unexpected Server Error')

/** In the timing of the last answer that failed; of a page that came so from the server, in its head. An answer without an id (of a proxy, say) has none of the earlier ones. */
export function serverErrorId() {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const failed = answers.filter(({ name, responseStatus }) => /\.data(\?|$)/.test(name) && responseStatus >= 500).at(-1)
  if (failed) return failed.serverTiming.find(({ name }) => name === 'error')?.description
  return document.querySelector<HTMLMetaElement>('meta[name=error-id]')?.content
}
