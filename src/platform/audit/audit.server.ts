import { isDeepStrictEqual } from 'node:util'
import { auditLog } from './audit-schema.server.ts'
import type { Db } from '../postgres/db.server.ts'

type Fields = Record<string, unknown>

/** `before` is null for a created record, `after` for a deleted one; both are left out where the verb says everything. */
export type AuditChange = {
  verb: `${string}.${string}`
  id: string
  name?: string
  /** The order and the amount in đồng, for staff actions that move money. */
  orderId?: string
  amount?: number
  before?: Fields | null
  after?: Fields | null
}

/** Records a change inside its transaction. Only changed fields are stored, without those named like secrets. A change of nothing adds no row. */
export async function recordChange(db: Db, actor: string, ...changes: AuditChange[]) {
  const rows = changes.flatMap(({ verb, id, before, after, ...what }) => {
    const [was, is] = before && after ? differing(before, after) : [before, after]
    if (before && after && !Object.keys(is!).length) return []
    return [{ ...what, actor, verb, subject: verb.split('.')[0]!, subjectId: id, before: fit(was), after: fit(is) }]
  })
  if (rows.length) await db.insert(auditLog).values(rows)
}

function differing(before: Fields, after: Fields): [Fields, Fields] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return [only(before), only(after)]
}

const secret = /password|passwd|token|secret|authorization|cookie|(?:api|access)_?key/i
const longest = 20_000

/** As JSON, so that dates become texts and unsupported values disappear; PostgreSQL's jsonb takes every character except NUL. */
function fit(fields: Fields | null | undefined): Fields | null {
  if (!fields) return null
  const json = JSON.stringify(fields, (name, value) => {
    if (secret.test(name)) return '***'
    return typeof value === 'string' ? value.slice(0, longest).toWellFormed().replaceAll('\0', '') : value
  })
  return JSON.parse(json) as Fields
}
