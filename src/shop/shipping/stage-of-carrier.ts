import type { CarrierStage } from './carrier.ts'
import { ghnStatuses, stageOfGhn } from './carriers/ghn/statuses.ts'

/** A carrier's own word in ours; nothing where nobody was asked or the word is new. */
export const stageOfCarrier = (carrier: string | null, status: string | null): CarrierStage | null =>
  carrier === 'ghn' && status ? stageOfGhn(status) : null

/** The carriers' own words for these stages, as parcels keep them: what lists of the desk ask for. */
export const wordsOfStages = (stages: readonly CarrierStage[]) =>
  Object.entries(ghnStatuses).flatMap(([status, stage]) => (stages.includes(stage) ? [{ carrier: 'ghn', status }] : []))
