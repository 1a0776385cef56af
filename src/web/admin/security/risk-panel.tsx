import { formatTime } from '#kit/clock.ts'
import type { RiskLevel } from '#shop/security/risk-level.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { riskLooks } from './event-words.ts'

type Props = { risk: RiskLevel; now: Date; isLive: boolean }

/** The risk level, why it is so, and as of when. */
export const RiskPanel = ({ risk, now, isLive }: Props) => (
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
