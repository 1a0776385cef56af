import { isDeepStrictEqual } from 'node:util'
import { pick } from '#kit/pick.ts'
import type { HeldRow } from '#shop/inventory/hold-rows.ts'
import { m } from '#words/messages.js'
import type { ImportRow } from './import-row.ts'
import { faulty, type Judged } from './judged.ts'
import { say } from './say.ts'
import { judgeWanted, priceParts } from './wanted-of-row.ts'

/** What a row would do to its variant. An empty price or count leaves it alone; an empty reduced price or day means that there is none. */
export function judgeRow(row: ImportRow, held: HeldRow): Judged {
  if (held.archivedAt) return faulty([say(m.import_stopped_sku, { sku: held.sku })])
  const { wanted, reasons } = judgeWanted(row, held)
  if (reasons.length) return faulty(reasons)
  const isPriced = !isDeepStrictEqual(pick(held, priceParts), pick(wanted, priceParts))
  const change = wanted.onHand - (held.onHand ?? 0)
  if (!isPriced && change === 0) return { outcome: 'unchanged' }
  return { outcome: 'changed', held, change, ...(isPriced && { prices: pick(wanted, priceParts) }) }
}
