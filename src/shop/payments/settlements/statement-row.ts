/** Why a row of a carrier's statement fits no shipment yet. */
export const statementReasons = [
  'unknown',
  'ambiguous',
  'differs',
  'not-delivered',
  'already',
  'duplicate',
  'unreadable',
] as const
export type StatementReason = (typeof statementReasons)[number]

/** `settled`: all of it was counted for shipments. `explained`: staff wrote down what it is. */
export const statementEndings = ['settled', 'explained'] as const
export type StatementEnding = (typeof statementEndings)[number]
