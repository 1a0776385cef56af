import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { lineName } from '../lines/lines-in.ts'
import { describeOptions } from '../lines/describe-options.ts'
import type { ChangedPart, LineSeen, OrderChange } from '../order-change.ts'

function words({ choice, options, quantity, unitPrice, ...named }: LineSeen, locale: Locale) {
  const chosen = options ? describeOptions(options, locale) : choice
  return `${[lineName(named, locale), chosen].filter(Boolean).join(' · ')}: ${quantity} × ${dong(unitPrice)}`
}

const partWords: Record<ChangedPart, typeof m.order_change_part_contact> = {
  contact: m.order_change_part_contact,
  address: m.order_change_part_address,
  method: m.order_change_part_method,
  inspect: m.order_change_part_inspect,
  note: m.order_change_part_note,
  invoice: m.order_change_part_invoice,
}

/** The changed parts by name; their content is not stored. */
export const describeParts = (parts: ChangedPart[], locale: Locale) =>
  m.order_change_parts({ parts: parts.map((part) => partWords[part]({}, { locale })).join(', ') }, { locale })

/** One change as a sentence, old → new. */
export function describeChange(change: OrderChange, locale: Locale) {
  const options = { locale }
  switch (change.kind) {
    case 'added':
      return m.order_admin_change_added({ line: words(change.to, locale) }, options)
    case 'removed':
      return m.order_admin_change_removed({ line: words(change.from, locale) }, options)
    case 'changed':
      return `${words(change.from, locale)} → ${words(change.to, locale)}`
    case 'sum': {
      const subject = change.of === 'discount' ? m.order_discount({}, options) : m.admin_shipping_fee({}, options)
      return `${subject}: ${dong(change.from)} → ${dong(change.to)}`
    }
    case 'part':
      return describeParts([change.part], locale)
  }
}
