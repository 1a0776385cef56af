import { formatDateTime } from '#kit/clock.ts'
import type { ConsentRow } from '#shop/identity/consents/list-consents.ts'
import { Accordion } from '#ui/accordion.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { consentWords } from './consent-words.ts'

/** All that was ever agreed to or taken back, as the shop must be able to prove it. */
export const ConsentHistory = ({ rows }: { rows: ConsentRow[] }) => (
  <Accordion summary={m.profile_consent_history({ count: rows.length })}>
    <ol className="grid gap-2 type-small">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <time dateTime={new Date(row.at).toISOString()} className="num text-muted">
            {formatDateTime(new Date(row.at), getLocale())}
          </time>
          <span>
            {row.given ? m.profile_consent_history_given() : m.profile_consent_history_taken()}
            {': '}
            {consentWords()[row.purpose].title}
            <span className="text-muted"> · {m.profile_consent_version({ version: row.textVersion })}</span>
          </span>
        </li>
      ))}
    </ol>
  </Accordion>
)
