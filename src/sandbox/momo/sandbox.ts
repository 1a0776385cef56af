import { momoKeys } from '#shop/payments/momo/keys.ts'
import { Hono, type Context } from 'hono'
import {
  findSandboxByNumber,
  findSandboxByReference,
  findSandboxRefund,
  openSandboxRefund,
  openSandboxPayment,
  type SandboxRefund,
} from '../payment-memory.ts'
import { momoNumber, momoResult, momoSignature, momoNotice, momoReturn } from './notices.ts'
import { sandboxPageUrl, type PaymentSandbox } from '../payment-sandbox.ts'

/** The answers of MoMo's gateway to merchants (docs/reference/vietnam.md 1.2). */
const momoRoutes = new Hono()

type Sent = Record<string, string | number | boolean | undefined>

const bounds = { least: 1_000, most: 50_000_000 }

const answer = (sent: Sent, resultCode: number, message: string, more: object = {}) => ({
  partnerCode: sent.partnerCode,
  orderId: sent.orderId,
  requestId: sent.requestId,
  responseTime: Date.now(),
  message,
  resultCode,
  ...more,
})

/** Reads a question whose partner and signature are right; another is answered as MoMo does. */
const verified = (names: string, work: (sent: Sent) => Promise<object>) => async (c: Context) => {
  const sent = (await c.req.json().catch(() => ({}))) as Sent
  if (sent.partnerCode !== momoKeys.find()!.partnerCode)
    return c.json(answer(sent, 13, 'Xác thực doanh nghiệp thất bại.'))
  if (sent.signature !== momoSignature(names, sent)) return c.json(answer(sent, 11, 'Truy cập bị từ chối.'))
  return c.json(await work(sent))
}

momoRoutes.post(
  '/v2/gateway/api/create',
  verified(
    'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
    async (sent) => {
      const amount = Number(sent.amount)
      if (!Number.isSafeInteger(amount) || amount < bounds.least || amount > bounds.most)
        return answer(sent, 22, 'Số tiền giao dịch không hợp lệ.')
      const request = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
      const opened = await openSandboxPayment({ provider: 'momo', reference: String(sent.orderId), amount, request })
      if (!opened) return answer(sent, 41, 'OrderId bị trùng.')
      const payUrl = sandboxPageUrl(opened, sent.lang === 'en')
      return answer(sent, 0, 'Thành công.', { amount, payUrl, deeplink: `momo://sandbox/${opened.id}` })
    },
  ),
)

const queryNames = 'accessKey orderId partnerCode requestId'

momoRoutes.post(
  '/v2/gateway/api/query',
  verified(queryNames, async (sent) => {
    const payment = await findSandboxByReference('momo', String(sent.orderId))
    if (!payment) return answer(sent, 42, 'OrderId không hợp lệ hoặc không được tìm thấy.')
    const [code, message] = momoResult(payment.state)
    return answer(sent, code, message, {
      amount: payment.amount,
      transId: momoNumber(payment.number),
      payType: 'webApp',
    })
  }),
)

const refundAnswer = (sent: Sent, { state, amount, number }: SandboxRefund) => {
  const code = { done: 0, pending: 7002, refused: 1088 }[state]
  return answer(sent, code, code ? 'Giao dịch chưa được hoàn tiền.' : 'Thành công.', {
    amount,
    transId: 4_099_000_000 + number,
  })
}

momoRoutes.post(
  '/v2/gateway/api/refund',
  verified('accessKey amount description orderId partnerCode requestId transId', async (sent) => {
    const payment = await findSandboxByNumber('momo', Number(sent.transId) - momoNumber(0))
    if (!payment) return answer(sent, 42, 'Giao dịch không được tìm thấy.')
    const tried = await openSandboxRefund(payment, String(sent.orderId), Number(sent.amount))
    if ('refund' in tried) return refundAnswer(sent, tried.refund)
    if (tried.no === 'again') return answer(sent, 41, 'OrderId bị trùng.')
    return tried.no === 'unpaid'
      ? answer(sent, 1081, 'Giao dịch gốc chưa thành công hoặc đã được hoàn tiền.')
      : answer(sent, 1080, 'Số tiền hoàn vượt quá số tiền đã thanh toán.')
  }),
)

momoRoutes.post(
  '/v2/gateway/api/refund/query',
  verified(queryNames, async (sent) => {
    const refund = await findSandboxRefund('momo', String(sent.orderId))
    if (!refund) return answer(sent, 42, 'OrderId không hợp lệ hoặc không được tìm thấy.')
    const { orderId, amount, resultCode, transId } = refundAnswer(sent, refund) as Sent
    return answer(sent, 0, 'Thành công.', {
      refundTrans: [{ orderId, amount, resultCode, transId, createdTime: refund.at.getTime() }],
    })
  }),
)

export const sandbox: PaymentSandbox = {
  id: 'momo',
  routes: momoRoutes,
  notice: momoNotice,
  returnTo: momoReturn,
  endings: ['paid', 'refused', 'cancelled', 'expired'],
  describe: (request) => request.orderInfo,
}
