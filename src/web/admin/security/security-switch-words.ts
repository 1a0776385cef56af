import type { SecuritySwitch } from '#shop/settings/security-settings.ts'
import { m } from '#words/messages.js'

/** What each guard is called, and what it is good for. */
export const securitySwitchWords: Record<SecuritySwitch, { label: () => string; note: () => string }> = {
  enableRealTimeMonitoring: { label: () => m.guards_monitoring(), note: () => m.guards_monitoring_note() },
  enableInputValidation: { label: () => m.guards_input(), note: () => m.guards_input_note() },
  enableCSPHeaders: { label: () => m.guards_csp(), note: () => m.guards_csp_note() },
  rateLimitEnabled: { label: () => m.guards_limits(), note: () => m.guards_limits_note() },
}
