import { z } from 'zod'

export const logLevels = ['error', 'warn', 'info', 'debug'] as const

/** The security settings, under the specification's names (docs/reference/spec.md 3). */
export const securitySettings = z.object({
  enableRealTimeMonitoring: z.boolean(),
  enableInputValidation: z.boolean(),
  /** Off: browsers report what they would have blocked, and block nothing. */
  enableCSPHeaders: z.boolean(),
  /** Empty: as LOG_LEVEL of the machine says, which is `warn` unless set. */
  logLevel: z.enum(logLevels).nullable(),
  rateLimitEnabled: z.boolean(),
})
export type SecuritySettings = z.infer<typeof securitySettings>

export const defaultSecurity: SecuritySettings = {
  enableRealTimeMonitoring: true,
  enableInputValidation: true,
  enableCSPHeaders: true,
  logLevel: null,
  rateLimitEnabled: true,
}

/** Switches that ward off attacks, or make them visible. */
const guarding = ['enableRealTimeMonitoring', 'enableInputValidation', 'enableCSPHeaders', 'rateLimitEnabled'] as const
export type SecuritySwitch = (typeof guarding)[number]
export const securitySwitchNames: readonly SecuritySwitch[] = guarding

/** The guards that are up now and would not be. */
export const switchesTurnedOff = (now: SecuritySettings, then: SecuritySettings): SecuritySwitch[] =>
  guarding.filter((name) => now[name] && !then[name])
