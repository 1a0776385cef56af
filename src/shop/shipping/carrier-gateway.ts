import type { Keyring } from '#platform/keyring.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import type { Carrier, CarrierStage } from './carrier.ts'

/** The protocol of one carrier, with the keys that the shop has. Its name and settings are in src/providers. */
export type CarrierGateway<Keys = unknown> = {
  id: CarrierName
  keys: Keyring<Keys>
  carrier(keys: Keys): Carrier
  /** The carrier's statuses and our stages for them. They are known without keys, too. */
  stages: Readonly<Record<string, CarrierStage>>
}
