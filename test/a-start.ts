import type { RefundQuery, PaymentStart } from '#shop/payments/provider.ts'

/** A payment attempt of 1.890.000 ₫, begun at 15:30 on 20 November 2026, as in the test vectors. */
export const aStart = (provider: string, changes: Partial<PaymentStart> = {}): PaymentStart => ({
  orderId: '261120-K7M2Q9XA',
  code: 'K7M2Q9XA',
  amount: 1_890_000,
  reference: 'K7M2Q9XA1',
  locale: 'vi',
  startedAt: new Date('2026-11-20T08:30:00Z'),
  expiresAt: new Date('2026-11-20T08:45:00Z'),
  clientAddress: '203.0.113.7',
  returnUrl: `https://luot.example/payments/${provider}/return`,
  noticeUrl: `https://luot.example/api/payments/${provider}/notice`,
  ...changes,
})

export const aRefund = (changes: Partial<RefundQuery> = {}): RefundQuery => ({
  reference: 'K7M2Q9XA1',
  amount: 1_890_000,
  startedAt: new Date('2026-11-20T08:30:00Z'),
  transactionId: '14226112',
  facts: {},
  refundId: '4f7c2a54-9a51-4a8e-8f0e-0c9a3f1f6f10',
  requestedAt: new Date('2026-11-21T02:00:00Z'),
  refundAmount: 490_000,
  isWhole: false,
  why: 'size',
  clientAddress: '203.0.113.7',
  ...changes,
})
