import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { importFields, type ImportField } from '#shop/imports/import.ts'
import { listSheetRows } from '#shop/inventory/lists/list-sheet-rows.ts'
import { m } from '#words/messages.js'
import { readProductParams } from './read-product-params.ts'
import { columnWords } from './import/column-words.ts'
import { readExport } from './read-export.ts'
import { readTaxonomy } from './read-products.ts'
import { statusWords } from '#web/admin-kit/states/product-status-tag.tsx'
import type { Route } from './+types/export-route.ts'

const rowsAtOnce = 1000
const first: ImportField[] = ['sku', 'name', 'category', 'type']
const fields = [...first, ...importFields.filter((field) => !first.includes(field))]

/** CSV export of the variants of the filtered products, read a thousand at a time. Importing the file unchanged changes nothing. */
export function loader({ url }: Route.LoaderArgs) {
  const query = readProductParams(url.searchParams)
  const locale = requestLocale()
  // Worded here, because the stream runs outside the request and does not know its language.
  const status = {
    draft: statusWords.draft(),
    scheduled: statusWords.scheduled(),
    active: statusWords.active(),
    archived: statusWords.archived(),
  }
  async function* pieces() {
    const taxonomy = await readTaxonomy(db, locale)
    let before: string | undefined
    for (let page = 1; ; page += 1) {
      const rows = await listSheetRows(db, locale, { ...query, page }, rowsAtOnce)
      const exported = await readExport(db, locale, { rows, taxonomy, productBefore: before })
      yield rows.map((row, at) => [...fields.map((field) => exported[at]![field]), status[row.status], row.reserved])
      if (rows.length < rowsAtOnce) return
      before = rows.at(-1)!.productId
    }
  }
  const head = fields.map((field) => columnWords[field]())
  return csvResponse('products', [...head, m.admin_column_state(), m.admin_reserved()], pieces())
}
