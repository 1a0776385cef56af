import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isDatabaseAway } from '#platform/database-unavailable.ts'
import { log } from '#platform/log/log.server.ts'
import { app } from '../app.ts'
import { retrySeconds } from './database-away-page.ts'
import { underOwnOrigin } from '../own-origin.ts'
import { renderCached, serveCached } from './serve-cached.ts'

const listener = getRequestListener((request, bindings) => app.fetch(underOwnOrigin(request), bindings))

/** From the page cache where it can, else by the routes. Never throws: what nobody caught is logged and answered. */
export async function answerRequest(request: IncomingMessage, response: ServerResponse) {
  try {
    if (serveCached(request, response)) return
    if (!(await renderCached(request, response))) await listener(request, response)
  } catch (error) {
    log.error({ err: error }, 'answer failed')
    const [status, more] = isDatabaseAway(error) ? [503, { 'Retry-After': retrySeconds }] : [500, {}]
    if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain', ...more })
    response.end('Something went wrong')
  }
}
