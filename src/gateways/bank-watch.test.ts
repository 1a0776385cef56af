import { describe, expect, test } from 'vitest'
import { arrivedWith } from '#test/pay.ts'
import vectors from '#test/vectors/vietnam.json' with { type: 'json' }
import { codesIn, memoOf } from '#shop/payments/transfer-memo.ts'
import { payos, payosSignature } from '#shop/payments/payos/payos.ts'
import { sepay } from '#shop/payments/sepay/sepay.ts'

const { sepay: told, payos: published } = vectors
const at = new Date(Number(told.timestamp) * 1000)
const read = (changes: { headers?: Record<string, string>; body?: string; at?: Date } = {}) =>
  sepay({ webhookSecret: told.secret }).readNotice(
    arrivedWith(changes.body ?? told.rawBody, changes.headers ?? told.header, changes.at ?? at),
  )

describe('SePay', () => {
  test('is believed by the signature of the published form, over time and every byte', () => {
    expect(read()).toMatchObject({
      kind: 'notice',
      notice: { eventId: '92704', result: 'paid', amount: 1_890_000, transactionId: 'MBVCB.3278907687' },
    })
    expect(read({ body: told.rawBody.replace('1890000', '1890001') }).kind).toBe('forged')
    expect(read({ headers: {} }).kind).toBe('forged')
  })

  test('is not believed when it was signed more than five minutes ago, or will be', () => {
    for (const seconds of [301, -301]) expect(read({ at: new Date(at.getTime() + seconds * 1000) }).kind).toBe('stale')
    expect(read({ at: new Date(at.getTime() + 299_000) }).kind).toBe('notice')
  })

  test('is believed by the key it sends along where there is no secret, and only then', () => {
    const headers = { authorization: 'Apikey key-of-sixteen-ch' }
    const arrived = arrivedWith(told.rawBody, headers, at)
    expect(sepay({ apiKey: 'key-of-sixteen-ch' }).readNotice(arrived).kind).toBe('notice')
    expect(sepay({ apiKey: 'another-key-16-ch' }).readNotice(arrived).kind).toBe('forged')
    expect(sepay({ apiKey: 'key-of-sixteen-ch', webhookSecret: told.secret }).readNotice(arrived).kind).toBe('forged')
  })
})

describe('payOS', () => {
  const source = payos({ checksumKey: published.checksumKey })
  const sent = (data: Record<string, string | number>, signature = payosSignature(published.checksumKey, data)) =>
    source.readNotice(arrivedWith(JSON.stringify({ code: '00', desc: 'success', success: true, data, signature })))

  test('signs as it published, and its test call only wants an answer', () => {
    expect(payosSignature(published.checksumKey, published.data)).toBe(published.signature)
    expect(sent(published.data)).toEqual({ kind: 'ping' })
    expect(sent(published.data, '0'.repeat(64)).kind).toBe('forged')
  })

  test('tells of a transfer by the code in its memo', () => {
    const data = { ...published.data, orderCode: 7, description: 'LUOT K7M2Q9XA thanh toan' }
    expect(sent(data)).toMatchObject({ notice: { reference: 'K7M2Q9XA', amount: 3000, result: 'paid' } })
    expect(sent({ ...data, currency: 'USD' })).toMatchObject({ notice: { currency: 'USD' } })
  })
})

describe('the memo of a transfer', () => {
  test('is found again however a bank writes it, with letters that people misread', () => {
    expect(codesIn(memoOf('K7M2Q9XA'))).toEqual(['K7M2Q9XA'])
    expect(codesIn('MBVCB.327.luot k7m2 q9xa.CT tu 001')).toEqual(['K7M2Q9XA'])
    expect(codesIn('LUOTK7M2Q9XO')).toEqual(['K7M2Q9X0'])
    expect(codesIn('LUOTK7M2Q9XA LUOTK7M2Q9XB')).toEqual(['K7M2Q9XA', 'K7M2Q9XB'])
    expect(codesIn('mua giay truot bang o luot')).toEqual([])
    // Which of these an order has, only the books know (find-named-payment.ts).
    expect(codesIn('LUOT don hang LUOTK7M2Q9XA')).toEqual(['D0NHANG1', 'K7M2Q9XA'])
  })
})
