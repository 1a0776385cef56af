import { m } from '#words/messages.js'

/** Names that are the same in every language. */
const names: Record<string, string> = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay', stripe: 'Stripe' }

/** How people know a provider. */
export const gateName = (gate: string) => names[gate] ?? m.gate_name_bank()
