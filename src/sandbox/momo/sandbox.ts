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
const momoDoors = new Hono()

type Sent = Record<string, string | number | boolean | undefined>

const bounds = { least: 1_000, most: 50_000_000 }

const said = (sent: Sent, resultCode: number, message: string, more: object = {}) => ({
  partnerCode: sent.partnerCode,
  orderId: sent.orderId,
  requestId: sent.requestId,
  responseTime: Date.now(),
  message,
  resultCode,
  ...more,
})

/** Reads a question whose partner and signature are right; another is answered as MoMo does. */
const asking = (names: string, work: (sent: Sent) => Promise<object>) => async (c: Context) => {
  const sent = (await c.req.json().catch(() => ({}))) as Sent
  if (sent.partnerCode !== momoKeys.find()!.partnerCode)
    return c.json(said(sent, 13, 'Xác thực doanh nghiệp thất bại.'))
  if (sent.signature !== momoSignature(names, sent)) return c.json(said(sent, 11, 'Truy cập bị từ chối.'))
  return c.json(await work(sent))
}

momoDoors.post(
  '/v2/gateway/api/create',
  asking(
    'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
    async (sent) => {
      const amount = Number(sent.amount)
      if (!Number.isSafeInteger(amount) || amount < bounds.least || amount > bounds.most)
        return said(sent, 22, 'Số tiền giao dịch không hợp lệ.')
      const asked = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
      const opened = await openSandboxPayment({ gate: 'momo', reference: String(sent.orderId), amount, asked })
      if (!opened) return said(sent, 41, 'OrderId bị trùng.')
      const payUrl = sandboxPageUrl(opened, sent.lang === 'en')
      return said(sent, 0, 'Thành công.', { amount, payUrl, deeplink: `momo://stand-in/${opened.id}` })
    },
  ),
)

const queryNames = 'accessKey orderId partnerCode requestId'

momoDoors.post(
  '/v2/gateway/api/query',
  asking(queryNames, async (sent) => {
    const payment = await findSandboxByReference('momo', String(sent.orderId))
    if (!payment) return said(sent, 42, 'OrderId không hợp lệ hoặc không được tìm thấy.')
    const [code, message] = momoResult(payment.state)
    return said(sent, code, message, { amount: payment.amount, transId: momoNumber(payment.number), payType: 'webApp' })
  }),
)

const refundSaid = (sent: Sent, { state, amount, number }: SandboxRefund) => {
  const code = { done: 0, pending: 7002, refused: 1088 }[state]
  return said(sent, code, code ? 'Giao dịch chưa được hoàn tiền.' : 'Thành công.', {
    amount,
    transId: 4_099_000_000 + number,
  })
}

momoDoors.post(
  '/v2/gateway/api/refund',
  asking('accessKey amount description orderId partnerCode requestId transId', async (sent) => {
    const payment = await findSandboxByNumber('momo', Number(sent.transId) - momoNumber(0))
    if (!payment) return said(sent, 42, 'Giao dịch không được tìm thấy.')
    const tried = await openSandboxRefund(payment, String(sent.orderId), Number(sent.amount))
    if ('refund' in tried) return refundSaid(sent, tried.refund)
    if (tried.no === 'again') return said(sent, 41, 'OrderId bị trùng.')
    return tried.no === 'unpaid'
      ? said(sent, 1081, 'Giao dịch gốc chưa thành công hoặc đã được hoàn tiền.')
      : said(sent, 1080, 'Số tiền hoàn vượt quá số tiền đã thanh toán.')
  }),
)

momoDoors.post(
  '/v2/gateway/api/refund/query',
  asking(queryNames, async (sent) => {
    const refund = await findSandboxRefund('momo', String(sent.orderId))
    if (!refund) return said(sent, 42, 'OrderId không hợp lệ hoặc không được tìm thấy.')
    const { orderId, amount, resultCode, transId } = refundSaid(sent, refund) as Sent
    return said(sent, 0, 'Thành công.', {
      refundTrans: [{ orderId, amount, resultCode, transId, createdTime: refund.at.getTime() }],
    })
  }),
)

export const sandbox: PaymentSandbox = {
  id: 'momo',
  routes: momoDoors,
  notice: momoNotice,
  returnTo: momoReturn,
  endings: ['paid', 'refused', 'cancelled', 'expired'],
  describe: (asked) => asked.orderInfo,
}
