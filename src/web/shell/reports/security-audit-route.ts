import { z } from 'zod'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { asBrowserReport } from '#shop/security/browser-report.ts'
import { eventSeverities } from '#shop/security/event.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { m } from '#words/messages.js'

const maxBytes = 8 * 1024
const perNetwork = allLimits.securityAudit

const event = z.object({
  type: z.string().regex(/^[\w.:-]{1,60}$/),
  severity: z.enum(eventSeverities),
  details: z.union([z.record(z.string(), z.json()), z.string().max(2000)]).nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
  user_agent: z.string().max(1000).nullish(),
  ip_address: z.string().max(100).nullish(),
})

/** The body holds the event under the key `event`; the bare event is accepted too. */
const told = z.union([z.object({ event }).transform((body) => body.event), event])

/** The call security-audit (docs/spec-calls.md). Anyone may report; the server determines who and from where, and keeps the body's own claims as claims. */
export async function action({ request }: { request: Request }) {
  const wait = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  if (wait) return refuse(429, m.refusal_audit_too_many, { 'Retry-After': String(wait) })
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBytes) return refuse(413, m.refusal_audit_too_long)
  const read = told.safeParse(readJson(body))
  if (!read.success) return refuse(400, m.refusal_audit_unreadable)
  const { type, severity, details, timestamp, user_agent: userAgent, ip_address: ip } = read.data
  const { person } = await findSessionUser(request.headers)
  await recordSecurityEvent(db, {
    ...asBrowserReport({ type, severity }),
    message: `Reported by the browser: ${type}`,
    details: {
      ...(typeof details === 'string' ? { said: details } : details),
      claimed: { timestamp: timestamp ?? null, userAgent: userAgent ?? null, ip: ip ?? null },
    },
    userAgent: request.headers.get('user-agent'),
    ip: clientIp(),
    userId: person?.id,
  })
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

type Sentence = (facts: object, options: { locale: ReturnType<typeof requestLocale> }) => string

const refuse = (status: number, message: Sentence, headers: HeadersInit = {}) =>
  Response.json(
    { error: message({}, { locale: requestLocale() }) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
