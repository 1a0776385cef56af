import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { auditRowsPerPage, searchAudit, type AuditRow } from '#shop/security/search-audit.ts'
import { m } from '#words/messages.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { readAuditParams } from './read-audit-params.ts'
import { verbWords } from './audit-words.ts'
import type { Route } from './+types/audit-export-route.ts'

/** CSV export of the filtered log, read page by page from the last row read. */
export function loader({ url }: Route.LoaderArgs) {
  const { query } = readAuditParams(url.searchParams, shopDay(new Date()))
  async function* pieces() {
    let after: AuditRow | undefined
    for (;;) {
      const rows: AuditRow[] = await searchAudit(db, query, { after })
      yield rows.map(toCells)
      after = rows.at(-1)
      if (rows.length < auditRowsPerPage) return
    }
  }
  const subjectCells = [
    m.audit_what(),
    m.audit_verb(),
    m.audit_subject(),
    m.audit_id(),
    m.admin_column_code(),
    m.audit_amount(),
  ]
  const head = [m.admin_column_time(), m.admin_column_actor(), ...subjectCells, m.audit_before(), m.audit_after()]
  return csvResponse('audit', head, pieces())
}

const toCells = (row: AuditRow) => [
  row.at,
  actorWords(row),
  verbWords(row.verb),
  row.verb,
  row.name,
  row.subjectId,
  row.orderId,
  row.amount,
  row.before && JSON.stringify(row.before),
  row.after && JSON.stringify(row.after),
]
