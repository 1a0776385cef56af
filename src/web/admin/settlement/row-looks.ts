import type { RowOutcome } from '#shop/payments/settlements/judge-statement-rows.ts'
import { readableLooks } from '#platform/forms/readable.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

/** The outcome of a row, or the reason why it stays open. */
export const rowLooks: Record<RowOutcome, { tone: TagTone; words: () => string }> = readableLooks({
  fits: { tone: 'green', words: () => m.shipment_statement_fits() },
  already: { tone: 'neutral', words: () => m.shipment_statement_already() },
  unknown: { tone: 'red', words: () => m.shipment_statement_unknown() },
  ambiguous: { tone: 'red', words: () => m.shipment_statement_ambiguous() },
  differs: { tone: 'red', words: () => m.shipment_statement_differs() },
  'not-delivered': { tone: 'amber', words: () => m.shipment_statement_not_delivered() },
  unreadable: { tone: 'red', words: () => m.shipment_statement_unreadable() },
  duplicate: { tone: 'amber', words: () => m.shipment_statement_duplicate() },
})
