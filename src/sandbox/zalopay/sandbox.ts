import { zalopayKeys } from '#shop/payments/zalopay/keys.ts'
import { Hono, type Context } from 'hono'
import {
  findSandboxByNumber,
  findSandboxByReference,
  findSandboxRefund,
  openSandboxRefund,
  openSandboxPayment,
  type SandboxRefund,
} from '../payment-memory.ts'
import { mac, sandboxPageUrl, type PaymentSandbox } from '../payment-sandbox.ts'
import { returnAddress, zalopayNumber, zalopayNotice, zalopayReturn } from './notices.ts'

/** The answers of ZaloPay's open API to merchants (docs/reference/vietnam.md 1.3). */
const zalopayRoutes = new Hono()

type Sent = Record<string, string>

const no = (sub: number, message: string) => ({
  return_code: 2,
  return_message: 'Giao dịch thất bại',
  sub_return_code: sub,
  sub_return_message: message,
})

/** Reads a form whose mac over these fields is right; `key1` stands for the key itself. */
const verified = (names: string, work: (sent: Sent) => Promise<object>) => async (c: Context) => {
  const sent = Object.fromEntries(new URLSearchParams(await c.req.text()))
  const { appId, key1 } = zalopayKeys.find()!
  const values = names.split(' ').map((name) => (name === 'key1' ? key1 : (sent[name] ?? '')))
  if (sent.app_id !== String(appId)) return c.json(no(-2, 'app_id không hợp lệ'))
  if (sent.mac !== mac('sha256', key1, values.join('|'))) return c.json(no(-402, 'mac không hợp lệ'))
  return c.json(await work(sent))
}

const quarterMs = 15 * 60_000
const vnDay = () => new Date(Date.now() + 25_200_000).toISOString().slice(2, 10).replaceAll('-', '')

zalopayRoutes.post(
  '/v2/create',
  verified('app_id app_trans_id app_user amount app_time embed_data item', async (sent) => {
    const reference = sent.app_trans_id ?? ''
    if (!reference.startsWith(`${vnDay()}_`) || reference.length > 40) return no(-92, 'app_trans_id không hợp lệ')
    if (Math.abs(Date.now() - Number(sent.app_time)) > quarterMs) return no(-54, 'Đơn hàng đã hết hạn')
    const amount = Number(sent.amount)
    if (!Number.isSafeInteger(amount) || amount < 1_000) return no(-3, 'Số tiền không hợp lệ')
    const opened = await openSandboxPayment({ provider: 'zalopay', reference, amount, request: sent })
    if (!opened) return no(-68, 'app_trans_id bị trùng')
    const isEnglish = new URL(returnAddress(sent)).pathname.startsWith('/en/')
    return {
      return_code: 1,
      return_message: 'Giao dịch thành công',
      sub_return_code: 1,
      sub_return_message: 'Giao dịch thành công',
      zp_trans_token: opened.id.replaceAll('-', ''),
      order_url: sandboxPageUrl(opened, isEnglish),
    }
  }),
)

zalopayRoutes.post(
  '/v2/query',
  verified('app_id app_trans_id key1', async (sent) => {
    const payment = await findSandboxByReference('zalopay', sent.app_trans_id ?? '')
    if (!payment) return no(-101, 'Đơn hàng không tồn tại')
    if (payment.state === 'open' || payment.state === 'suspect')
      return { return_code: 3, return_message: 'Đơn hàng chưa được thanh toán', is_processing: true }
    if (payment.state !== 'paid') return no(-63, 'Thanh toán không thành công')
    const { amount, number } = payment
    return { return_code: 1, return_message: 'Giao dịch thành công', amount, zp_trans_id: zalopayNumber(number) }
  }),
)

const refundAnswer = ({ state, number }: SandboxRefund) =>
  state === 'refused'
    ? no(-13, 'Giao dịch không thể hoàn tiền')
    : { return_code: state === 'done' ? 1 : 3, return_message: 'Hoàn tiền', refund_id: 261_200_000_000 + number }

zalopayRoutes.post(
  '/v2/refund',
  verified('app_id zp_trans_id amount description timestamp', async (sent) => {
    const payment = await findSandboxByNumber('zalopay', Number(sent.zp_trans_id) - zalopayNumber(0))
    if (!payment) return no(-101, 'Giao dịch không tồn tại')
    const tried = await openSandboxRefund(payment, sent.m_refund_id ?? '', Number(sent.amount))
    if ('refund' in tried) return refundAnswer(tried.refund)
    return no(tried.no === 'again' ? -24 : -14, 'Không thể hoàn tiền')
  }),
)

zalopayRoutes.post(
  '/v2/query_refund',
  verified('app_id m_refund_id timestamp', async (sent) => {
    const refund = await findSandboxRefund('zalopay', sent.m_refund_id ?? '')
    return refund ? refundAnswer(refund) : no(-101, 'Giao dịch hoàn tiền không tồn tại')
  }),
)

export const sandbox: PaymentSandbox = {
  id: 'zalopay',
  routes: zalopayRoutes,
  notice: zalopayNotice,
  // ZaloPay calls back for success only.
  sendsNotice: (result) => result === 'paid',
  isContent: (_, answer) => /"return_code":[12]\b/.test(answer),
  returnTo: zalopayReturn,
  endings: ['paid', 'refused', 'cancelled'],
  describe: (request) => request.description,
}
