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

describe('SePay webhooks', () => {
  test('a notice is accepted only if the signature covers its time and every byte of its body', () => {
    expect(read()).toMatchObject({
      kind: 'notice',
      notice: { eventId: '92704', result: 'paid', amount: 1_890_000, transactionId: 'MBVCB.3278907687' },
    })
    expect(read({ body: told.rawBody.replace('1890000', '1890001') }).kind).toBe('forged')
    expect(read({ headers: {} }).kind).toBe('forged')
  })

  test('a notice signed more than five minutes in the past or in the future is refused as stale', () => {
    for (const seconds of [301, -301]) expect(read({ at: new Date(at.getTime() + seconds * 1000) }).kind).toBe('stale')
    expect(read({ at: new Date(at.getTime() + 299_000) }).kind).toBe('notice')
  })

  test('an API key is accepted only where no webhook secret is set', () => {
    const headers = { authorization: 'Apikey key-of-sixteen-ch' }
    const arrived = arrivedWith(told.rawBody, headers, at)
    expect(sepay({ apiKey: 'key-of-sixteen-ch' }).readNotice(arrived).kind).toBe('notice')
    expect(sepay({ apiKey: 'another-key-16-ch' }).readNotice(arrived).kind).toBe('forged')
    expect(sepay({ apiKey: 'key-of-sixteen-ch', webhookSecret: told.secret }).readNotice(arrived).kind).toBe('forged')
  })
})

describe('payOS webhooks', () => {
  const source = payos({ checksumKey: published.checksumKey })
  const sent = (data: Record<string, string | number>, signature = payosSignature(published.checksumKey, data)) =>
    source.readNotice(arrivedWith(JSON.stringify({ code: '00', desc: 'success', success: true, data, signature })))

  test('the signature matches payOS’s published example, and its test call is only answered', () => {
    expect(payosSignature(published.checksumKey, published.data)).toBe(published.signature)
    expect(sent(published.data)).toEqual({ kind: 'ping' })
    expect(sent(published.data, '0'.repeat(64)).kind).toBe('forged')
  })

  test('a transfer is matched by the order code in its memo', () => {
    const data = { ...published.data, orderCode: 7, description: 'LUOT K7M2Q9XA thanh toan' }
    expect(sent(data)).toMatchObject({ notice: { reference: 'K7M2Q9XA', amount: 3000, result: 'paid' } })
    expect(sent({ ...data, currency: 'USD' })).toMatchObject({ notice: { currency: 'USD' } })
  })
})

describe('the memo of a transfer', () => {
  test('an order code is found however a bank rewrites the memo, with letters that people misread', () => {
    expect(codesIn(memoOf('K7M2Q9XA'))).toEqual(['K7M2Q9XA'])
    expect(codesIn('MBVCB.327.luot k7m2 q9xa.CT tu 001')).toEqual(['K7M2Q9XA'])
    expect(codesIn('LUOTK7M2Q9XO')).toEqual(['K7M2Q9X0'])
    expect(codesIn('LUOTK7M2Q9XA LUOTK7M2Q9XB')).toEqual(['K7M2Q9XA', 'K7M2Q9XB'])
    expect(codesIn('mua giay truot bang o luot')).toEqual([])
    // Only the database knows which of these is an order (find-named-payment.ts).
    expect(codesIn('LUOT don hang LUOTK7M2Q9XA')).toEqual(['D0NHANG1', 'K7M2Q9XA'])
  })
})
