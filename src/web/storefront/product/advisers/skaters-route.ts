import { data, type LoaderFunctionArgs } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { ownSkater } from '#web/parts/advisers/own-skater.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'

export const middleware = [readerGuard]

/** The reader's own skaters and their feet, for the advisers; a visitor has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = context.get(readerContext)
  if (!person) return data({ skaters: [] }, { status: 401 })
  const rows = await listSkaters(db, person.id)
  return data({ skaters: rows.map(ownSkater) }, { headers: { 'Cache-Control': 'no-store' } })
}
