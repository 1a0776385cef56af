import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { env } from '#platform/env.server.ts'

/** The client's address: the socket's, or behind a trusted proxy the last entry that it appended. */
export function clientAddressFrom(request: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const forwarded =
    env.TRUST_PROXY &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return forwarded || request.socket.remoteAddress || 'unknown'
}

export const clientAddressOf = (c: Context) => clientAddressFrom((c.env as { incoming: IncomingMessage }).incoming)
