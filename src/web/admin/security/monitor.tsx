import { Printer } from 'lucide-react'
import { formatDateTime, formatTime } from '#kit/clock.ts'
import type { RiskLevel } from '#shop/security/risk-level.ts'
import { type SecuritySettings, securitySwitchNames } from '#shop/settings/security-settings.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Pages } from '#web/admin-kit/list/list-params.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { securityPeriodWords, riskLooks } from './event-words.ts'
import { defaultPeriod, type EventParams } from './read-event-params.ts'
import { Link, useRevalidator } from 'react-router'
import { Tag } from '#ui/tag.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { securitySwitchWords } from './security-switch-words.ts'
import { useEffect } from 'react'
import { listenLive } from '#web/shell/notifications/live.ts'

/** Several events within a second cause one reload. */
const gatherMs = 1_000
const nothing = () => {}

/**
 * Reloads the monitor every 60 s (docs/reference/spec.md 9), when its tab becomes visible, when its live connection opens, and when an event
 * arrives. A hidden tab sends no requests; if monitoring is switched off, only the refresh button reloads.
 */
function useMonitorRefresh(everyMs: number, isOn: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    let soon: ReturnType<typeof setTimeout> | undefined
    const refresh = () => void (document.hidden || revalidate())
    const refreshSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined
        refresh()
      }, gatherMs)
    }
    const timer = setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    const stopListening = listenLive({
      onNotifications: nothing,
      onOrder: nothing,
      onRefused: nothing,
      onOpen: refreshSoon,
      onSecurity: refreshSoon,
    })
    return () => {
      clearInterval(timer)
      clearTimeout(soon)
      stopListening()
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [everyMs, isOn, revalidate])
}

const refreshMs = 60_000

type Watched = { security: SecuritySettings; risk: RiskLevel; now: Date }

/** The part above the events; it refreshes itself. */
export function Monitor({ security, risk, now }: Watched) {
  useMonitorRefresh(refreshMs, security.enableRealTimeMonitoring)
  return (
    <>
      <SecurityNav />
      <SecurityWarnings security={security} />
      <RiskPanel risk={risk} now={now} isLive={security.enableRealTimeMonitoring} />
    </>
  )
}

export const PrintButton = () => (
  <div className="flex flex-wrap gap-3 print:hidden">
    <Button
      type="button"
      size="sm"
      variant="outline"
      icon={<Printer aria-hidden size={18} strokeWidth={1.7} />}
      onClick={() => window.print()}
    >
      {m.security_monitor_print()}
    </Button>
  </div>
)

type Reported = { query: EventParams; now: Date; pages: Pages; rows: unknown[] }

/** Head of the printed report. */
export const ReportHead = ({ query, now, pages, rows }: Reported) => (
  <p className="hidden px-4 py-3 print:block">
    {m.security_monitor_report({
      period: securityPeriodWords[query.period ?? defaultPeriod](),
      time: formatDateTime(now, getLocale()),
      page: pages.page,
      shown: formatCount(rows.length),
      all: formatCount(pages.rows),
    })}
  </p>
)

/** Links to lockouts, sessions, CSP reports, the audit log and the security settings. */
const SecurityNav = () => (
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

type Props = { risk: RiskLevel; now: Date; isLive: boolean }

/** The risk level with its rule and time. */
const RiskPanel = ({ risk, now, isLive }: Props) => (
  <Panel title={m.security_monitor_risk()} aside={<Tag tone={riskLooks[risk].tone}>{riskLooks[risk].words()}</Tag>}>
    <p className="text-ink" role="status">
      {riskLooks[risk].text()}
    </p>
    <p className="type-small mt-1 text-muted">{m.security_monitor_risk_rule()}</p>
    <p className="type-small num mt-1 text-muted print:hidden">
      {(isLive ? m.security_monitor_as_of : m.security_monitor_as_of_still)({ time: formatTime(now, getLocale()) })}
    </p>
  </Panel>
)

/** Warns about security features that are switched off. */
function SecurityWarnings({ security }: { security: SecuritySettings }) {
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
