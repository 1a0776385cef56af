import { db } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import type { HeldFacts } from '#shop/payments/refuse-held.ts'
import { alarmOfHeld } from '#flows/alarm-of-held.ts'

/** An alarm that cannot be written down changes nothing for the buyer. */
export async function alarmHeld(request: Request, facts: HeldFacts) {
  const seen = { ip: clientIp(), userAgent: request.headers.get('user-agent') }
  await alarmOfHeld(db, facts, seen).catch((error: unknown) => log.error({ err: error }, 'alarm of held stock'))
}
