import { ghn } from './ghn.ts'

/** Carriers that are asked over the network, in the order in which they are offered. What staff hands over by hand needs none. */
export const carrierManifests = [ghn] as const
export type CarrierName = (typeof carrierManifests)[number]['id']
