import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isDatabaseAway } from '#platform/database-unavailable.ts'
import { log } from '#platform/log/log.server.ts'
import { app } from '../app.ts'
import { QueueFullError } from '#kit/limit-concurrency.ts'
import { busyAnswer } from './busy-answer.ts'
import { retrySeconds } from './unavailable-page.ts'
import { underOwnOrigin } from '../own-origin.ts'
import { renderCached, serveCached } from './serve-cached.ts'

const listener = getRequestListener((request, bindings) => app.fetch(underOwnOrigin(request), bindings))

/** Answers from the page cache where possible, else by the routes. Never throws: uncaught errors are logged and answered. */
export async function answerRequest(request: IncomingMessage, response: ServerResponse) {
  try {
    if (serveCached(request, response)) return
    if (!(await renderCached(request, response))) await listener(request, response)
  } catch (error) {
    if (error instanceof QueueFullError) return void (await sendBusy(request, response))
    log.error({ err: error }, 'answer failed')
    const [status, more] = isDatabaseAway(error) ? [503, { 'Retry-After': retrySeconds }] : [500, {}]
    if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain', ...more })
    response.end('Something went wrong')
  }
}

async function sendBusy({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await busyAnswer(method, url.split('?')[0]!)
  response.writeHead(status, headers).end(body)
}
