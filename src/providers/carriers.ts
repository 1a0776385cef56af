import { ghnManifest } from './ghn.ts'
import { ghtkManifest } from './ghtk.ts'

/** Carriers with an API, in the order in which they are offered. Parcels that staff hand over without one need none. */
export const carrierManifests = [ghnManifest, ghtkManifest] as const
export type CarrierName = (typeof carrierManifests)[number]['id']

export const isCarrier = (name: string): name is CarrierName => carrierManifests.some(({ id }) => id === name)
export const carrierName = (id: string) => carrierManifests.find((one) => one.id === id)?.name ?? id
