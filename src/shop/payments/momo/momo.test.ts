import { afterEach, describe, expect, test } from 'vitest'
import { aRefund, aStart } from '#test/a-start.ts'
import { providerServer } from '#test/provider-server.ts'
import vectors from '#test/vectors/vietnam.json' with { type: 'json' }
import recorded from '#test/notices/momo.json' with { type: 'json' }
import type { NoticeReading } from '../provider.ts'
import { momo } from './momo.ts'
import { signMomo } from './sign-momo.ts'

const keys = { ...vectors.momo.credentials, url: 'http://127.0.0.1:9' }
const gate = momo(keys)
const read = (rawBody: string): NoticeReading =>
  gate.readNotice({ rawBody, query: new URLSearchParams(), headers: new Headers(), at: new Date() })
const noticeOf = (body: string) => {
  const reading = read(body)
  if (reading.kind !== 'notice') throw new Error(`${reading.kind}: ${'why' in reading && reading.why}`)
  return reading.notice
}

describe('MoMo signatures', () => {
  test('the signatures of all four messages match the published vectors', () => {
    const { create, ipn, query, refund } = vectors.momo
    expect(signMomo(keys, 'create', create.body)).toBe(create.signature)
    expect(signMomo(keys, 'notice', ipn.body)).toBe(ipn.signature)
    const of = (raw: string) => Object.fromEntries(raw.split('&').map((pair) => pair.split('=')))
    expect(signMomo(keys, 'query', of(query.raw))).toBe(query.signature)
    expect(signMomo(keys, 'refund', of(refund.raw))).toBe(refund.signature)
  })
})

describe('MoMo notices', () => {
  test('the published notice is accepted and answered with an empty 204', () => {
    expect(noticeOf(JSON.stringify(vectors.momo.ipn.body))).toMatchObject({
      reference: 'SK20261120ABC1-1',
      result: 'paid',
      amount: 1_890_000,
      transactionId: '2820086739',
      at: new Date(1_795_163_530_000),
    })
    expect(gate.answer('recorded')).toMatchObject({ status: vectors.momo.ipn.expectedHttp === 204 ? 204 : 0, body: '' })
  })

  test.for<[keyof typeof recorded.notices, string]>([
    ['paid', 'paid'],
    ['refused by the customer', 'failed'],
    ['not enough money', 'failed'],
    ['authorised only', 'pending'],
    ['being processed', 'pending'],
    ['a code that nobody knows', 'pending'],
  ])('the notice “%s” is read as %s', ([name, result]) => expect(noticeOf(recorded.notices[name]).result).toBe(result))

  const changed = (change: object) => JSON.stringify({ ...(JSON.parse(recorded.notices.paid) as object), ...change })
  test.for<[string, string, string]>([
    ['another amount', changed({ amount: 1000 }), 'forged'],
    ['another order', changed({ orderId: 'ZZZZZZZZ1' }), 'forged'],
    ['a failure changed to paid', recorded.notices['not enough money'].replace('1001', '0'), 'forged'],
    ['no signature', changed({ signature: undefined }), 'forged'],
    ['a signature that is a number', changed({ signature: 1 }), 'forged'],
    ['somebody else’s payment', recorded.notices['of another partner'], 'forged'],
    ['no JSON', 'orderId=1', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['nested fields', changed({ extraData: { a: 1 } }), 'malformed'],
  ])('%s is refused', ([, body, kind]) => expect(read(body).kind).toBe(kind))
})

describe('MoMo requests', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((server) => server.close()))
  const answering = async (reply: object) => {
    const server = await providerServer(() => reply)
    open.push(server)
    return { gate: momo({ ...keys, url: server.url }), requests: server.heard }
  }

  test('a payment starts with a redirect to MoMo, signed and without the secret key', async () => {
    const { gate, requests } = await answering({
      resultCode: 0,
      message: 'ok',
      payUrl: 'https://test-payment.momo.vn/v2/x',
    })
    expect(await gate.start(aStart('momo', { expiresAt: new Date(Date.now() + 899_000) }))).toEqual({
      kind: 'redirect',
      url: 'https://test-payment.momo.vn/v2/x',
    })
    const sent = JSON.parse(requests[0]!.body) as Record<string, unknown>
    expect(sent).toMatchObject({
      orderId: 'K7M2Q9XA1',
      amount: 1_890_000,
      orderExpireTime: 15,
      partnerCode: 'DEMOPARTNER',
    })
    expect(sent.signature).toBe(signMomo(keys, 'create', sent))
    expect(JSON.stringify(sent)).not.toContain(keys.secretKey)
  })

  test('a refused start is reported with its code, without the data sent', async () => {
    const { gate } = await answering({ resultCode: 41, message: 'Duplicated orderId.' })
    await expect(gate.start(aStart('momo'))).rejects.toThrow(
      'momo: refused to begin: 41 requestId or orderId used before',
    )
  })

  test.for<[object, string]>([
    [{ resultCode: 0, message: '', orderId: 'K7M2Q9XA1', amount: 1_890_000, transId: 4088878653 }, 'paid'],
    [{ resultCode: 1000, message: '', orderId: 'K7M2Q9XA1', amount: 1_890_000 }, 'pending'],
    [{ resultCode: 1006, message: '', orderId: 'K7M2Q9XA1', amount: 1_890_000 }, 'failed'],
    [{ resultCode: 42, message: 'not found' }, 'unknown'],
  ])('the status answer %j means %s', async ([reply, result]) => {
    const { gate } = await answering(reply)
    expect((await gate.query(aRefund())).result).toBe(result)
  })

  test.for<object>([
    { resultCode: 0, message: '', orderId: 'ZZZZZZZZ1', amount: 1_890_000, transId: 1 },
    { resultCode: 99, message: 'unknown' },
    { message: 'no code' },
  ])('%j is refused as an answer', async (reply) => {
    const { gate } = await answering(reply)
    await expect(gate.query(aRefund())).rejects.toThrow(/^momo: /)
  })

  test.for<[number, string]>([
    [0, 'done'],
    [7002, 'pending'],
    [40, 'pending'],
    [99, 'pending'],
    [1080, 'refused'],
    [1088, 'refused'],
  ])('a refund answered %i is %s', async ([resultCode, result]) => {
    const { gate, requests } = await answering({ resultCode, message: '', transId: 4088880000 })
    expect((await gate.refund(aRefund({ transactionId: '4088878653' }))).result).toBe(result)
    expect(JSON.parse(requests[0]!.body)).toMatchObject({
      orderId: 'RF-4f7c2a549a514a8e8f0e0c9a3f1f6f10',
      transId: 4088878653,
      amount: 490_000,
    })
  })

  test('a refund is found by its own number; one that never arrived is unknown', async () => {
    const own = { orderId: 'RF-4f7c2a549a514a8e8f0e0c9a3f1f6f10', amount: 490_000, resultCode: 0, transId: 4088880000 }
    const findWith = await answering({ resultCode: 0, message: '', refundTrans: [{ ...own, orderId: 'RF-x' }, own] })
    expect(await findWith.gate.findRefund(aRefund())).toMatchObject({
      result: 'done',
      facts: { refundNumber: '4088880000' },
    })
    const notFound = await answering({ resultCode: 42, message: 'not found' })
    expect((await notFound.gate.findRefund(aRefund({ requestedAt: new Date(0) }))).result).toBe('unknown')
    expect((await notFound.gate.findRefund(aRefund({ requestedAt: new Date() }))).result).toBe('pending')
  })
})
