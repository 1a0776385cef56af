import { methodWords } from '#web/shell/order/payment-words.ts'
import { groupWords } from '#web/admin-kit/states/key-words.ts'

const known: Record<string, { name: () => string } | undefined> = groupWords
const methods: Record<string, (() => string) | undefined> = methodWords

/** Who told of the money: a watch over the account, or a provider, by its own name. */
export const sourceWords = (source: string) => known[source]?.name() ?? methods[source]?.() ?? source
