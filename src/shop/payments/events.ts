/** The whole amount is paid. */
export const paymentReceived = (orderId: string) => ({ name: 'payment.received' as const, facts: { orderId } })
/** A part of the amount is paid. */
export const paymentPartReceived = (orderId: string) => ({ name: 'payment.part-received' as const, facts: { orderId } })
export const paymentFailed = (orderId: string) => ({ name: 'payment.failed' as const, facts: { orderId } })
export const paymentExpired = (orderId: string) => ({ name: 'payment.expired' as const, facts: { orderId } })
export const paymentMethodChanged = (orderId: string) => ({
  name: 'payment.method-changed' as const,
  facts: { orderId },
})
export const paymentUnmatched = (unmatchedPaymentId: string) => ({
  name: 'money.unmatched' as const,
  facts: { unmatchedPaymentId },
})
export const refundMoved = (orderId: string, refundId: string, to: 'requested' | 'done' | 'refused') => ({
  name: `refund.${to}` as const,
  facts: { orderId, refundId },
})
