import type { Context } from 'hono'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { actsAsStaff } from '#web/shell/access/require-staff.server.ts'
import { addLiveStream } from './live-streams.ts'
import { readPosition } from './stream-position.ts'

/** Live updates of the person's own rows, as server-sent events until the page, the session or the process ends. */
export async function serveLiveStream(c: Context) {
  if (c.req.method !== 'GET') return c.text('method not allowed', 405, { Allow: 'GET' })
  const { person, cookies } = await findSessionUser(c.req.raw.headers)
  if (!person) return c.json({ error: 'User not authenticated' }, 401, { 'Cache-Control': 'no-store' })
  const now = Date.now()
  // A new EventSource cannot send the header, so a page that paused by itself puts the id into the address.
  const position = readPosition(c.req.header('last-event-id') ?? c.req.query('last'), now)
  const stream = addLiveStream({
    userId: person.id,
    sessionId: person.sessionId,
    isStaff: await actsAsStaff(person).catch(() => false),
    mark: position ?? { opened: now, received: now },
    isReturning: position !== undefined,
  })
  if (stream === 'closing') return c.text('closing', 503, { 'Retry-After': '1', Connection: 'close' })
  if (stream === 'too-many') return c.json({ error: 'Too many pages' }, 429, { 'Retry-After': '30' })
  const headers = new Headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(stream.body, { headers })
}
