import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

export type VnpayKeys = { tmnCode: string; secret: string; payUrl: string; apiUrl: string }

export const vnpayKeys = keyring<VnpayKeys>('vnpay', {
  own({ VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: secret, VNPAY_PAY_URL: payUrl, VNPAY_API_URL: apiUrl }) {
    return tmnCode && secret ? { tmnCode, secret, payUrl, apiUrl } : undefined
  },
  sandbox: ({ inside, outside }) => ({
    tmnCode: 'LUOTDEMO',
    secret: sandboxSecret('vnpay'),
    payUrl: `${outside}/paymentv2/vpcpay.html`,
    apiUrl: `${inside}/merchant_webapi/api/transaction`,
  }),
})
