import { ProviderError } from '../call-provider.ts'
import type { NextStep, PaymentStart } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { appTransId } from './app-trans-id.ts'
import { callZalopay, zalopayMessage } from './call-zalopay.ts'
import { zalopayMac } from './sign-zalopay.ts'

/** The order in ZaloPay's format, with the time of the request; an amount is whole đồng, although some guides say hundredths. */
export function zalopayPaymentFields({ appId, key1 }: ZalopayKeys, start: PaymentStart, now: Date) {
  const order = {
    app_id: appId,
    app_trans_id: appTransId(start.reference, now),
    app_user: 'luot',
    amount: start.amount,
    app_time: now.getTime(),
    embed_data: JSON.stringify({ redirecturl: start.returnUrl }),
    item: '[]',
  }
  const seconds = Math.round((start.expiresAt.getTime() - now.getTime()) / 1000)
  return {
    ...order,
    description: `Thanh toan don hang ${start.code}`,
    bank_code: '',
    callback_url: start.noticeUrl,
    // Between five minutes and thirty days.
    expire_duration_seconds: Math.min(Math.max(seconds, 300), 2_592_000),
    mac: zalopayMac(key1, ...Object.values(order)),
  }
}

export async function startZalopay(keys: ZalopayKeys, start: PaymentStart): Promise<NextStep> {
  const fields = zalopayPaymentFields(keys, start, new Date())
  const answer = await callZalopay(keys, 'create', fields)
  if (answer.return_code !== 1 || !answer.order_url)
    throw new ProviderError('zalopay', `refused to begin: ${zalopayMessage(answer)}`)
  return { kind: 'redirect', url: answer.order_url, facts: { appTransId: fields.app_trans_id } }
}
