import { ghn } from './ghn.ts'
import { ghtk } from './ghtk.ts'

/** Carriers that are asked over the network, in the order in which they are offered. What staff hands over by hand needs none. */
export const carrierManifests = [ghn, ghtk] as const
export type CarrierName = (typeof carrierManifests)[number]['id']

export const isCarrier = (name: string): name is CarrierName => carrierManifests.some(({ id }) => id === name)
export const carrierName = (id: string) => carrierManifests.find((one) => one.id === id)?.name ?? id
