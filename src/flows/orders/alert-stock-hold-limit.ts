import { createHash } from 'node:crypto'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { countTries } from '#platform/limits/count-tries.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import type { StockHoldFacts } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Requester = { ip: string; userAgent: string | null }

/** Alerts staff when a buyer reaches the limits of stock on hold: one security event for each name and hour, one email to the shop each hour. */
export async function alertStockHoldLimit(
  db: Db,
  { over, names, pieces, limits }: StockHoldFacts,
  requester: Requester,
) {
  const marks = over.map((by, at) => `${by}:${markOf(names[at]!)}`)
  const alreadyAlerted = await countTries(db, allLimits.stockHoldLog, marks)
  if (alreadyAlerted.size === marks.length) return
  await recordSecurityEvent(db, {
    type: 'orders-held',
    severity: 'high',
    message: 'More items on hold, unconfirmed and unpaid, than the shop allows',
    details: { by: over.join(','), pieces, ...limits },
    ...requester,
  })
  const { email } = await findSettings(db)
  if (!email || (await secondsToWait(db, allLimits.stockHoldEmail, 'shop'))) return
  await queueAccountEmail(db, { kind: 'orders-held', to: email, locale: 'vi', facts: { by: over.join(',') } })
}

/** Counters store a hash, so that they hold no phone numbers. */
const markOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22)
