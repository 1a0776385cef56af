import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findImport, listRowErrors } from '#shop/imports/queries.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/row-errors-route.ts'

const rowsAtOnce = 1000

/** CSV of the rows with errors, unchanged, with the reason in an added column; once corrected, the file can be imported again. */
export async function loader({ params }: Route.LoaderArgs) {
  const productImport = isUuid(params.id) ? await findImport(db, params.id) : undefined
  if (!productImport) throw data(null, { status: 404 })
  const locale = requestLocale()
  const { id, head } = productImport
  async function* pieces() {
    for (let after = 0; ;) {
      const rowErrors = await listRowErrors(db, id, rowsAtOnce, after)
      yield rowErrors.map(({ cells, reasons }) => [
        ...head.map((_, at) => cells[at] ?? ''),
        reasons.map((reason) => reason[locale]).join(' '),
      ])
      if (rowErrors.length < rowsAtOnce) return
      after = rowErrors.at(-1)!.row
    }
  }
  return csvResponse('import-faults', [...head, m.import_reason()], pieces())
}
