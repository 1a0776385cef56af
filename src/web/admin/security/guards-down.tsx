import { Link } from 'react-router'
import { guardNames, type SecuritySettings } from '#shop/settings/security-settings.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { guardWords } from './guard-words.ts'

/** Which guards are down, so that nobody forgets. */
export function GuardsDown({ security }: { security: SecuritySettings }) {
  const down = guardNames.filter((name) => !security[name])
  if (!down.length) return null
  return (
    <Notice
      tone="warning"
      title={m.guards_down()}
      action={
        <Link to="/admin/security/settings" className="link inline-flex min-h-11 items-center">
          {m.guards_title()}
        </Link>
      }
    >
      {down.map((name) => guardWords[name].label()).join(', ')}
    </Notice>
  )
}
