import { vnpayKeys } from '#shop/payments/vnpay/keys.ts'
import { Hono, type Context } from 'hono'
import type { SandboxPayment, SandboxRefund } from '../payment-memory.ts'
import { findSandboxByReference, listSandboxRefunds, openSandboxRefund, openSandboxPayment } from '../payment-memory.ts'
import { vnpayHash, vnpayNumber, vnpayNotice, vnpayReturn } from './notices.ts'
import { mac, sandboxPageUrl, vnStamp, type PaymentSandbox } from '../payment-sandbox.ts'

/** VNPay's payment page and its merchant_webapi (docs/reference/vietnam.md 1.1). */
const vnpayRoutes = new Hono()

const required = ['Version', 'TxnRef', 'OrderInfo', 'ReturnUrl', 'IpAddr', 'CreateDate', 'ExpireDate', 'Locale']

vnpayRoutes.get('/paymentv2/vpcpay.html', async (c) => {
  const params = { ...c.req.query() }
  if (params.vnp_TmnCode !== vnpayKeys.find()!.tmnCode) return c.text('code=02', 400)
  if (params.vnp_SecureHash !== vnpayHash(params)) return c.text('code=70', 400)
  const amount = Number(params.vnp_Amount) / 100
  const isComplete = required.every((name) => params[`vnp_${name}`]) && Number.isSafeInteger(amount) && amount > 0
  if (!isComplete || params.vnp_Command !== 'pay' || params.vnp_CurrCode !== 'VND') return c.text('code=03', 400)
  const reference = params.vnp_TxnRef!
  const opened = await openSandboxPayment({ provider: 'vnpay', reference, amount, request: params })
  const payment = opened ?? (await findSandboxByReference('vnpay', reference))
  if (!payment || (!opened && payment.request.vnp_SecureHash !== params.vnp_SecureHash)) return c.text('code=01', 400)
  return c.redirect(sandboxPageUrl(payment, params.vnp_Locale === 'en'))
})

type Sent = Record<string, string>

const questions: Record<string, string> = {
  querydr: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  refund:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
}
const answerNames =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo'
const promotionNames = ' PromotionCode PromotionAmount'

const joined = (names: string, fields: Sent) =>
  names
    .split(' ')
    .map((name) => fields[`vnp_${name}`] ?? '')
    .join('|')

vnpayRoutes.post('/merchant_webapi/api/transaction', async (c) => {
  const sent = (await c.req.json().catch(() => ({}))) as Sent
  const command = sent.vnp_Command ?? ''
  const names = questions[command]
  if (!names) return answer(c, sent, { vnp_ResponseCode: '03', vnp_Message: 'Invalid format' })
  if (sent.vnp_SecureHash !== mac('sha512', vnpayKeys.find()!.secret, joined(names, sent)))
    return answer(c, sent, { vnp_ResponseCode: '97', vnp_Message: 'Invalid signature' })
  const payment = await findSandboxByReference('vnpay', sent.vnp_TxnRef ?? '')
  if (!payment || payment.request.vnp_CreateDate !== sent.vnp_TransactionDate)
    return answer(c, sent, { vnp_ResponseCode: '91', vnp_Message: 'Transaction not found' })
  return answer(c, sent, await (command === 'querydr' ? queried(payment, sent) : refunded(payment, sent)))
})

function answer(c: Context, sent: Sent, fieldsOfAnswer: Sent) {
  const { tmnCode, secret } = vnpayKeys.find()!
  const fields: Sent = {
    vnp_ResponseId: crypto.randomUUID().replaceAll('-', ''),
    vnp_Command: sent.vnp_Command ?? '',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: sent.vnp_TxnRef ?? '',
    ...fieldsOfAnswer,
  }
  const names = sent.vnp_Command === 'querydr' ? answerNames + promotionNames : answerNames
  return c.json({ ...fields, vnp_SecureHash: mac('sha512', secret, joined(names, fields)) })
}

const statuses = { open: '01', paid: '00', suspect: '07', refused: '02', cancelled: '02', expired: '02' }

/** Asked without a number, it answers about what happened to the payment last. */
async function queried(payment: SandboxPayment, sent: Sent): Promise<Sent> {
  const refunds = await listSandboxRefunds(payment.id)
  const number = sent.vnp_TransactionNo
  const refund = number ? refunds.find((one) => refundNumber(one) === number) : refunds.at(-1)
  if (refund) return aboutRefund(payment, refund)
  const status = statuses[payment.state]
  return {
    vnp_ResponseCode: '00',
    vnp_Message: 'QueryDR Success',
    vnp_Amount: String(payment.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_PayDate: payment.endedAt ? vnStamp(payment.endedAt) : '',
    vnp_TransactionNo: payment.state === 'open' ? '0' : vnpayNumber(payment.number),
    vnp_TransactionType: '01',
    vnp_TransactionStatus: status,
    vnp_OrderInfo: payment.request.vnp_OrderInfo ?? '',
  }
}

async function refunded(payment: SandboxPayment, sent: Sent): Promise<Sent> {
  const tried = await openSandboxRefund(payment, sent.vnp_RequestId ?? '', Number(sent.vnp_Amount) / 100)
  if ('refund' in tried) return aboutRefund(payment, tried.refund, sent.vnp_TransactionType)
  if (tried.no === 'again') return { vnp_ResponseCode: '94', vnp_Message: 'Request is duplicate' }
  if (tried.no === 'unpaid') return { vnp_ResponseCode: '95', vnp_Message: 'Transaction is not success' }
  return { vnp_ResponseCode: '03', vnp_Message: 'Invalid amount' }
}

const refundNumber = ({ number }: SandboxRefund) => String(15_000_000 + number)

const aboutRefund = (payment: SandboxPayment, refund: SandboxRefund, type?: string): Sent => ({
  vnp_ResponseCode: '00',
  vnp_Message: 'Refund Success',
  vnp_Amount: String(refund.amount * 100),
  vnp_BankCode: 'NCB',
  vnp_PayDate: vnStamp(refund.at),
  vnp_TransactionNo: refundNumber(refund),
  vnp_TransactionType: type ?? (refund.amount === payment.amount ? '02' : '03'),
  vnp_TransactionStatus: { done: '06', pending: '05', refused: '09' }[refund.state],
  vnp_OrderInfo: payment.request.vnp_OrderInfo ?? '',
})

export const sandbox: PaymentSandbox = {
  id: 'vnpay',
  routes: vnpayRoutes,
  notice: vnpayNotice,
  isContent: (_, answer) => /"RspCode":"0[02]"/.test(answer),
  returnTo: vnpayReturn,
  endings: ['paid', 'refused', 'cancelled', 'suspect', 'expired'],
  describe: (request) => request.vnp_OrderInfo,
}
