import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { settleNotice } from '#flows/payments/settle-notice.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { noticesBy } from '#providers/payments.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'

/** Providers document notices of a few kilobytes. */
const largest = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })

/**
 * The notices of payment providers: `/api/payments/<provider>/notice`. Providers send neither Origin nor cookies; the signature proves the sender. A
 * provider without keys is answered 404.
 */
export const noticeRoutes = (addressOf: (c: Context) => string) =>
  new Hono().on(['GET', 'POST'], '/:source/notice', largest, async (c) => {
    const source = findNoticeSource(c.req.param('source'))
    if (!source) return c.text('not found', 404)
    const isGet = c.req.method === 'GET'
    const allowed = noticesBy(source.name)
    if (c.req.raw.method !== allowed) return c.text('method not allowed', 405, { Allow: allowed })
    const arrived = {
      rawBody: isGet ? '' : await c.req.text(),
      query: new URL(c.req.url).searchParams,
      headers: c.req.raw.headers,
      at: new Date(),
    }
    const caller = { ip: addressOf(c), userAgent: c.req.header('user-agent') ?? null }
    const { status, contentType, body } = await settleNotice(db, source, arrived, caller).catch((error: unknown) => {
      log.error({ err: error, source: source.name }, 'notice')
      return source.answer('failed')
    })
    const headers = { 'Content-Type': contentType, 'Cache-Control': 'no-store' }
    return new Response(status === 204 ? null : body, { status, headers })
  })
