import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentNotice, NoticeOutcome } from './provider.ts'
import { paymentNotices } from './attempts-schema.ts'

const maxRaw = { believed: 20_000, refused: 2_000 }
const fit = (raw: string, max: number) => raw.slice(0, max).toWellFormed().replaceAll('\0', '')

/** Stores a verified notice, in the transaction of its effect; undefined if this event is known. Of two at once, the second waits for the first. */
export async function recordNotice(
  tx: Db,
  { source, notice, raw }: { source: string; notice: PaymentNotice; raw: string },
) {
  const { eventId, transactionId, at } = notice
  const [recorded] = await tx
    .insert(paymentNotices)
    .values({
      source,
      eventId,
      transactionId,
      verified: true,
      raw: fit(raw, maxRaw.believed),
      said: { ...notice, at: at.toISOString() },
      outcome: 'failed',
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id })
  return recorded?.id
}

export const endNotice = (
  tx: Db,
  noticeId: string,
  ended: { outcome: NoticeOutcome; attemptId?: string; why?: string },
) => tx.update(paymentNotices).set(ended).where(eq(paymentNotices.id, noticeId))

/** Stores an unverified notice, cut short, for staff who look into it. */
export const saveRefusedNotice = (db: Db, { source, raw, why }: { source: string; raw: string; why: string }) =>
  db
    .insert(paymentNotices)
    .values({ source, verified: false, raw: fit(raw, maxRaw.refused), outcome: 'refused', why: why.slice(0, 200) })
