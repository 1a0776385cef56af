import { afterEach, describe, expect, test } from 'vitest'
import { aRefund, aStart } from '#test/a-start.ts'
import { providerServer } from '#test/provider-server.ts'
import vectors from '#test/vectors/vietnam.json' with { type: 'json' }
import recorded from '#test/notices/zalopay.json' with { type: 'json' }
import type { NoticeReading } from '../provider.ts'
import { readZalopayReturn } from './read-zalopay-notice.ts'
import { zalopayMac } from './sign-zalopay.ts'
import { zalopayPaymentFields } from './start-zalopay.ts'
import { zalopay } from './zalopay.ts'

const { app_id: appId, key1, key2 } = vectors.zalopay.credentials
const keys = { appId, key1, key2, url: 'http://127.0.0.1:9' }
const gate = zalopay(keys)
const read = (rawBody: string): NoticeReading =>
  gate.readNotice({ rawBody, query: new URLSearchParams(), headers: new Headers(), at: new Date() })
const noticeOf = (body: string) => {
  const reading = read(body)
  if (reading.kind !== 'notice') throw new Error(`${reading.kind}: ${'why' in reading && reading.why}`)
  return reading.notice
}

describe('ZaloPay signatures', () => {
  test('the signatures of all five messages match the published vectors', () => {
    const { create, callback, query, refund, redirect } = vectors.zalopay
    expect(zalopayMac(key1, create.raw)).toBe(create.mac)
    expect(zalopayMac(key2, callback.data)).toBe(callback.mac)
    expect(zalopayMac(key1, query.raw)).toBe(query.mac)
    expect(zalopayMac(key1, refund.raw)).toBe(refund.mac)
    expect(zalopayMac(key2, redirect.raw)).toBe(redirect.checksum)
  })

  test('the fields of a payment match the published vector', () => {
    const [, id, user, amount, time, embed, item] = vectors.zalopay.create.raw.split('|')
    const start = aStart('zalopay', {
      reference: 'SK20261120ABC1',
      returnUrl: 'https://shop.example.vn/payment/zalopay/return',
      startedAt: new Date(Number(time)),
      expiresAt: new Date(Number(time) + 900_000),
    })
    const fields = zalopayPaymentFields(keys, start, start.startedAt)
    expect(fields).toMatchObject({ app_trans_id: id, amount: Number(amount), embed_data: embed, item })
    expect(zalopayMac(key1, appId, id!, user!, amount!, time!, embed!, item!)).toBe(vectors.zalopay.create.mac)
    expect(fields.expire_duration_seconds).toBe(900)
  })
})

describe('ZaloPay callbacks', () => {
  test('the published callback is accepted and answered as documented', () => {
    const { data, mac, type, expectedReply } = vectors.zalopay.callback
    expect(noticeOf(JSON.stringify({ data, mac, type }))).toMatchObject({
      reference: 'SK20261120ABC1',
      result: 'paid',
      amount: 1_890_000,
      transactionId: '261120000000123',
    })
    expect(gate.answer('recorded').body).toBe(JSON.stringify(expectedReply))
    expect(gate.answer('already').body).toContain('"return_code":2')
    expect(gate.answer('refused').body).toContain('"return_code":-1')
  })

  test('a recorded callback is read with its reference and time', () =>
    expect(noticeOf(recorded.notices.paid)).toMatchObject({
      eventId: '261121000000389',
      reference: 'K7M2Q9XA1',
      at: new Date(1_795_230_902_000),
    }))

  const { data, mac } = JSON.parse(recorded.notices.paid) as { data: string; mac: string }
  const sent = (data: string) => JSON.stringify({ data, mac, type: 1 })
  test.for<[string, string, string]>([
    ['another amount', sent(data.replace('1890000', '1000')), 'forged'],
    ['the same facts, spaced otherwise', sent(JSON.stringify(JSON.parse(data), null, 1)), 'forged'],
    ['no mac', JSON.stringify({ data, type: 1 }), 'malformed'],
    ['somebody else’s payment', recorded.notices['of another app'], 'forged'],
    ['an agreement, no order', recorded.notices['an agreement, no order'], 'ping'],
    ['no JSON', 'data=1', 'malformed'],
  ])('a callback with %s is %s', ([, body, kind]) => expect(read(body).kind).toBe(kind))
})

describe('the ZaloPay return page', () => {
  test('the return is accepted only with a valid checksum', () => {
    expect(readZalopayReturn(keys, new URLSearchParams(recorded.returns.paid))).toEqual({
      reference: 'K7M2Q9XA1',
      isDone: true,
    })
    expect(readZalopayReturn(keys, new URLSearchParams(recorded.returns.left))!.isDone).toBe(false)
    const changed = recorded.returns.left.replace('status=-49', 'status=1')
    expect(readZalopayReturn(keys, new URLSearchParams(changed))).toBeUndefined()
  })
})

describe('ZaloPay requests', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((server) => server.close()))
  const answering = async (...replies: object[]) => {
    let n = 0
    const server = await providerServer(() => replies[Math.min(n++, replies.length - 1)])
    open.push(server)
    return { gate: zalopay({ ...keys, url: server.url }), heard: server.heard }
  }

  test('a payment starts with a redirect and keeps its ZaloPay number', async () => {
    const { gate, heard } = await answering({
      return_code: 1,
      order_url: 'https://qcgateway.zalopay.vn/openinapp?order=x',
    })
    expect(await gate.start(aStart('zalopay'))).toEqual({
      kind: 'redirect',
      url: 'https://qcgateway.zalopay.vn/openinapp?order=x',
      facts: { appTransId: expect.stringMatching(/^\d{6}_K7M2Q9XA1$/) },
    })
    expect(heard[0]).toMatchObject({ path: '/v2/create', type: 'application/x-www-form-urlencoded' })
  })

  test.for<[object, string]>([
    [{ return_code: 1, amount: 1_890_000, zp_trans_id: 261120000000123 }, 'paid'],
    [{ return_code: 2, return_message: 'failed' }, 'failed'],
    [{ return_code: 3 }, 'pending'],
  ])('the status answer %j means %s', async ([reply, result]) => {
    const { gate, heard } = await answering(reply)
    expect((await gate.query(aRefund({ facts: { appTransId: '261120_K7M2Q9XA1' } }))).result).toBe(result)
    expect(new URLSearchParams(heard[0]!.body).get('mac')).toBe(zalopayMac(key1, `${appId}|261120_K7M2Q9XA1|${key1}`))
  })

  test.for<[object[], string]>([
    [[{ return_code: 1, refund_id: 1 }], 'done'],
    [[{ return_code: 3 }], 'pending'],
    [[{ return_code: 2, sub_return_code: -1 }, { return_code: 2 }], 'refused'],
    // The number was used before: the first refund is the one that counts.
    [[{ return_code: 2, sub_return_code: -24 }, { return_code: 1 }], 'done'],
  ])('a refund answered %j is %s', async ([replies, result]) => {
    const { gate, heard } = await answering(...replies)
    expect((await gate.refund(aRefund())).result).toBe(result)
    const numbers = heard.map(({ body }) => new URLSearchParams(body).get('m_refund_id'))
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).toMatch(/^261121_2000_\d{10}$/)
  })
})
