import type { Db } from '#platform/postgres/db.server.ts'
import { securitySwitches, setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { useLogLevel } from '#platform/log/log.server.ts'
import { readEvents } from '#shop/security/listen-for-events.ts'
import { findSettings } from '#shop/settings/queries.ts'

/** Applies the security settings in this process, at its start and whenever settings change. */
export async function applySecuritySettings(db: Db) {
  const { security } = await findSettings(db)
  const wasOff = !securitySwitches.monitorsLive
  setSecuritySwitches({
    enforcesPolicy: security.enableCSPHeaders,
    checksInput: security.enableInputValidation,
    limitsRates: security.rateLimitEnabled,
    monitorsLive: security.enableRealTimeMonitoring,
  })
  useLogLevel(security.logLevel)
  // Events were stored while monitoring was off, but no process was told.
  if (wasOff && securitySwitches.monitorsLive) await readEvents(db)
}
