import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router'
import { logBug } from '#platform/errors/log-bug.server.ts'
import { requestId, scriptMark } from '#platform/request.server.ts'

/** Renders the whole page before the first byte is sent: its content security policy names the hashes of its inline scripts. */
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
      // Late parts stand in their place in the HTML, not behind a script that moves them, so that they are read without scripts too.
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

/** Requests for missing pages or with a wrong method are no bugs. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) logBug(error, { id: requestId(), path: new URL(request.url).pathname })
}
