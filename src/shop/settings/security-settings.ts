import { z } from 'zod'

export const logLevels = ['error', 'warn', 'info', 'debug'] as const

/** The security settings, named as in the specification (docs/reference/spec.md 3). */
export const securitySettings = z.object({
  enableRealTimeMonitoring: z.boolean(),
  enableInputValidation: z.boolean(),
  /** Off: browsers report violations and block nothing. */
  enableCSPHeaders: z.boolean(),
  /** Empty: LOG_LEVEL of the environment, by default `warn`. */
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

/** Switches that prevent attacks, or make them visible. */
const guarding = ['enableRealTimeMonitoring', 'enableInputValidation', 'enableCSPHeaders', 'rateLimitEnabled'] as const
export type SecuritySwitch = (typeof guarding)[number]
export const securitySwitchNames: readonly SecuritySwitch[] = guarding

/** The protective switches that are on now and would be off. */
export const switchesTurnedOff = (now: SecuritySettings, then: SecuritySettings): SecuritySwitch[] =>
  guarding.filter((name) => now[name] && !then[name])
