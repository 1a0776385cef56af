import { stripeKeys } from '#shop/payments/stripe/keys.ts'
import { Hono, type Context } from 'hono'
import {
  findSandboxByReference,
  findSandboxPayment,
  listSandboxRefunds,
  openSandboxRefund,
  openSandboxPayment,
  findSandboxRefund,
} from '../payment-memory.ts'
import { idIn, stripeRefund, stripeSession, stripeNotice, stripeReturn } from './notices.ts'
import { sandboxPageUrl, type PaymentSandbox } from '../payment-sandbox.ts'

/** The part of Stripe's API that the shop's Checkout needs. */
const stripeRoutes = new Hono()

const no = (c: Context, status: 400 | 401 | 404, code: string) =>
  c.json({ error: { type: 'invalid_request_error', code, message: code } }, status)

stripeRoutes.use('*', async (c, next) => {
  if (c.req.header('authorization') !== `Bearer ${stripeKeys.find()!.secretKey}`) return no(c, 401, 'api_key_invalid')
  return next()
})

const formOf = async (c: Context) => Object.fromEntries(new URLSearchParams(await c.req.text()))

stripeRoutes.post('/v1/checkout/sessions', async (c) => {
  const request = await formOf(c)
  const reference = request.client_reference_id ?? ''
  const amount = Number(request['line_items[0][price_data][unit_amount]']) * Number(request['line_items[0][quantity]'])
  const lasts = Number(request.expires_at) * 1000 - Date.now()
  if (!reference || !Number.isSafeInteger(amount) || amount < 12_000) return no(c, 400, 'amount_too_small')
  if (lasts < 30 * 60_000 || lasts > 24 * 3_600_000) return no(c, 400, 'parameter_invalid_expires_at')
  // The same question under the same idempotency key is answered with the same session.
  const opened =
    (await openSandboxPayment({ provider: 'stripe', reference, amount, request })) ??
    (await findSandboxByReference('stripe', reference))
  return c.json(stripeSession(opened!, sandboxPageUrl(opened!, request.locale === 'en')))
})

stripeRoutes.get('/v1/checkout/sessions/:id', async (c) => {
  const payment = await findSandboxPayment(idIn(c.req.param('id')) ?? crypto.randomUUID())
  if (!payment || payment.provider !== 'stripe') return no(c, 404, 'resource_missing')
  return c.json(stripeSession(payment, sandboxPageUrl(payment, payment.request.locale === 'en')))
})

const ofIntent = async (intent: string | undefined) => {
  const payment = await findSandboxPayment(idIn(intent ?? '') ?? crypto.randomUUID())
  return payment?.provider === 'stripe' ? payment : undefined
}

stripeRoutes.post('/v1/refunds', async (c) => {
  const request = await formOf(c)
  const payment = await ofIntent(request.payment_intent)
  if (!payment) return no(c, 404, 'resource_missing')
  const name = request['metadata[refund]'] ?? c.req.header('idempotency-key') ?? ''
  const tried = await openSandboxRefund(payment, name, Number(request.amount))
  const refund = 'refund' in tried ? tried.refund : await findSandboxRefund('stripe', name)
  if (!refund) return no(c, 400, 'no' in tried && tried.no === 'unpaid' ? 'charge_not_refundable' : 'amount_too_large')
  return c.json(stripeRefund(refund, payment))
})

stripeRoutes.get('/v1/refunds', async (c) => {
  const payment = await ofIntent(c.req.query('payment_intent'))
  if (!payment) return no(c, 404, 'resource_missing')
  const refunds = await listSandboxRefunds(payment.id)
  return c.json({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: refunds.map((one) => stripeRefund(one, payment)),
  })
})

export const sandbox: PaymentSandbox = {
  id: 'stripe',
  routes: stripeRoutes,
  notice: stripeNotice,
  // Stripe sends no event for a declined card.
  sendsNotice: (result) => result === 'paid' || result === 'expired',
  returnTo: stripeReturn,
  endings: ['paid', 'refused', 'cancelled', 'expired'],
  // A session stays open after a declined card and after the customer went back.
  staysOpenAfter: ['refused', 'cancelled'],
  isTimed: true,
  describe: (request) => request['line_items[0][price_data][product_data][name]'],
}
