import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const secretKey = 'sk_test_of_the_production_gate'
const webhookSecret = 'whsec_of_the_production_gate'

type Payment = { id: string; asked: URLSearchParams; isPaid: boolean; refunds: Record<string, unknown>[] }
type Told = { status: number; type: string }

/** Stripe, as far as a shop with Checkout uses it, at its own address; `tell` sends a webhook to the shop. */
export async function fakeStripe(
  tls: { key: string; cert: string },
  tell: (path: string, headers: Record<string, string>, body: string) => Promise<number>,
) {
  const payments = new Map<string, Payment>()
  const told: Told[] = []
  let origin = ''

  const sessionOf = ({ id, asked, isPaid }: Payment) => ({
    id: `cs_test_${id}`,
    object: 'checkout.session',
    amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
    client_reference_id: asked.get('client_reference_id'),
    currency: asked.get('line_items[0][price_data][currency]'),
    payment_intent: isPaid ? `pi_${id}` : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: isPaid ? 'complete' : 'open',
    url: `${origin}/c/pay/${id}`,
  })

  async function notify(payment: Payment) {
    const type = 'checkout.session.completed'
    const time = Math.floor(Date.now() / 1000)
    const event = {
      id: `evt_${payment.id}`,
      object: 'event',
      created: time,
      type,
      data: { object: sessionOf(payment) },
    }
    const body = JSON.stringify(event)
    const proof = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${time},v1=${proof}` }
    told.push({ type, status: await tell('/api/payments/stripe/notice', headers, body) })
  }

  const api: Record<string, (asked: URLSearchParams, id: string) => unknown> = {
    'POST /v1/checkout/sessions': (asked) => {
      const payment: Payment = { id: randomUUID().replaceAll('-', ''), asked, isPaid: false, refunds: [] }
      payments.set(payment.id, payment)
      return sessionOf(payment)
    },
    'GET /v1/checkout/sessions/:id': (_, id) => sessionOf(payments.get(id)!),
    'POST /v1/refunds': (asked) => {
      const payment = payments.get(asked.get('payment_intent')!.slice('pi_'.length))!
      const metadata = { refund: asked.get('metadata[refund]') }
      const refund = { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded', metadata }
      payment.refunds.push({ ...refund, amount: Number(asked.get('amount')) })
      return refund
    },
    'GET /v1/refunds': (asked) => {
      const payment = payments.get(asked.get('payment_intent')!.slice('pi_'.length))!
      return { object: 'list', has_more: false, data: payment.refunds }
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, origin)
    const page = /^\/c\/pay\/(\w+)$/.exec(pathname)?.[1]
    const payment = page && payments.get(page)
    const body = await text(request)
    if (payment && request.method === 'GET')
      return response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(payPage(sessionOf(payment).amount_total))
    if (payment) {
      payment.isPaid = true
      response.writeHead(303, { Location: payment.asked.get('success_url')! }).end()
      return notify(payment)
    }
    const id = /^\/v1\/checkout\/sessions\/cs_test_(\w+)$/.exec(pathname)?.[1]
    const verb = api[`${request.method} ${id ? '/v1/checkout/sessions/:id' : pathname}`]
    const isLost = id && !payments.has(id)
    if (!verb || isLost || request.headers.authorization !== `Bearer ${secretKey}`)
      return response.writeHead(404).end('{}')
    const said = verb(request.method === 'POST' ? new URLSearchParams(body) : searchParams, id ?? '')
    return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(said))
  }

  const server = createServer(tls, (request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: origin },
    told,
    refunds: () => [...payments.values()].flatMap((one) => one.refunds),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const payPage = (amount: number) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Pay by card</title><h1>Pay ${amount} VND by card</h1>
<form method="post"><button>Pay</button></form>`
