import { methodWords } from '#web/shell/order/payment-words.ts'
import { groupWords } from '#web/admin-kit/states/key-words.ts'

const known: Record<string, { name: () => string } | undefined> = groupWords
const methods: Record<string, (() => string) | undefined> = methodWords

/** The name of what reported the payment: a provider, a payment method, or else the stored word. */
export const sourceWords = (source: string) => known[source]?.name() ?? methods[source]?.() ?? source
