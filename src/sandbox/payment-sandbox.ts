import { createHmac } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import type { Hono } from 'hono'
import { internalUrl } from '#platform/keyring.server.ts'
import type { PaymentProviderName } from '#providers/payments.ts'
import type { SandboxEnding, SandboxPayment } from './payment-memory.ts'

/** Flaws that a tester can choose for a notice, to see it refused. */
const noticeFlaws = ['none', 'forged', 'altered', 'amount', 'unknown', 'stale'] as const
export type NoticeFlaw = (typeof noticeFlaws)[number]

/** A notice that a sandbox is to send about a payment. */
export type NoticeToSend = { payment: SandboxPayment; ending: SandboxEnding; flaw: NoticeFlaw }
/** A message as it is sent over HTTP. */
export type HttpMessage = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

/** The sandbox of one payment provider. */
export type PaymentSandbox = {
  id: PaymentProviderName
  /** The answers to servers. */
  routes?: Hono
  /** The notice that it sends to the shop. */
  notice(notice: NoticeToSend): HttpMessage
  /** Whether it sends a notice of this result; without it, of every result. */
  sendsNotice?(result: SandboxEnding): boolean
  /** Whether it accepts the answer, else it sends the notice again; without it, any 2xx is accepted. */
  isContent?(status: number, answer: string): boolean
  /** The address to which it sends the browser back; the bank sends it nowhere. */
  returnTo?(notice: NoticeToSend): string
  /** The results that a payment can have at its page; without any, there is no page. */
  endings?: readonly SandboxEnding[]
  /** After these results the page stays open for another try, and the shop is not notified. */
  staysOpenAfter?: readonly SandboxEnding[]
  /** The signature includes a time, so that a notice can be too old. */
  isTimed?: boolean
  /** The description of the purchase that the buyer sees. */
  describe?(request: Record<string, string>): string | undefined
}

let sandboxes: readonly PaymentSandbox[] = []
export const usePaymentSandboxes = (all: readonly PaymentSandbox[]) => void (sandboxes = all)
export const paymentSandboxOf = (id: string) => sandboxes.find((one) => one.id === id)

export const sendsNotice = (id: string, result: SandboxEnding) => paymentSandboxOf(id)?.sendsNotice?.(result) ?? true

/** A second implementation, apart from the shop's own, so that an error in one of the two shows. */
export const mac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex')

/** The facts of a notice, true or changed by its flaw: a wrong amount and a wrong order bear a true signature. */
export const noticeFactsOf = ({ payment, flaw }: NoticeToSend) => ({
  amount: flaw === 'amount' ? payment.amount - 1000 : payment.amount,
  reference: flaw === 'unknown' ? 'ZZZZZZZZ1' : payment.reference,
})

export const corruptSignature = (signature: string) =>
  signature.replace(/[0-9a-f]/gi, (digit) => (digit === '0' ? '1' : '0'))

/** The shop as this machine reaches it, whatever it is called outside. */
export const internalAddress = (url: string) =>
  url.startsWith(`${env.BASE_URL}/`) ? internalUrl() + url.slice(env.BASE_URL.length) : url

export const registeredNoticeUrl = (provider: PaymentProviderName) => `${internalUrl()}/api/payments/${provider}/notice`

/** The address at which a person pays. */
export const sandboxPageUrl = ({ id }: SandboxPayment, isEnglish: boolean) =>
  `${env.BASE_URL}${isEnglish ? '/en' : ''}/sandbox/payments/${id}`

/** `20261121101502` on a Vietnamese clock. */
export const vnStamp = (at: Date) =>
  new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace(/[-:T]/g, '')
