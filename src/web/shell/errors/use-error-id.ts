import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { reportBrowserError } from '../reports/report-browser-error.ts'

/**
 * The id under which the error is logged: the server's, if it failed there (answer-page.ts), else the browser's, reported with it, so that support
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

/** Recognises the router's placeholder for an error whose details the server hides. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === 'Unexpected Server Error')

/** Reads the id from the Server-Timing of the last failed answer, or from the head of a page that the server rendered so. An answer without an id (of a proxy, say) must not get an earlier one. */
export function serverErrorId() {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const failed = answers.filter(({ name, responseStatus }) => /\.data(\?|$)/.test(name) && responseStatus >= 500).at(-1)
  if (failed) return failed.serverTiming.find(({ name }) => name === 'error')?.description
  return document.querySelector<HTMLMetaElement>('meta[name=error-id]')?.content
}
