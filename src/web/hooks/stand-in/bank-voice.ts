import { keysOf, mac, registeredDoor, spoilt, type Saying, type Wire } from './voice.ts'

/** `2026-11-20 15:32:10` on a Vietnamese clock. */
const clock = (at: Date) => new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')

export const bankNumber = (number: number) => `FT${26_000_000 + number}`

/** SePay tells of a transfer: signed over the moment and every byte. */
export function sepayNotice({ payment, twist }: Saying): Wire {
  const { asked, number, amount, at } = payment
  const body = JSON.stringify({
    id: 92_000 + number,
    gateway: asked.bank,
    transactionDate: clock(at),
    accountNumber: asked.account,
    subAccount: null,
    code: null,
    content: asked.memo,
    transferType: asked.direction,
    transferAmount: amount,
    accumulated: 19_077_000,
    referenceCode: bankNumber(number),
    description: '',
  })
  const time = String(Math.floor(Date.now() / 1000) - (twist === 'stale' ? 3600 : 0))
  const proof = mac('sha256', keysOf('sepay').webhookSecret ?? '', `${time}.${body}`)
  return {
    method: 'POST',
    url: registeredDoor('sepay'),
    headers: {
      'Content-Type': 'application/json',
      'X-SePay-Timestamp': time,
      'X-SePay-Signature': `sha256=${twist === 'forged' ? spoilt(proof) : proof}`,
    },
    body: twist === 'altered' ? body.replace(/"transferAmount":\d+/, `"transferAmount":${amount * 2}`) : body,
  }
}

/** payOS tells of the same, signed over its facts in the order of their names. */
export function payosNotice({ payment, twist }: Saying): Wire {
  const { asked, number, amount, at } = payment
  const facts: Record<string, string | number> = {
    orderCode: 2_026_000 + number,
    amount,
    description: asked.memo ?? '',
    accountNumber: asked.account ?? '',
    reference: bankNumber(number),
    transactionDateTime: clock(at),
    currency: 'VND',
    paymentLinkId: payment.id.replaceAll('-', ''),
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: '970436',
    counterAccountBankName: 'Vietcombank',
    counterAccountName: 'NGUYEN THI LAN',
    counterAccountNumber: '0011001234567',
    virtualAccountName: '',
    virtualAccountNumber: '',
  }
  const text = Object.keys(facts)
    .sort()
    .map((name) => `${name}=${facts[name]}`)
    .join('&')
  const proof = mac('sha256', keysOf('payos').checksumKey, text)
  if (twist === 'altered') facts.amount = amount * 2
  return {
    method: 'POST',
    url: registeredDoor('payos'),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      code: '00',
      desc: 'success',
      success: true,
      data: facts,
      signature: twist === 'forged' ? spoilt(proof) : proof,
    }),
  }
}
