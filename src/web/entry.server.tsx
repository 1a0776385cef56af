import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router'
import { logBug } from '#platform/errors/log-bug.server.ts'
import { requestId, scriptMark } from '#platform/request.server.ts'

/** Renders a page to its end before the first byte leaves: its inline scripts must be known to write its policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = status
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={scriptMark()} />, {
      nonce: scriptMark(),
      // What was fetched late stands in its place, not behind a script that moves it there: it is read without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        // Read as a Node stream: a web stream in between costs as much as a tenth of the render.
        text(pipe(new PassThrough())).then((html) => resolve(new Response(html, { status: failed, headers })), reject)
      },
      onShellError: reject,
      onError(error) {
        failed = 500
        reportRenderError(error, request)
      },
    })
  })
}

function reportRenderError(error: unknown, request: Request) {
  if (!request.signal.aborted) handleError(error, { request })
}

/** That somebody asks for what is not there, or in a way it is not asked for, is no bug. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) logBug(error, { id: requestId(), path: new URL(request.url).pathname })
}
