import { z } from 'zod'
import type { AuditAsked } from '#shop/security/search-audit.ts'

const day = z.iso.date().nullable().catch(null)
const word = (asked: string | null) => asked?.slice(0, 100) || null

/** What the address asks of the log; what cannot be read asks for nothing. */
export const askedAudit = (params: URLSearchParams): AuditAsked => ({
  text: (params.get('q') ?? '').trim().slice(0, 100),
  subject: word(params.get('subject')),
  actor: word(params.get('actor')),
  from: day.parse(params.get('from') || null),
  until: day.parse(params.get('until') || null),
})
