import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { log } from '#platform/log/log.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { endNotice, recordNotice, saveRefusedNotice } from '#shop/payments/record-notice.ts'
import type {
  ProviderReply,
  IncomingNotice,
  PaymentNotice,
  NoticeSource,
  NoticeOutcome,
  NoticeReading,
} from '#shop/payments/provider.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { applyNotice } from './apply-notice.ts'

/** The sender of the request, as far as it is known. */
type Caller = { ip?: string | null; userAgent?: string | null }

/** Limits how many refused notices of one network are stored; the others are only refused. */
const refusedNoticeLimit = allLimits.refusedNotice

/**
 * Handles a request to a provider's notice address. A verified notice takes effect once, in one transaction, however often it comes; any other has no
 * effect, leaves a security event, and its answer reveals nothing.
 */
export async function settleNotice(
  db: Db,
  source: NoticeSource,
  arrived: IncomingNotice,
  caller: Caller = {},
): Promise<ProviderReply> {
  const reading = source.readNotice(arrived)
  if (reading.kind === 'ping') return source.answer('ping')
  const raw = arrived.rawBody || arrived.query.toString()
  if (reading.kind !== 'notice') {
    await refuse(db, { source, reading, raw, caller })
    return source.answer('refused')
  }
  return source.answer(await settleVerified(db, { source, notice: reading.notice, raw, caller }))
}

type Verified = { source: Pick<NoticeSource, 'name' | 'method'>; notice: PaymentNotice; raw: string; caller?: Caller }

/** Applies a verified notice, or the provider's answer to our question. An error of ours is an outcome too: the provider sends again. */
export async function settleVerified(db: Db, { source, notice, raw, caller = {} }: Verified): Promise<NoticeOutcome> {
  try {
    const outcome = await db.transaction(async (tx) => {
      const noticeId = await recordNotice(tx, { source: source.name, notice, raw })
      if (!noticeId) return 'already' as const
      const settled = await applyNotice(tx, { method: source.method, notice, noticeId })
      await endNotice(tx, noticeId, settled)
      return settled.outcome
    })
    await reportMismatch(db, { source, notice, outcome, caller })
    return outcome
  } catch (error) {
    log.error({ err: error, source: source.name, event: notice.eventId }, 'notice not settled')
    return 'failed'
  }
}

type Refused = {
  source: NoticeSource
  reading: Exclude<NoticeReading, { kind: 'notice' | 'ping' }>
  raw: string
  caller: Caller
}

async function refuse(db: Db, { source: { name: source }, reading: { kind, why }, raw, caller }: Refused) {
  if (await secondsToWait(db, refusedNoticeLimit, networkOf(caller.ip ?? 'unknown'))) return
  await saveRefusedNotice(db, { source, raw, why: `${kind}: ${why}` })
  await recordSecurityEvent(db, {
    type: `payment-notice-${kind}`,
    severity: kind === 'forged' ? 'high' : 'medium',
    message: `A notice at the door of ${source} was refused: ${kind}`,
    details: { source, why },
    ...caller,
  })
}

type SettledVerified = Omit<Verified, 'raw'> & { outcome: NoticeOutcome }

/** A notice with a valid signature that does not match our request: the books of one side are wrong, or a key leaked. */
async function reportMismatch(db: Db, { source: { name: source }, notice, outcome, caller }: SettledVerified) {
  if (outcome !== 'unknown' && outcome !== 'wrong-amount') return
  await recordSecurityEvent(db, {
    type: `payment-notice-${outcome}`,
    severity: outcome === 'unknown' ? 'medium' : 'high',
    message: `A signed notice of ${source} does not fit what was asked: ${outcome}`,
    details: { source, reference: notice.reference, amount: notice.amount, currency: notice.currency ?? 'VND' },
    ...caller,
  })
}
