import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { recordSecurityEvent, type SecurityEvent } from '#shop/security/record-security-event.ts'

/** Records a security event with the IP address and browser of the request. */
export const recordRequestEvent = (request: Request, event: Omit<SecurityEvent, 'ip' | 'userAgent'>) =>
  recordSecurityEvent(db, { ...event, ip: clientIp(), userAgent: request.headers.get('user-agent')?.slice(0, 300) })

/** Once per network in 15 minutes, so that a brute-force attack does not flood the log. */
export async function recordRequestEventOnce(request: Request, event: Omit<SecurityEvent, 'ip' | 'userAgent'>) {
  const key = `${event.type}|${networkOf(clientIp())}|${String(event.details?.email ?? '')}`
  if (!(await secondsToWait(db, allLimits.note, key))) await recordRequestEvent(request, event)
}
