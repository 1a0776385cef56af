import type { Context } from 'hono'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { readCspReports } from '#shop/security/read-csp-reports.ts'
import { recordCspReports } from '#shop/security/record-csp-reports.ts'

export const maxCspReport = 16 * 1024

const perNetwork = allLimits.cspReports
const types = /^application\/(csp-report|reports\+json|json) *(;|$)/i

/** Receives policy violation reports of browsers (`report-uri` or `report-to`); they expect no answer. */
export async function handleCspReport(c: Context, ip: string) {
  if (!types.test(c.req.header('content-type') ?? '')) return c.text('unsupported media type', 415)
  const wait = await secondsToWait(db, perNetwork, networkOf(ip))
  if (wait) return c.text('too many reports', 429, { 'Retry-After': String(wait) })
  const origins = [new URL(env.BASE_URL).origin, new URL(c.req.url).origin]
  const reports = readCspReports(readJson(await c.req.text()), origins)
  if (!reports.length) return c.text('not a report of ours', 400)
  await recordCspReports(db, reports, { userAgent: c.req.header('user-agent') ?? null, ip })
  return c.body(null, 204)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
