import { z } from 'zod'
import { logLevels, type SecuritySettings } from '#shop/settings/security-settings.ts'

const box = z
  .literal('on')
  .optional()
  .transform((ticked) => ticked === 'on')

/** What the screen of security settings sends: boxes that are ticked, and how much is logged. */
export const securitySettingsForm = z
  .object({
    enableRealTimeMonitoring: box,
    enableInputValidation: box,
    enableCSPHeaders: box,
    rateLimitEnabled: box,
    logLevel: z.enum(logLevels).nullable().catch(null),
  })
  .transform((asked): SecuritySettings => asked)
