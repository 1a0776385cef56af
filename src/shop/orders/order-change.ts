import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { LineOption } from './order.ts'

/** Parts of an order beside its lines; their content is not stored, since it is personal. */
const changedParts = ['contact', 'address', 'method', 'inspect', 'note', 'invoice'] as const
export type ChangedPart = (typeof changedParts)[number]

/** The parts that a timeline entry names. */
export const partsIn = ({ parts }: Record<string, string | number>): ChangedPart[] =>
  changedParts.filter((part) => typeof parts === 'string' && parts.split(' ').includes(part))

/** A line before or after the change, in the order's language, and in both for readers of another language. */
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
