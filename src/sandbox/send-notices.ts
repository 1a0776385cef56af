import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { sandboxNotices, sandboxPayments } from '#platform/sandbox-schema.server.ts'
import type { SandboxEnding, SandboxPayment } from './payment-memory.ts'
import { paymentSandboxOf, sendsNotice, type NoticeFlaw } from './payment-sandbox.ts'

export type NoticePlan = {
  says: SandboxEnding
  times: number
  delayMs: number
  /** Beside a failure that came before, in whatever order. */
  isMixed: boolean
  twist: NoticeFlaw
}

/** Writes down what will be told, and wakes the sender. */
export async function planNotices({ id, gate }: SandboxPayment, { says, times, delayMs, isMixed, twist }: NoticePlan) {
  if (!sendsNotice(gate, says)) return
  const scatter = () => Date.now() + delayMs + (isMixed ? Math.random() * 1500 : 0)
  const row = (what: SandboxEnding) => ({ paymentId: id, says: what, twist, dueAt: new Date(scatter()) })
  const others = isMixed && says !== 'refused' && sendsNotice(gate, 'refused') ? [row('refused')] : []
  await db.insert(sandboxNotices).values([...Array.from({ length: times }, () => row(says)), ...others])
  keepSending()
}

let timer: NodeJS.Timeout | undefined

/** Looks four times a second for what is due, until nothing waits any more. After a restart the next visit to a stand-in wakes it. */
export function keepSending() {
  timer ??= setInterval(
    () => void sendDue().catch((error: unknown) => log.warn({ err: error }, 'stand-in')),
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

/** Each goes out once, whichever process claims it. */
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

const patience = { tries: 3, pauseMs: 10_000 }

async function send({ notice, payment }: Due) {
  const sandbox = paymentSandboxOf(payment.gate)
  if (!sandbox) return
  const saying = { payment, says: notice.says as SandboxEnding, twist: notice.twist as NoticeFlaw }
  const { url, ...wire } = sandbox.notice(saying)
  const answered = await fetch(url, { ...wire, redirect: 'manual', signal: AbortSignal.timeout(15_000) }).then(
    async (response) => ({ status: response.status, answer: (await response.text()).slice(0, 300) }),
    (error: unknown) => ({ status: 0, answer: String(error).slice(0, 300) }),
  )
  await db.update(sandboxNotices).set(answered).where(eq(sandboxNotices.id, notice.id))
  const { status, answer } = answered
  const isContent = sandbox.isContent?.(status, answer) ?? (status >= 200 && status < 300)
  const isOver = isContent || notice.twist !== 'none'
  if (isOver || notice.tries + 1 >= patience.tries) return
  const { paymentId, says, twist, tries } = notice
  const again = { paymentId, says, twist, tries: tries + 1, dueAt: new Date(Date.now() + patience.pauseMs) }
  await db.insert(sandboxNotices).values(again)
}
