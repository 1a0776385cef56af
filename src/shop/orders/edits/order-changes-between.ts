import { paidOf } from '#shop/pricing/paid-of.ts'
import type { Localized } from '#kit/localized.ts'
import type { LineOption } from '../order.ts'
import type { LineSeen, OrderChange } from '../order-change.ts'

type Line = {
  id: string
  name: string
  names?: Localized | null
  options: LineOption[]
  quantity: number
  unitPrice: number
  total: number
  discount: number
}
type Sums = { discount: number; shippingFee: number }
type Before = Sums & { lines: Line[] }

const lineFacts = (line: Line): LineSeen => ({
  name: line.name,
  names: line.names,
  choice: line.options.map((option) => option.label).join(' · '),
  options: line.options,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  paid: paidOf(line),
})

/** The differences between an order before and after an edit; lines are matched by id. */
export function orderChangesBetween(before: Before, after: Before): OrderChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]))
  const now = new Map(after.lines.map((line) => [line.id, line]))
  const removed = before.lines
    .filter((line) => !now.has(line.id))
    .map((line) => ({ kind: 'removed' as const, from: lineFacts(line) }))
  const others = after.lines.flatMap((line): OrderChange[] => {
    const was = old.get(line.id)
    if (!was) return [{ kind: 'added', to: lineFacts(line) }]
    const [from, to] = [lineFacts(was), lineFacts(line)]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ kind: 'changed', from, to }]
  })
  const sum = (of: 'discount' | 'shipping', from: number, to: number): OrderChange[] =>
    from === to ? [] : [{ kind: 'sum', of, from, to }]
  return [
    ...removed,
    ...others,
    ...sum('discount', before.discount, after.discount),
    ...sum('shipping', before.shippingFee, after.shippingFee),
  ]
}
