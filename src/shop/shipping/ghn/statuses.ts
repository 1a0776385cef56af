import type { CarrierStage } from '../carrier.ts'

/** GHN's statuses and our stages (developer.ghn.vn, docs/reference/vietnam.md 4.1). */
export const ghnStatuses = {
  ready_to_pick: 'waiting',
  picking: 'waiting',
  money_collect_picking: 'waiting',
  picked: 'in_transit',
  storing: 'in_transit',
  transporting: 'in_transit',
  sorting: 'in_transit',
  delivering: 'delivering',
  money_collect_delivering: 'delivering',
  delivered: 'delivered',
  delivery_fail: 'failed_attempt',
  waiting_to_return: 'returning',
  return: 'returning',
  return_transporting: 'returning',
  return_sorting: 'returning',
  returning: 'returning',
  return_fail: 'returning',
  returned: 'returned',
  cancel: 'cancelled',
  exception: 'exception',
  damage: 'exception',
  lost: 'exception',
} as const satisfies Record<string, CarrierStage>
export type GhnStatus = keyof typeof ghnStatuses

export const stageOfGhn = (status: string): CarrierStage | null =>
  Object.hasOwn(ghnStatuses, status) ? ghnStatuses[status as GhnStatus] : null
