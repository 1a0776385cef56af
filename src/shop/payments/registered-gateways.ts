import { env, type Env } from '#platform/env.server.ts'
import { paymentManifests, payPageManifests, type PayPageName, type PaymentProviderName } from '#providers/payments.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Gateway, PayPageGateway } from './gateway.ts'
import { bankTransfer, cod, counterProviders } from './shop-methods.ts'
import type { NoticeSource, Provider } from './provider.ts'
import type { PaymentState } from './states.ts'

export const isPayPage = (name: string | undefined): name is PayPageName =>
  payPageManifests.some(({ id }) => id === name)
export const isPaymentProvider = (name: string | undefined): name is PaymentProviderName =>
  paymentManifests.some(({ id }) => id === name)

let gateways: readonly Gateway[] = []

/** Called at the start of the process (src/gateways), so that code that places orders does not load the protocol of every provider. */
export function useGateways(all: readonly Gateway[]) {
  gateways = all
  built = undefined
}

export const gatewayOf = (id: string) => gateways.find((one) => one.id === id)
export const payPageOf = (id: PayPageName) =>
  gateways.find((one): one is PayPageGateway => one.id === id && one.provider !== undefined)

/** Whether a sandbox replaces the provider (demo mode). */
export const isSandboxed = (id: PaymentProviderName) => gatewayOf(id)?.keys.isSandbox() ?? false

type Built = { for: Env; byMethod: Map<PaymentMethod, Provider>; sources: Map<string, NoticeSource> }
let built: Built | undefined

/** The gateways with keys in this shop, built once for the environment of the process. */
function providers(): Built {
  if (built?.for === env) return built
  const keyed = gateways.flatMap((gateway) => {
    const keys = gateway.keys.find()
    return keys === undefined ? [] : [{ method: gateway.provider?.(keys), watch: gateway.watch?.(keys) }]
  })
  const methods = [cod, bankTransfer, ...counterProviders, ...keyed.flatMap(({ method }) => method ?? [])]
  const sources = [...keyed.flatMap(({ watch }) => watch ?? []), ...methods.flatMap(ownNoticeSource)]
  built = {
    for: env,
    byMethod: new Map(methods.map((method) => [method.method, method])),
    sources: new Map(sources.map((source) => [source.name, source])),
  }
  return built
}

/** A gateway that sends notices has a notice source named like its method. */
const ownNoticeSource = ({ method, readNotice, answer }: Provider): NoticeSource[] =>
  readNotice && answer ? [{ name: method, method, readNotice, answer }] : []

export const findProvider = (method: PaymentMethod) => providers().byMethod.get(method)

export function providerOf(method: PaymentMethod) {
  const provider = findProvider(method)
  if (!provider) throw new Error(`no way to pay by ${method} here`)
  return provider
}

/** The state of a payment that owes money again. A method whose keys are gone was one to be paid ahead: cash and transfers need none. */
export function stateOfOwing(method: PaymentMethod): PaymentState {
  const opens = findProvider(method)?.opens ?? 'awaiting'
  return opens === 'paid' ? 'due' : opens
}

/** The source of notices at `name`; without keys in this shop it does not exist. */
export const findNoticeSource = (name: string) => providers().sources.get(name)

/** Whether browsers return from this provider, because customers pay at its own page. */
export const hasPaymentReturn = (id: string) => {
  const gateway = gatewayOf(id)
  return gateway?.readReturn !== undefined && gateway.keys.find() !== undefined
}

/** The attempt from which a browser returns. It proves no payment: only notices do. */
export const readPaymentReturn = (id: string, query: URLSearchParams) => {
  const gateway = gatewayOf(id)
  return gateway?.readReturn?.(gateway.keys.find(), query)
}

/** The payment pages of the providers with keys in this shop; a sandbox is on our own address. */
export function payHosts() {
  const pages = gateways.flatMap(({ keys, pages }) =>
    pages && keys.find() && !keys.isSandbox() ? pages(keys.find()) : [],
  )
  const own = new URL(env.BASE_URL).origin
  const origins = (urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))].filter((one) => one !== own)
  return {
    forms: origins(pages.flatMap(({ forms }) => forms)),
    frames: origins(pages.flatMap(({ frames }) => frames ?? [])),
  }
}
