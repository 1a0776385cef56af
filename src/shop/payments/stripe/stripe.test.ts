import { afterEach, describe, expect, test } from 'vitest'
import { aRefund, aStart } from '#test/a-start.ts'
import { providerServer } from '#test/provider-server.ts'
import recorded from '#test/notices/stripe.json' with { type: 'json' }
import type { NoticeReading } from '../provider.ts'
import { sessionParams } from './start-stripe.ts'
import { stripe } from './stripe.ts'

const keys = { secretKey: 'sk_test_DEMO', webhookSecret: recorded.webhookSecret, url: 'http://127.0.0.1:9' }
const gate = stripe(keys)
type Sent = { body: string; signature: string }
const read = ({ body, signature }: Sent, at = recorded.arrivedAt): NoticeReading => {
  const headers = new Headers(signature ? { 'Stripe-Signature': signature } : {})
  return gate.readNotice({ rawBody: body, query: new URLSearchParams(), headers, at: new Date(at) })
}
const noticeOf = (sent: Sent) => {
  const reading = read(sent)
  if (reading.kind !== 'notice') throw new Error(`${reading.kind}: ${'why' in reading && reading.why}`)
  return reading.notice
}
const { paid } = recorded.notices

describe('Stripe webhooks', () => {
  test('a paid session is read as paid, with amount and time', () =>
    expect(noticeOf(paid)).toMatchObject({
      eventId: 'evt_1DEMO',
      reference: 'K7M2Q9XA1',
      result: 'paid',
      amount: 1_890_000,
      transactionId: 'pi_3DEMO',
      at: new Date('2026-11-21T03:15:02Z'),
    }))

  test.for<[keyof typeof recorded.notices, string]>([
    ['completed, the money follows', 'pending'],
    ['the money followed', 'paid'],
    ['the money did not follow', 'failed'],
    ['nobody paid in time', 'failed'],
  ])('the notice “%s” is read as %s', ([name, result]) => expect(noticeOf(recorded.notices[name]).result).toBe(result))

  test('a foreign currency is reported, and an unrelated event is acknowledged', () => {
    expect(noticeOf(recorded.notices['paid in dollars'])).toMatchObject({ currency: 'USD', amount: 7200 })
    expect(noticeOf(paid).currency).toBeUndefined()
    expect(read(recorded.notices['something else that happened']).kind).toBe('ping')
  })

  test.for<[string, Sent, string?]>([
    ['another amount', { ...paid, body: paid.body.replace('1890000', '1000') }],
    ['a space more', { ...paid, body: `${paid.body} ` }],
    ['no signature', { ...paid, signature: '' }],
    ['another signature', { ...paid, signature: paid.signature.replace(/v1=.*/, `v1=${'a'.repeat(64)}`) }],
    ['a newer time than the one signed', { ...paid, signature: paid.signature.replace(/t=\d+/, 't=1795230999') }],
  ])('a webhook with %s is refused as forged', ([, sent]) => expect(read(sent).kind).toBe('forged'))

  test('a valid webhook is stale after 300 seconds', () => {
    expect(read(paid, '2026-11-21T03:20:05Z').kind).toBe('notice')
    expect(read(paid, '2026-11-21T03:20:06Z').kind).toBe('stale')
  })

  test('a handled webhook is answered 200, a refused one 400, a failed one 500 so that Stripe retries', () =>
    expect(
      ['recorded', 'already', 'unmatched', 'ping', 'refused', 'failed'].map((it) => gate.answer(it as 'ping').status),
    ).toEqual([200, 200, 200, 200, 400, 500]))
})

describe('Stripe requests', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((server) => server.close()))
  const answering = async (reply: object | ((path: string) => object)) => {
    const server = await providerServer(({ path }) =>
      typeof reply === 'function' ? (reply as (p: string) => object)(path) : reply,
    )
    open.push(server)
    return { gate: stripe({ ...keys, url: `${server.url}/sandbox/stripe` }), heard: server.heard }
  }

  test('a session is created in whole đồng at the configured address', async () => {
    const { gate, heard } = await answering({
      id: 'cs_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    })
    expect(await gate.start(aStart('stripe'))).toEqual({
      kind: 'redirect',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
      facts: { session: 'cs_1' },
    })
    expect(heard[0]!.path).toBe('/sandbox/stripe/v1/checkout/sessions')
    const sent = new URLSearchParams(heard[0]!.body)
    expect(sent.get('line_items[0][price_data][unit_amount]')).toBe('1890000')
    expect(sent.get('line_items[0][price_data][currency]')).toBe('vnd')
    expect(sent.get('client_reference_id')).toBe('K7M2Q9XA1')
    expect(sent.get('success_url')).toBe('https://luot.example/payments/stripe/return?reference=K7M2Q9XA1&how=paid')
  })

  test('a session lasts at least half an hour, and a repeated request is identical', () => {
    const ends = (now: string) =>
      new Date(sessionParams(aStart('stripe'), new Date(now)).expires_at * 1000).toISOString()
    expect(ends('2026-11-20T08:30:00Z')).toBe('2026-11-20T09:10:00.000Z')
    expect(ends('2026-11-20T08:31:00Z')).toBe('2026-11-20T09:10:00.000Z')
    expect(ends('2026-11-20T07:00:00Z')).toBe('2026-11-20T08:50:00.000Z')
  })

  test('a session for a buyer who has three days to pay lasts less than a day, as Stripe requires', () => {
    const start = aStart('stripe', { expiresAt: new Date('2026-11-23T08:30:00Z') })
    const end = new Date(sessionParams(start, new Date('2026-11-20T08:30:00Z')).expires_at * 1000)
    expect(end.toISOString()).toBe('2026-11-21T07:30:00.000Z')
  })

  test.for<[string, boolean]>([
    ['amount_too_large', true],
    ['parameter_invalid_empty', false],
  ])('code %s means that Stripe refuses just this payment: %s', async ([code, isRefusal]) => {
    const server = await providerServer((_, response) => {
      response.statusCode = 400
      return { error: { type: 'invalid_request_error', code, message: 'Refused' } }
    })
    open.push(server)
    await expect(stripe({ ...keys, url: server.url }).start(aStart('stripe'))).rejects.toMatchObject({ isRefusal })
  })

  test.for<[object, string]>([
    [
      { status: 'complete', payment_status: 'paid', currency: 'vnd', amount_total: 1_890_000, payment_intent: 'pi_1' },
      'paid',
    ],
    [
      { status: 'complete', payment_status: 'paid', currency: 'usd', amount_total: 7200, payment_intent: 'pi_1' },
      'pending',
    ],
    [{ status: 'open', payment_status: 'unpaid' }, 'pending'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'failed'],
  ])('the status answer %j means %s', async ([reply, result]) => {
    const { gate } = await answering({ id: 'cs_1', object: 'checkout.session', ...reply })
    expect((await gate.query(aRefund({ facts: { session: 'cs_1' } }))).result).toBe(result)
  })

  test('a session that was never created is unknown', async () =>
    expect((await gate.query(aRefund())).result).toBe('unknown'))

  test.for<[string, string]>([
    ['succeeded', 'done'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'refused'],
  ])('a refund that is %s is %s', async ([status, result]) => {
    const { gate } = await answering({ id: 're_1', object: 'refund', status })
    expect((await gate.refund(aRefund({ transactionId: 'pi_1' }))).result).toBe(result)
  })

  test('a refund is found by its own id, or unknown', async () => {
    const data = [{ id: 're_1', object: 'refund', status: 'succeeded', metadata: { refund: aRefund().refundId } }]
    const { gate } = await answering({ object: 'list', data, has_more: false })
    expect((await gate.findRefund(aRefund({ transactionId: 'pi_1' }))).result).toBe('done')
    const none = await answering({ object: 'list', data: [], has_more: false })
    expect((await none.gate.findRefund(aRefund({ transactionId: 'pi_1' }))).result).toBe('unknown')
  })

  test('an error of Stripe does not reveal the secret key', async () => {
    const server = await providerServer((_, response) => {
      response.statusCode = 401
      return { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_DEMO' } }
    })
    open.push(server)
    const failing = stripe({ ...keys, url: server.url }).start(aStart('stripe'))
    await expect(failing).rejects.toThrow(/^stripe: Stripe/)
    await expect(failing).rejects.not.toThrow(/sk_test/)
  })
})
