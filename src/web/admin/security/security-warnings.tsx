import { Link } from 'react-router'
import { securitySwitchNames, type SecuritySettings } from '#shop/settings/security-settings.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { securitySwitchWords } from './security-switch-words.ts'

/** Which guards are down, so that nobody forgets. */
export function SecurityWarnings({ security }: { security: SecuritySettings }) {
  const down = securitySwitchNames.filter((name) => !security[name])
  if (!down.length) return null
  return (
    <Notice
      tone="warning"
      title={m.security_settings_down()}
      action={
        <Link to="/admin/security/settings" className="link inline-flex min-h-11 items-center">
          {m.security_settings_title()}
        </Link>
      }
    >
      {down.map((name) => securitySwitchWords[name].label()).join(', ')}
    </Notice>
  )
}
