import { z } from 'zod'
import { describeError, type ErrorRecord } from '#kit/error-log.ts'
import { maskedText } from '#kit/masked.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { recordError } from '#platform/errors/error-log.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { m } from '#words/messages.js'

const maxBytes = 8 * 1024
const perNetwork = allLimits.errors

const report = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().min(1).max(1000),
        severity: z.enum(['low', 'medium', 'high', 'critical']),
        timestamp: z.iso.datetime(),
        stack: z.string().max(5000).optional(),
        path: z.string().startsWith('/').max(300).optional(),
        errorId: z
          .string()
          .regex(/^[0-9a-f]{8}$/)
          .optional(),
        details: z.record(z.string().max(50), z.json()).optional(),
      }),
    )
    .min(1)
    .max(20),
})

/** Receives errors of browsers. Anyone can send anything, so it takes little and masks it once more. */
export async function action({ request }: { request: Request }) {
  const wait = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  if (wait)
    return refuse(429, m.error_part_told_enough({}, { locale: requestLocale() }), { 'Retry-After': String(wait) })
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBytes)
    return refuse(413, m.error_part_told_too_long({}, { locale: requestLocale() }))
  const parsed = report.safeParse(readJson(body))
  if (!parsed.success) return refuse(400, m.error_part_told_unreadable({}, { locale: requestLocale() }))
  for (const error of parsed.data.errors) await recordError(db, { ...reviewed(error), origin: 'browser' })
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/** Removes NUL, the one character that PostgreSQL cannot store. */
const reviewed = ({ message, stack, path, ...rest }: ErrorRecord): ErrorRecord => ({
  ...rest,
  message: describeError(message.replaceAll('\0', '')).message || '?',
  stack: stack && maskedText(stack.replaceAll('\0', '')),
  path: path && maskedText(path.replaceAll('\0', '').replace(/[?#].*/s, '')),
})

const refuse = (status: number, error: string, headers: HeadersInit = {}) =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
