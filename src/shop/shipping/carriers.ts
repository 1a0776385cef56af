import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import type { CarrierGateway } from './carrier-gateway.ts'
import type { Carrier, CarrierStage } from './carrier.ts'

let gateways: readonly CarrierGateway[] = []

/** Called at the start of the process (src/gateways), so that code that places orders does not load the protocol of every carrier. */
export const useCarriers = (all: readonly CarrierGateway[]) => void (gateways = all)

/** Any carrier without an API, and the shop's own delivery: the packer types name and tracking code, and staff record the result. */
const manual: Carrier = { code: 'manual', name: '' }

/** The available carriers: always the manual one, others if their keys exist. */
export const carriers = (): Carrier[] => [...gateways.flatMap(keyed), manual]

function keyed({ keys, carrier }: CarrierGateway): Carrier[] {
  const ownKeys = keys.find()
  return ownKeys === undefined ? [] : [carrier(ownKeys)]
}

/** The carrier of that code; undefined if its keys were removed meanwhile. */
export const carrierOf = (code: string | null | undefined): Carrier | undefined =>
  carriers().find((one) => one.code === code)

/** Whether a sandbox replaces the carrier (demo mode). */
export const isCarrierSandboxed = (id: CarrierName) => gateways.find((one) => one.id === id)?.keys.isSandbox() ?? false
export const sandboxedCarriers = () => gateways.flatMap(({ id, keys }) => (keys.isSandbox() ? [id] : []))

/** The stage of a carrier's status; null for no carrier, no status or an unknown one. */
export function stageOfCarrier(carrier: string | null, status: string | null): CarrierStage | null {
  const stages = gateways.find(({ id }) => id === carrier)?.stages
  return stages && status !== null && Object.hasOwn(stages, status) ? stages[status]! : null
}

/** The carriers' statuses of these stages, as shipments store them: for lists of the admin. */
export const statusesOfStages = (wantedStages: readonly CarrierStage[]) =>
  gateways.flatMap(({ id: carrier, stages }) =>
    Object.entries(stages).flatMap(([status, stage]) => (wantedStages.includes(stage) ? [{ carrier, status }] : [])),
  )

/** Carriers do not sign their calls: the address that they are given is the secret (docs/reference/vietnam.md 4). */
export const carrierNoticePath = (id: CarrierName) => `/api/hooks/${id}/${sign('hook', id)}`
export const isCarrierNoticeKey = (id: string, key: string) => isSigned('hook', id, key)
