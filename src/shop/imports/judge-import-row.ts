import { isDeepStrictEqual } from 'node:util'
import { pick } from '#kit/pick.ts'
import type { LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import { m } from '#words/messages.js'
import type { ImportRow } from './import-row.ts'
import { rowWithErrors, type RowVerdict } from './row-verdict.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { judgeWanted, importPriceParts } from './change-of-row.ts'

/** What a row would do to its variant. An empty price or count leaves it alone; an empty reduced price or day means that there is none. */
export function judgeImportRow(row: ImportRow, held: LockedVariantRow): RowVerdict {
  if (held.archivedAt) return rowWithErrors([inBothLanguages(m.import_stopped_sku, { sku: held.sku })])
  const { wanted, reasons } = judgeWanted(row, held)
  if (reasons.length) return rowWithErrors(reasons)
  const isPriced = !isDeepStrictEqual(pick(held, importPriceParts), pick(wanted, importPriceParts))
  const change = wanted.onHand - (held.onHand ?? 0)
  if (!isPriced && change === 0) return { outcome: 'unchanged' }
  return { outcome: 'changed', held, change, ...(isPriced && { prices: pick(wanted, importPriceParts) }) }
}
