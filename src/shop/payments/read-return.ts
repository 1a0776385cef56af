import { keysOfGate, type Gate } from './provider-keys.ts'
import { readMomo } from './providers/momo/read-momo-notice.ts'
import { readVnpayNotice } from './providers/vnpay/read-vnpay-notice.ts'
import { readZalopayReturn } from './providers/zalopay/read-zalopay-notice.ts'

/** Gates at whose page people pay: from them browsers come back. */
const readers: Partial<Record<Gate, (query: URLSearchParams) => string | undefined>> = {
  vnpay: (query) => referenceIn(readVnpayNotice(keysOfGate('vnpay')!, query, new Date())),
  momo: (query) => referenceIn(readMomo(keysOfGate('momo')!, Object.fromEntries(query))),
  zalopay: (query) => readZalopayReturn(keysOfGate('zalopay')!, query)?.reference,
  // Stripe signs nothing here: whose order it is, the browser must show by other means.
  stripe: (query) => query.get('reference') ?? undefined,
}

const referenceIn = (reading: ReturnType<typeof readMomo>) =>
  reading.kind === 'notice' ? (reading.notice.reference ?? undefined) : undefined

export const hasReturn = (gate: Gate) => gate in readers && keysOfGate(gate) !== undefined

/** Which attempt a browser comes back from, as far as the provider signed it. It says nothing of money: that is for notices. */
export const readReturn = (gate: Gate, query: URLSearchParams) => readers[gate]?.(query)
