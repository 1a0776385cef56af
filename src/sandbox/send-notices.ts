import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { sandboxNotices, sandboxPayments } from '#platform/sandbox-schema.server.ts'
import type { SandboxEnding, SandboxPayment } from './payment-memory.ts'
import { paymentSandboxOf, sendsNotice, type NoticeFlaw } from './payment-sandbox.ts'

export type NoticePlan = {
  ending: SandboxEnding
  times: number
  delayMs: number
  /** Together with an earlier failure, in random order. */
  isMixed: boolean
  flaw: NoticeFlaw
}

/** Stores the notices to send and starts the sender. */
export async function planNotices(
  { id, provider }: SandboxPayment,
  { ending, times, delayMs, isMixed, flaw }: NoticePlan,
) {
  if (!sendsNotice(provider, ending)) return
  const scatter = () => Date.now() + delayMs + (isMixed ? Math.random() * 1500 : 0)
  const row = (result: SandboxEnding) => ({ paymentId: id, ending: result, flaw, dueAt: new Date(scatter()) })
  const failures = isMixed && ending !== 'refused' && sendsNotice(provider, 'refused') ? [row('refused')] : []
  await db.insert(sandboxNotices).values([...Array.from({ length: times }, () => row(ending)), ...failures])
  startSending()
}

let timer: NodeJS.Timeout | undefined

/** Sends due notices four times a second until none is waiting. After a restart the next visit to a sandbox page starts it. */
export function startSending() {
  timer ??= setInterval(
    () => void sendDue().catch((error: unknown) => log.warn({ err: error }, 'sandbox')),
    250,
  ).unref()
}

let isBusy = false

async function sendDue() {
  if (isBusy) return
  isBusy = true
  try {
    const due = await claimDue()
    await Promise.all(due.map(send))
    if (!due.length && !(await isAnyWaiting())) {
      clearInterval(timer)
      timer = undefined
    }
  } finally {
    isBusy = false
  }
}

const isAnyWaiting = async () =>
  (await db.select({ id: sandboxNotices.id }).from(sandboxNotices).where(isNull(sandboxNotices.sentAt)).limit(1))
    .length > 0

/** Each notice is sent once, whichever process claims it. */
const claimDue = () =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ notice: sandboxNotices, payment: sandboxPayments })
      .from(sandboxNotices)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxNotices.paymentId))
      .where(and(isNull(sandboxNotices.sentAt), lte(sandboxNotices.dueAt, sql`now()`)))
      .orderBy(asc(sandboxNotices.dueAt))
      .limit(20)
      .for('update', { of: sandboxNotices, skipLocked: true })
    for (const { notice } of due)
      await tx.update(sandboxNotices).set({ sentAt: new Date() }).where(eq(sandboxNotices.id, notice.id))
    return due
  })

type Due = Awaited<ReturnType<typeof claimDue>>[number]

const retry = { tries: 3, pauseMs: 10_000 }

async function send({ notice, payment }: Due) {
  const sandbox = paymentSandboxOf(payment.provider)
  if (!sandbox) return
  const noticeToSend = { payment, ending: notice.ending as SandboxEnding, flaw: notice.flaw as NoticeFlaw }
  const { url, ...wire } = sandbox.notice(noticeToSend)
  const answered = await fetch(url, { ...wire, redirect: 'manual', signal: AbortSignal.timeout(15_000) }).then(
    async (response) => ({ status: response.status, answer: (await response.text()).slice(0, 300) }),
    (error: unknown) => ({ status: 0, answer: String(error).slice(0, 300) }),
  )
  await db.update(sandboxNotices).set(answered).where(eq(sandboxNotices.id, notice.id))
  const { status, answer } = answered
  const isContent = sandbox.isContent?.(status, answer) ?? (status >= 200 && status < 300)
  const isOver = isContent || notice.flaw !== 'none'
  if (isOver || notice.tries + 1 >= retry.tries) return
  const { paymentId, ending, flaw, tries } = notice
  const nextTry = { paymentId, ending, flaw, tries: tries + 1, dueAt: new Date(Date.now() + retry.pauseMs) }
  await db.insert(sandboxNotices).values(nextTry)
}
