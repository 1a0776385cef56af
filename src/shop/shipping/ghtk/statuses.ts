import type { CarrierStage } from '../carrier.ts'

/** GHTK's status numbers and our stages (docs/reference/vietnam.md 4.2). A status that a courier only reports changes nothing by itself. */
export const ghtkStatuses = {
  '-1': 'cancelled',
  '1': 'waiting',
  '2': 'waiting',
  '3': 'in_transit',
  '4': 'delivering',
  '5': 'delivered',
  '6': 'delivered',
  // GHTK gave up picking the shipment up: nothing follows, and it cannot be cancelled any more. The parcel is booked anew.
  '7': 'cancelled',
  '8': 'waiting',
  '9': 'failed_attempt',
  '10': 'failed_attempt',
  '11': 'returned',
  '12': 'waiting',
  // Compensated as lost or damaged.
  '13': 'exception',
  '20': 'returning',
  '21': 'returned',
  '123': 'waiting',
  '127': 'waiting',
  '128': 'waiting',
  '45': 'delivering',
  '49': 'delivering',
  '410': 'delivering',
} as const satisfies Record<string, CarrierStage>
