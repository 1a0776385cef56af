import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '#platform/postgres/db.server.ts'
import { sandboxNotices, sandboxPayments, sandboxRefunds } from '#platform/sandbox-schema.server.ts'
import type { PaymentProviderName } from '#providers/payments.ts'

/** The payment sandboxes store their payments in the database, so that all processes of the demo shop agree. */
export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect
export type SandboxEnding = 'paid' | 'refused' | 'cancelled' | 'suspect' | 'expired'
export const sandboxEndings = ['paid', 'refused', 'cancelled', 'suspect', 'expired'] as const

type NewSandboxPayment = {
  provider: PaymentProviderName
  reference: string
  amount: number
  request: Record<string, string>
}

/** Undefined where the reference was used before. */
export async function openSandboxPayment(payment: NewSandboxPayment): Promise<SandboxPayment | undefined> {
  const [opened] = await db.insert(sandboxPayments).values(payment).onConflictDoNothing().returning()
  return opened
}

export const findSandboxPayment = async (id: string) =>
  (await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0]

export const findSandboxByReference = async (provider: PaymentProviderName, reference: string) =>
  (
    await db
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.provider, provider), eq(sandboxPayments.reference, reference)))
  )[0]

/** By the provider's own number. */
export const findSandboxByNumber = async (provider: PaymentProviderName, number: number) =>
  Number.isSafeInteger(number)
    ? (
        await db
          .select()
          .from(sandboxPayments)
          .where(and(eq(sandboxPayments.provider, provider), eq(sandboxPayments.number, number)))
      )[0]
    : undefined

/** Ends a payment once: a paid one stays paid, and a failed one may still be paid, as on the real page. */
export async function endSandboxPayment(id: string, ending: SandboxEnding): Promise<SandboxPayment | undefined> {
  const [ended] = await db
    .update(sandboxPayments)
    .set({ state: ending, endedAt: new Date() })
    .where(and(eq(sandboxPayments.id, id), sql`${sandboxPayments.state} not in ('paid', 'suspect', 'expired')`))
    .returning()
  return ended
}

export const listSandboxNotices = (paymentId: string) =>
  db.select().from(sandboxNotices).where(eq(sandboxNotices.paymentId, paymentId)).orderBy(asc(sandboxNotices.id))

export const listSandboxRefunds = (paymentId: string) =>
  db.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId)).orderBy(asc(sandboxRefunds.number))

/** Among all payments of a provider: a merchant's names of refunds are its own. */
export const findSandboxRefund = async (provider: PaymentProviderName, name: string) =>
  (
    await db
      .select({ refund: sandboxRefunds })
      .from(sandboxRefunds)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
      .where(and(eq(sandboxPayments.provider, provider), eq(sandboxRefunds.name, name)))
  )[0]?.refund

type SandboxRefundResult = { refund: SandboxRefund } | { no: 'again' | 'unpaid' | 'too-much' }

/** A refund happens once by its name, and all of them together never exceed what was paid. */
export const openSandboxRefund = (payment: SandboxPayment, name: string, amount: number) =>
  db.transaction(async (tx): Promise<SandboxRefundResult> => {
    await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, payment.id)).for('update')
    const otherRefunds = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, payment.id))
    if (otherRefunds.some((one) => one.name === name)) return { no: 'again' }
    if (payment.state !== 'paid' && payment.state !== 'suspect') return { no: 'unpaid' }
    const spent = otherRefunds.filter((one) => one.state !== 'refused').reduce((sum, one) => sum + one.amount, 0)
    if (!Number.isSafeInteger(amount) || amount <= 0 || spent + amount > payment.amount) return { no: 'too-much' }
    const row = { paymentId: payment.id, name, amount, state: payment.refundsEnd }
    const [refund] = await tx.insert(sandboxRefunds).values(row).returning()
    return { refund: refund! }
  })

export const setRefundsEnd = (id: string, refundsEnd: SandboxPayment['refundsEnd']) =>
  db.transaction(async (tx) => {
    await tx.update(sandboxPayments).set({ refundsEnd }).where(eq(sandboxPayments.id, id))
    if (refundsEnd === 'pending') return
    await tx
      .update(sandboxRefunds)
      .set({ state: refundsEnd })
      .where(and(eq(sandboxRefunds.paymentId, id), eq(sandboxRefunds.state, 'pending')))
  })
