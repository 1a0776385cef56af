import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { reportBrowserError } from '../reports/report-browser-error.ts'

/**
 * The id under which the error is logged: the server's, if it failed there (answer-page.ts), else the browser's, reported with it, so that support
 * finds every fault. A refusal such as 403 has its number.
 */
export function useErrorId(error: unknown) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    let isLeft = false
    const show = async () => {
      const found = await idOf(error)
      if (!isLeft) setId(found)
    }
    void show()
    return () => void (isLeft = true)
  }, [error])
  return id ?? numberOf(error)
}

const numberOf = (error: unknown) =>
  isRouteErrorResponse(error) && error.status < 500 ? String(error.status) : undefined

/** Several parts of a screen ask for the id of one error. */
const found = new WeakMap<object, Promise<string>>()

function idOf(error: unknown): Promise<string> {
  const known = error instanceof Object ? found.get(error) : undefined
  if (known) return known
  const id = findId(error)
  if (error instanceof Object) found.set(error, id)
  return id
}

const findId = async (error: unknown) =>
  numberOf(error) ?? (isOfServer(error) ? await awaitServerId() : undefined) ?? reportBrowserError(error)

/** Recognises the router's placeholder for an error whose details the server hides. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === 'Unexpected Server Error')

/** The browser may list an answer a moment after the router has read it. */
async function awaitServerId() {
  for (const waitMs of [0, 100, 400]) {
    if (waitMs) await new Promise((done) => setTimeout(done, waitMs))
    const id = serverErrorId()
    if (id) return id
  }
}

/** The start of the failed answer whose id was read last, in the time of the page: a further error has a further answer. */
let readUntil = 0

let isTaken = false

/** The id of a page that the server rendered as an error; whatever fails on it later has another. */
function takeRenderedId() {
  if (isTaken) return
  isTaken = true
  return document.querySelector<HTMLMetaElement>('meta[name=error-id]')?.content
}

/** Reads the id from the Server-Timing of the last failed answer, or from the head of a page that the server rendered so. An answer without an id (of a proxy, say) must not get an earlier one. */
export function serverErrorId() {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const failed = answers.filter(({ name, responseStatus }) => /\.data(\?|$)/.test(name) && responseStatus >= 500).at(-1)
  if (!failed) return takeRenderedId()
  if (failed.startTime <= readUntil) return
  readUntil = failed.startTime
  return failed.serverTiming.find(({ name }) => name === 'error')?.description
}
