import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

export const AdvancedNav = () => (
  <nav aria-label={m.system_advanced_nav()} className="flex flex-wrap gap-2">
    {[
      { to: '/admin/advanced/performance', label: m.system_performance_title() },
      { to: '/admin/advanced/jobs', label: m.system_jobs_title() },
      { to: '/admin/advanced/pages', label: m.system_cache_title() },
      { to: '/admin/advanced/backup', label: m.system_backup_title() },
      { to: '/admin/emails', label: m.email_log_title() },
      { to: '/admin/security/settings', label: m.security_settings_level() },
      { to: '/admin/settings/features', label: m.settings_features() },
      { to: '/admin/system', label: m.system_title() },
    ].map(({ to, label }) => (
      <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {label}
      </Link>
    ))}
  </nav>
)
