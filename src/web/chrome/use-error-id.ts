import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { tellError } from './tell-error.ts'

/** The id under which the shop knows the error: its own, where it failed (answer-page.ts), or the browser's, told with it. Else the number of a refusal such as 403. */
export function useErrorId(error: unknown) {
  const [id, setId] = useState<string>()
  useEffect(() => setId(isOfServer(error) ? serversId() : tellError(error)), [error])
  return id ?? (isRouteErrorResponse(error) ? String(error.status) : undefined)
}

/** What the router says in place of an error that the server keeps to itself. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === 'Unexpected Server Error')

/** In the head of a page; of the answers that the router fetched, in the timing of the last that failed. */
function serversId() {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const failed = answers.flatMap(({ serverTiming }) => serverTiming ?? []).filter(({ name }) => name === 'error')
  return failed.at(-1)?.description ?? document.querySelector<HTMLMetaElement>('meta[name=error-id]')?.content
}
