import { afterEach, describe, expect, test } from 'vitest'
import { aRefund, aStart } from '#test/a-start.ts'
import { providerServer, type ReceivedRequest } from '#test/provider-server.ts'
import vectors from '#test/vectors/vietnam.json' with { type: 'json' }
import recorded from '#test/notices/vnpay.json' with { type: 'json' }
import type { NoticeReading } from '../provider.ts'
import { vnpayQuestion } from './call-vnpay.ts'
import { signedQuery, signParams, signParts } from './sign-query.ts'
import { vnpayText } from './start-vnpay.ts'
import { vnpay } from './vnpay.ts'

const { secret, pay, ipn_success: paid, ipn_cancelled: cancelled, ipn_tampered_amount: tampered } = vectors.vnpay
const keys = { tmnCode: 'DEMOTMN1', secret, payUrl: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html', apiUrl: '' }
const gate = vnpay(keys)
const at = new Date('2026-11-21T03:15:10Z')
const read = (query: string | URLSearchParams): NoticeReading =>
  gate.readNotice({ rawBody: '', query: new URLSearchParams(query), headers: new Headers(), at })
const noticeOf = (query: string | URLSearchParams) => {
  const reading = read(query)
  if (reading.kind !== 'notice') throw new Error(`${reading.kind}: ${'why' in reading && reading.why}`)
  return reading.notice
}
const arrived = ({ params, secureHash }: { params: Record<string, string>; secureHash: string }) =>
  new URLSearchParams({ ...params, vnp_SecureHash: secureHash })

describe('VNPay signatures', () => {
  test('the signature and address of a payment match the published vector', () => {
    const params = Object.fromEntries(Object.entries(pay.params).map(([name, value]) => [name, String(value)]))
    expect(signedQuery(params)).toBe(pay.signData)
    expect(signParams(secret, params)).toBe(pay.secureHash)
    expect(`${keys.payUrl}?${signedQuery(params)}&vnp_SecureHash=${signParams(secret, params)}`).toBe(pay.url)
  })

  test.for(vectors.vnpay.encoding)('$case is encoded as a form', ({ value, formUrlEncoded }) =>
    expect(signedQuery({ vnp_OrderInfo: value })).toBe(`vnp_OrderInfo=${formUrlEncoded}`),
  )

  test('requests between servers are signed with fields joined by “|”, in the order of the command', () => {
    for (const { signData, secureHash } of [vectors.vnpay.querydr, vectors.vnpay.refund])
      expect(signParts(secret, signData.split('|'))).toBe(secureHash)
    const [RequestId, , , , TxnRef, TransactionDate, CreateDate, IpAddr, OrderInfo] =
      vectors.vnpay.querydr.signData.split('|') as string[]
    const requestValues = { RequestId, TxnRef, TransactionDate, CreateDate, IpAddr, OrderInfo } as Record<
      string,
      string
    >
    expect(vnpayQuestion(keys, 'querydr', requestValues).vnp_SecureHash).toBe(vectors.vnpay.querydr.secureHash)
  })

  test('order texts are reduced to characters that every encoder writes alike', () =>
    expect(vnpayText('Đơn hàng “Lướt” (size 38½) – 100% thật! #1')).toBe('Don hang Luot size 38 100 that 1'))
})

describe('the VNPay payment page', () => {
  test('the redirect is signed and carries the amount in hundredths and times of Vietnam', async () => {
    const step = await gate.start(aStart('vnpay', { locale: 'en', clientAddress: '::ffff:203.0.113.7' }))
    if (step.kind !== 'redirect') throw new Error(step.kind)
    const { searchParams, origin, pathname } = new URL(step.url)
    expect(origin + pathname).toBe(keys.payUrl)
    const said = Object.fromEntries(searchParams)
    expect(said).toMatchObject({
      vnp_Amount: '189000000',
      vnp_CreateDate: '20261120153000',
      vnp_ExpireDate: '20261120154500',
      vnp_IpAddr: '203.0.113.7',
      vnp_Locale: 'en',
      vnp_TxnRef: 'K7M2Q9XA1',
      vnp_OrderInfo: 'Thanh toan don hang K7M2Q9XA',
    })
    expect(signParams(secret, said)).toBe(said.vnp_SecureHash)
    expect(step.facts).toEqual({ createDate: '20261120153000' })
  })
})

describe('VNPay notices', () => {
  test('the published notices are read as paid, cancelled, and forged where the amount was changed', () => {
    expect(noticeOf(arrived(paid))).toMatchObject({
      reference: 'SK20261120ABC1',
      result: 'paid',
      amount: 1_890_000,
      transactionId: '14226112',
      at: new Date('2026-11-20T08:32:10Z'),
    })
    expect(noticeOf(arrived(cancelled))).toMatchObject({ result: 'failed', transactionId: null })
    expect(read(arrived(tampered)).kind).toBe('forged')
    expect(gate.answer('recorded').body).toBe(JSON.stringify(paid.expectedReply))
    expect(gate.answer('already').body).toBe(JSON.stringify(paid.secondDelivery))
    expect(gate.answer('refused').body).toBe(JSON.stringify(tampered.expectedReply))
  })

  test.for<[keyof typeof recorded.notices, string]>([
    ['paid by a domestic card', 'paid'],
    ["paid by QR in a bank's app", 'paid'],
    ['cancelled by the customer', 'failed'],
    ['not enough money', 'failed'],
    ['charged and doubted', 'suspect'],
    ['a response that says yes and a status that says no', 'failed'],
  ])('the notice “%s” is read as %s', ([name, result]) => expect(noticeOf(recorded.notices[name]).result).toBe(result))

  test.for([
    ['24', '00', 'pending'],
    ['00', '42', 'pending'],
    ['42', '02', 'failed'],
  ])(
    'response %s with status %s is read as %s: codes that contradict or are unknown decide nothing',
    ([code, status, result]) => {
      const params = { ...paid.params, vnp_ResponseCode: code!, vnp_TransactionStatus: status! }
      expect(noticeOf(arrived({ params, secureHash: signParams(secret, params) })).result).toBe(result)
    },
  )

  test('a failed and a paid attempt are two events; a repeated notice is the same event', () => {
    const [yes, no] = [recorded.notices['paid by a domestic card'], recorded.notices['cancelled by the customer']]
    expect(noticeOf(yes).eventId).toBe(noticeOf(yes).eventId)
    expect(noticeOf(yes).eventId).not.toBe(noticeOf(no).eventId)
  })

  test('unsigned parameters added to the address are ignored', () =>
    expect(noticeOf(`${recorded.notices['paid by a domestic card']}&lang=vi&utm_source=x`).result).toBe('paid'))

  const good = () => new URLSearchParams(recorded.notices['paid by a domestic card'])
  const changed = (name: string, value: string) => {
    const query = good()
    query.set(name, value)
    return query
  }
  test.for<[string, () => URLSearchParams, string]>([
    ['without a signature', () => changed('vnp_SecureHash', ''), 'forged'],
    ['with another signature', () => changed('vnp_SecureHash', 'a'.repeat(128)), 'forged'],
    ['with another amount', () => changed('vnp_Amount', '100'), 'forged'],
    ['for another order', () => changed('vnp_TxnRef', 'ZZZZZZZZ1'), 'forged'],
    ['with a changed response code', () => changed('vnp_ResponseCode', '24'), 'forged'],
    ['of another terminal', () => new URLSearchParams(recorded.notices['of another terminal']), 'forged'],
    ['with a fractional amount', () => new URLSearchParams(recorded.notices['an amount with a fraction']), 'malformed'],
    ['with a parameter twice', () => new URLSearchParams(`${good()}&vnp_TxnRef=ZZZZZZZZ1`), 'malformed'],
    ['without parameters', () => new URLSearchParams(), 'forged'],
  ])('a notice %s is refused', ([, query, kind]) => expect(read(query()).kind).toBe(kind))
})

describe('VNPay requests', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((server) => server.close()))
  const names =
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo'.split(
      ' ',
    )
  /** Signed like merchant_webapi, which has two more fields for querydr. */
  const signed = (fields: Record<string, string>) => {
    const all = fields.Command === 'querydr' ? [...names, 'PromotionCode', 'PromotionAmount'] : names
    const prefixed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`vnp_${name}`, value]))
    return {
      ...prefixed,
      vnp_SecureHash: signParts(
        secret,
        all.map((name) => fields[name] ?? ''),
      ),
    }
  }
  const answering = async (fields: Record<string, string>, change: (said: object) => object = (said) => said) => {
    const server = await providerServer(({ body }: ReceivedRequest) => {
      const { vnp_Command: Command } = JSON.parse(body) as { vnp_Command: string }
      return change(signed({ ResponseId: 'r1', Command, TmnCode: 'DEMOTMN1', TxnRef: 'K7M2Q9XA1', ...fields }))
    })
    open.push(server)
    return { gate: vnpay({ ...keys, apiUrl: server.url }), heard: server.heard }
  }
  const paidReply = { ResponseCode: '00', Amount: '189000000', TransactionNo: '14226112', TransactionType: '01' }

  test.for<[Record<string, string>, string]>([
    [{ ...paidReply, TransactionStatus: '00' }, 'paid'],
    [{ ...paidReply, TransactionStatus: '01' }, 'pending'],
    [{ ...paidReply, TransactionStatus: '02' }, 'failed'],
    [{ ...paidReply, TransactionStatus: '07' }, 'pending'],
    [{ ...paidReply, TransactionStatus: '42' }, 'pending'],
    [{ ...paidReply, TransactionStatus: '05', TransactionType: '02' }, 'pending'],
    [{ ResponseCode: '91' }, 'unknown'],
  ])('the status answer %j means %s', async ([fields, result]) => {
    const { gate, heard } = await answering(fields)
    expect((await gate.query(aRefund())).result).toBe(result)
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ vnp_Command: 'querydr', vnp_TransactionDate: '20261120153000' })
  })

  test.for<[string, Record<string, string>, (said: object) => object]>([
    ['signed by somebody else', { ...paidReply, TransactionStatus: '00' }, (said) => ({ ...said, vnp_Amount: '100' })],
    ['about another order', { ...paidReply, TxnRef: 'ZZZZZZZZ1', TransactionStatus: '00' }, (said) => said],
    ['with an error code of VNPay', { ResponseCode: '99' }, (said) => said],
  ])('an answer %s is refused', async ([, fields, change]) => {
    const { gate } = await answering(fields, change)
    await expect(gate.query(aRefund())).rejects.toThrow(/^vnpay: /)
  })

  test.for<[Record<string, string>, string]>([
    [{ ...paidReply, TransactionStatus: '05', TransactionType: '03' }, 'pending'],
    [{ ...paidReply, TransactionStatus: '06', TransactionType: '03' }, 'done'],
    [{ ...paidReply, TransactionStatus: '09', TransactionType: '03' }, 'refused'],
    [{ ResponseCode: '94' }, 'pending'],
    [{ ResponseCode: '95' }, 'refused'],
    [{ ResponseCode: '99' }, 'pending'],
  ])('a refund answered %j is %s', async ([fields, result]) => {
    const { gate, heard } = await answering(fields)
    expect((await gate.refund(aRefund())).result).toBe(result)
    const sent = JSON.parse(heard[0]!.body) as Record<string, string>
    expect(sent).toMatchObject({
      vnp_Command: 'refund',
      vnp_TransactionType: '03',
      vnp_Amount: '49000000',
      vnp_RequestId: '4f7c2a549a514a8e8f0e0c9a3f1f6f10',
    })
  })

  test.for<[string, Record<string, string>, string]>([
    ['49000000', {}, 'done'],
    ['30000000', {}, 'pending'],
    ['30000000', { refundNumber: '15000002' }, 'done'],
  ])('a refund whose answer was lost is not taken for one of another amount: %s by %j is %s', async (one) => {
    const [Amount, facts, result] = one
    const { gate } = await answering({ ...paidReply, Amount, TransactionStatus: '06', TransactionType: '03' })
    expect((await gate.findRefund(aRefund({ facts }))).result).toBe(result)
  })

  test('the same refund asked twice sends the same request', async () => {
    const { gate, heard } = await answering({ ResponseCode: '94' })
    await gate.refund(aRefund())
    await gate.refund(aRefund())
    expect(heard[0]!.body).toBe(heard[1]!.body)
  })
})
