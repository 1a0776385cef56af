import { createHmac } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import type { Hono } from 'hono'
import { internalUrl } from '#platform/keyring.server.ts'
import type { PaymentProviderName } from '#providers/payments.ts'
import type { SandboxEnding, SandboxPayment } from './payment-memory.ts'

/** What may be wrong with a notice on wish, so that it can be seen refused. */
const noticeFlaws = ['none', 'forged', 'altered', 'amount', 'unknown', 'stale'] as const
export type NoticeFlaw = (typeof noticeFlaws)[number]

/** What a stand-in says of a payment. */
export type NoticeToSend = { payment: SandboxPayment; says: SandboxEnding; twist: NoticeFlaw }
/** As it goes over the wire. */
export type HttpMessage = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

/** How one provider of payment is played. */
export type PaymentSandbox = {
  id: PaymentProviderName
  /** What it answers to servers. */
  routes?: Hono
  /** How it tells the shop. */
  notice(saying: NoticeToSend): HttpMessage
  /** Whether it tells of this at all; of everything where it does not say. */
  tells?(says: SandboxEnding): boolean
  /** Whether it is content with the answer, else it tells again; any 2xx where it does not say. */
  isContent?(status: number, answer: string): boolean
  /** Where the browser is sent back to; nowhere from the bank. */
  returnTo?(saying: NoticeToSend): string
  /** What may become of a payment at its page; it has no page where there are none. */
  endings?: readonly SandboxEnding[]
  /** After these the page is still open for another try, and the shop is told nothing. */
  staysOpenAfter?: readonly SandboxEnding[]
  /** It signs together with a moment, so that what it says can be too old. */
  isTimed?: boolean
  /** What the buyer is told that they pay for. */
  describe?(asked: Record<string, string>): string | undefined
}

let known: readonly PaymentSandbox[] = []
export const usePaymentSandboxes = (all: readonly PaymentSandbox[]) => void (known = all)
export const paymentSandboxOf = (id: string) => known.find((one) => one.id === id)

export const sendsNotice = (id: string, says: SandboxEnding) => paymentSandboxOf(id)?.tells?.(says) ?? true

/** Signed here a second time, apart from the shop's own hand: an error in one of the two shows. */
export const mac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex')

/** What a notice says truly or by its twist: a wrong amount and a wrong order bear a true signature. */
export const noticeFactsOf = ({ payment, twist }: NoticeToSend) => ({
  amount: twist === 'amount' ? payment.amount - 1000 : payment.amount,
  reference: twist === 'unknown' ? 'ZZZZZZZZ1' : payment.reference,
})

export const corruptSignature = (signature: string) =>
  signature.replace(/[0-9a-f]/g, (digit) => (digit === '0' ? '1' : '0'))

/** The shop as this machine reaches it, whatever it is called outside. */
export const internalAddress = (url: string) =>
  url.startsWith(`${env.BASE_URL}/`) ? internalUrl() + url.slice(env.BASE_URL.length) : url

export const registeredNoticeUrl = (gate: PaymentProviderName) => `${internalUrl()}/api/payments/${gate}/notice`

/** Where a person pays. */
export const sandboxPageUrl = ({ id }: SandboxPayment, isEnglish: boolean) =>
  `${env.BASE_URL}${isEnglish ? '/en' : ''}/stand-in/till/${id}`

/** `20261121101502` on a Vietnamese clock. */
export const vnStamp = (at: Date) =>
  new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace(/[-:T]/g, '')
