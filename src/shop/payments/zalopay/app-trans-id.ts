import { createHash } from 'node:crypto'
import { shopStamp } from '#kit/clock.ts'
import type { AttemptQuery, RefundQuery } from '../provider.ts'

/** `261120`: the Vietnamese day with which ZaloPay's ids begin. */
const dayOf = (at: Date) => shopStamp(at).slice(2, 8)

export const appTransId = (reference: string, at: Date) => `${dayOf(at)}_${reference}`
export const referenceOf = (id: string) => id.replace(/^\d{6}_/, '')

export const storedTransId = ({ reference, startedAt, facts }: AttemptQuery) =>
  facts.appTransId ?? appTransId(reference, startedAt)

/** `yyMMdd_<app>_<at most ten>`: always the same for one refund, so that it is paid out once. */
export function refundNumber(appId: number, { refundId, requestedAt }: RefundQuery) {
  const digest = createHash('sha256').update(refundId).digest()
  const ten = (digest.readBigUInt64BE() % 10_000_000_000n).toString().padStart(10, '0')
  return `${dayOf(requestedAt)}_${appId}_${ten}`
}
