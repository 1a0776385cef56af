import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

/** From what happened to who is kept out, who is in, what browsers blocked, what staff changed, and what guards. */
export const SecurityNav = () => (
  <nav aria-label={m.security_monitor_nav()} className="flex flex-wrap gap-2 print:hidden">
    {[
      { to: '/admin/security/locks', label: m.security_lockouts_title() },
      { to: '/admin/security/sessions', label: m.security_all_sessions_title() },
      { to: '/admin/security/reports', label: m.security_csp_title() },
      { to: '/admin/security/audit', label: m.audit_title() },
      { to: '/admin/security/settings', label: m.security_settings_title() },
    ].map(({ to, label }) => (
      <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {label}
      </Link>
    ))}
  </nav>
)
