import { env, type Env } from '#platform/env.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { NoticeSource, Provider } from './provider.ts'
import { keysOfGate, type Gate, type GateKeys } from './provider-keys.ts'
import { bankTransfer } from './providers/bank-transfer/bank-transfer.ts'
import { bankWatches } from './providers/bank-transfer/notice-sources.ts'
import { cod } from './providers/cod.ts'
import { momo } from './providers/momo/momo.ts'
import { stripe } from './providers/stripe/stripe.ts'
import { vnpay } from './providers/vnpay/vnpay.ts'
import { zalopay } from './providers/zalopay/zalopay.ts'

/** The ways to pay that this shop has keys for, one line each. */
const waysHere = (): (Provider | undefined)[] => [
  cod,
  bankTransfer,
  ifKeyed('vnpay', vnpay),
  ifKeyed('momo', momo),
  ifKeyed('zalopay', zalopay),
  ifKeyed('stripe', stripe),
]

function ifKeyed<G extends Gate>(gate: G, make: (keys: GateKeys[G]) => Provider) {
  const keys = keysOfGate(gate)
  return keys && make(keys)
}

type Built = { for: Env; ways: Map<PaymentMethod, Provider>; sources: Map<string, NoticeSource> }
let built: Built | undefined

/** Built once for the environment that the process was started with. */
function providers(): Built {
  if (built?.for === env) return built
  const ways = waysHere().filter((way) => way !== undefined)
  const sources = [...bankWatches(), ...ways.flatMap(ownDoor)]
  built = {
    for: env,
    ways: new Map(ways.map((way) => [way.method, way])),
    sources: new Map(sources.map((source) => [source.name, source])),
  }
  return built
}

/** A gateway that sends notices has a door named like its method. */
const ownDoor = ({ method, readNotice, answer }: Provider): NoticeSource[] =>
  readNotice && answer ? [{ name: method, method, readNotice, answer }] : []

export const findProvider = (method: PaymentMethod) => providers().ways.get(method)

export function providerOf(method: PaymentMethod) {
  const provider = findProvider(method)
  if (!provider) throw new Error(`no way to pay by ${method} here`)
  return provider
}

/** Whose notices arrive at the door `name`; a door of which this shop has no keys does not exist. */
export const findNoticeSource = (name: string) => providers().sources.get(name)
