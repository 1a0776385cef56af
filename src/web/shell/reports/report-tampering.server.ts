import { allLimits } from '#platform/limits/all-limits.server.ts'
import { countTries } from '#platform/limits/count-tries.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { peekSession } from '#shop/identity/sessions/peek-session.ts'
import { recordSecurityEvent, type SecurityEvent } from '#shop/security/record-security-event.ts'

/** Keeps one client from filling the log. */
const logLimit = allLimits.tamperingLog

/** Records requests that no page of ours sends. It only informs: a failure here must not stop a genuine order. */
export async function reportTampering(
  request: Request,
  event: Pick<SecurityEvent, 'type' | 'severity' | 'message' | 'details'>,
) {
  try {
    const subject = `${event.type}:${networkOf(clientIp())}`
    if ((await countTries(db, logLimit, [subject])).size) return
    const session = await peekSession(request.headers)
    await recordSecurityEvent(db, {
      ...event,
      userAgent: request.headers.get('user-agent'),
      ip: clientIp(),
      userId: session?.userId,
    })
  } catch (error) {
    log.error({ err: error }, 'security event')
  }
}
