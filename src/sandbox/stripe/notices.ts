import { stripeKeys } from '#shop/payments/stripe/keys.ts'
import {
  mac,
  registeredNoticeUrl,
  corruptSignature,
  noticeFactsOf,
  type NoticeToSend,
  type HttpMessage,
} from '../payment-sandbox.ts'
import type { SandboxPayment, SandboxRefund } from '../payment-memory.ts'

const withoutDashes = (id: string) => id.replaceAll('-', '')

const sessionId = ({ id }: SandboxPayment) => `cs_test_${withoutDashes(id)}`
const intentId = ({ id }: SandboxPayment) => `pi_${withoutDashes(id)}`
/** The payment that a session or intent of ours is. */
export const idIn = (name: string) => {
  const hex = /_([0-9a-f]{32})$/.exec(name)?.[1]
  return hex && hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export function stripeSession(payment: SandboxPayment, url: string | null) {
  const isPaid = payment.state === 'paid' || payment.state === 'suspect'
  return {
    id: sessionId(payment),
    object: 'checkout.session',
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    cancel_url: payment.request.cancel_url,
    client_reference_id: payment.reference,
    created: seconds(payment.at),
    currency: payment.request['line_items[0][price_data][currency]'] ?? 'vnd',
    customer: null,
    expires_at: Number(payment.request.expires_at ?? 0),
    livemode: false,
    locale: payment.request.locale ?? null,
    metadata: { reference: payment.reference },
    mode: 'payment',
    payment_intent: isPaid ? intentId(payment) : null,
    payment_method_types: ['card'],
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: isPaid ? 'complete' : payment.state === 'expired' ? 'expired' : 'open',
    success_url: payment.request.success_url,
    url,
  }
}

export const stripeRefund = ({ number, amount, state, name, at }: SandboxRefund, payment: SandboxPayment) => ({
  id: `re_${number}`,
  object: 'refund',
  amount,
  created: seconds(at),
  currency: 'vnd',
  metadata: { refund: name },
  payment_intent: intentId(payment),
  status: state === 'done' ? 'succeeded' : state === 'pending' ? 'pending' : 'failed',
  ...(state === 'refused' && { failure_reason: 'expired_or_canceled_card' }),
})

/** A session that was paid or has expired; a declined card is no event of a session. */
export function stripeNotice(notice: NoticeToSend): HttpMessage {
  const { payment, ending, flaw } = notice
  const { amount, reference } = noticeFactsOf(notice)
  const isPaid = ending === 'paid' || ending === 'suspect'
  const session = stripeSession({ ...payment, state: isPaid ? 'paid' : 'expired' }, null)
  const event = {
    id: `evt_${withoutDashes(payment.id)}${ending}`,
    object: 'event',
    created: seconds(payment.endedAt ?? new Date()),
    data: { object: { ...session, amount_total: amount, client_reference_id: reference } },
    livemode: false,
    pending_webhooks: 1,
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.expired',
  }
  const body = JSON.stringify(event, null, 2)
  const time = seconds(new Date()) - (flaw === 'stale' ? 3600 : 0)
  const proof = mac('sha256', stripeKeys.find()!.webhookSecret, `${time}.${body}`)
  return {
    method: 'POST',
    url: registeredNoticeUrl('stripe'),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': `t=${time},v1=${flaw === 'forged' ? corruptSignature(proof) : proof}`,
    },
    body: flaw === 'altered' ? body.replace(/"amount_total": \d+/, '"amount_total": 1000') : body,
  }
}

export const stripeReturn = ({ payment, ending }: NoticeToSend) =>
  (ending === 'paid' || ending === 'suspect' ? payment.request.success_url : payment.request.cancel_url) ?? ''
