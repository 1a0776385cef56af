export const paymentReceived = (orderId: string) => ({ name: 'payment.received' as const, facts: { orderId } })
