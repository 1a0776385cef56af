import type { CarrierStage } from './carrier.ts'
import { stageOfGhn } from './carriers/ghn/statuses.ts'

/** A carrier's own word in ours; nothing where nobody was asked or the word is new. */
export const stageOfCarrier = (carrier: string | null, status: string | null): CarrierStage | null =>
  carrier === 'ghn' && status ? stageOfGhn(status) : null
