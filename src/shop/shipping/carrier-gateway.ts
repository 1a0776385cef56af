import type { Keyring } from '#platform/keyring.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import type { Carrier, CarrierStage } from './carrier.ts'

/** How one carrier is spoken to, by whatever keys the shop has for it. What it is called and set up with stands in src/providers. */
export type CarrierGateway<Keys = unknown> = {
  id: CarrierName
  keys: Keyring<Keys>
  carrier(keys: Keys): Carrier
  /** Its own words for where a parcel is, in ours. They are read without keys, too. */
  stages: Readonly<Record<string, CarrierStage>>
}
