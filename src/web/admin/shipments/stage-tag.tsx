import type { CarrierStage } from '#shop/shipping/carrier.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const looks: Record<CarrierStage, { tone: TagTone; words: () => string }> = {
  waiting: { tone: 'accent', words: () => m.shipment_carrier_stage_waiting() },
  in_transit: { tone: 'accent', words: () => m.shipment_carrier_stage_in_transit() },
  delivering: { tone: 'accent', words: () => m.shipment_carrier_stage_delivering() },
  delivered: { tone: 'green', words: () => m.shipment_carrier_stage_delivered() },
  failed_attempt: { tone: 'red', words: () => m.shipment_carrier_stage_failed_attempt() },
  returning: { tone: 'amber', words: () => m.shipment_carrier_stage_returning() },
  returned: { tone: 'neutral', words: () => m.shipment_carrier_stage_returned() },
  cancelled: { tone: 'neutral', words: () => m.shipment_carrier_stage_cancelled() },
  exception: { tone: 'red', words: () => m.shipment_carrier_stage_exception() },
}

export const StageTag = ({ stage }: { stage: CarrierStage }) => (
  <Tag tone={looks[stage].tone}>{looks[stage].words()}</Tag>
)
