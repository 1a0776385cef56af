import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import type { CarrierGateway } from './carrier-gateway.ts'
import type { Carrier, CarrierStage } from './carrier.ts'

let gateways: readonly CarrierGateway[] = []

/** Told at the start of the process (src/gateways), so that what places an order does not load the protocol of every carrier. */
export const useCarriers = (all: readonly CarrierGateway[]) => void (gateways = all)

/** Any carrier without an interface, and our own legs: who packs writes name and number, and says what became of the parcel. */
const manual: Carrier = { code: 'manual', name: '' }

/** The available carriers: by hand always, others if their keys exist. */
export const carriers = (): Carrier[] => [...gateways.flatMap(keyed), manual]

function keyed({ keys, carrier }: CarrierGateway): Carrier[] {
  const found = keys.find()
  return found === undefined ? [] : [carrier(found)]
}

/** The carrier of that code; a parcel may be with one whose keys are gone meanwhile. */
export const carrierOf = (code: string | null | undefined): Carrier | undefined =>
  carriers().find((one) => one.code === code)

/** In demo mode a sandbox plays the carrier's part. */
export const isCarrierSandboxed = (id: CarrierName) => gateways.find((one) => one.id === id)?.keys.isSandbox() ?? false
export const sandboxedCarriers = () => gateways.flatMap(({ id, keys }) => (keys.isSandbox() ? [id] : []))

/** A carrier's own word in ours; nothing where nobody was asked or the word is new. */
export function stageOfCarrier(carrier: string | null, status: string | null): CarrierStage | null {
  const stages = gateways.find(({ id }) => id === carrier)?.stages
  return stages && status !== null && Object.hasOwn(stages, status) ? stages[status]! : null
}

/** The carriers' own words for these stages, as parcels keep them: what lists of the desk ask for. */
export const statusesOfStages = (wanted: readonly CarrierStage[]) =>
  gateways.flatMap(({ id: carrier, stages }) =>
    Object.entries(stages).flatMap(([status, stage]) => (wanted.includes(stage) ? [{ carrier, status }] : [])),
  )

/** Carriers sign nothing: the address that they are told is the secret (docs/reference/vietnam.md 4). */
export const carrierNoticePath = (id: CarrierName) => `/api/hooks/${id}/${sign('hook', id)}`
export const isCarrierNoticeKey = (id: string, key: string) => isSigned('hook', id, key)
