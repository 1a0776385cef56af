import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { LineOption } from './order.ts'

/** Parts of an order beside its lines; what they held is not kept, since it is personal. */
const changedParts = ['contact', 'address', 'method', 'inspect', 'note', 'invoice'] as const
export type ChangedPart = (typeof changedParts)[number]

/** The parts that a row of the timeline names. */
export const partsIn = ({ parts }: Record<string, string | number>): ChangedPart[] =>
  changedParts.filter((part) => typeof parts === 'string' && parts.split(' ').includes(part))

/** A line as it stood, in the words of the order, and those of both languages for who reads it. */
export type LineSeen = {
  name: string
  names?: Localized | null
  choice: string
  options?: LineOption[]
  quantity: number
  unitPrice: Dong
  paid: Dong
}

/** One thing that an edit changed. */
export type OrderChange =
  | { kind: 'added'; to: LineSeen }
  | { kind: 'removed'; from: LineSeen }
  | { kind: 'changed'; from: LineSeen; to: LineSeen }
  | { kind: 'sum'; of: 'discount' | 'shipping'; from: Dong; to: Dong }
  | { kind: 'part'; part: ChangedPart }
