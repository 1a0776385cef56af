import type { SecuritySwitch } from '#shop/settings/security-settings.ts'
import { m } from '#words/messages.js'

/** Name and purpose of each security feature. */
export const securitySwitchWords: Record<SecuritySwitch, { label: () => string; note: () => string }> = {
  enableRealTimeMonitoring: {
    label: () => m.security_settings_monitoring(),
    note: () => m.security_settings_monitoring_note(),
  },
  enableInputValidation: { label: () => m.security_settings_input(), note: () => m.security_settings_input_note() },
  enableCSPHeaders: { label: () => m.security_settings_csp(), note: () => m.security_settings_csp_note() },
  rateLimitEnabled: { label: () => m.security_settings_limits(), note: () => m.security_settings_limits_note() },
}
