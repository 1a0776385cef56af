import type { Severity } from '#kit/error-log.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const errorSeverities = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

export const errorSeverityLooks: Record<Severity, { tone: TagTone; words: () => string }> = {
  critical: { tone: 'red', words: () => m.system_errors_critical() },
  high: { tone: 'red', words: () => m.system_errors_high() },
  medium: { tone: 'amber', words: () => m.system_errors_medium() },
  low: { tone: 'neutral', words: () => m.system_errors_low() },
}

export const originWords = { server: () => m.system_errors_server(), browser: () => m.system_errors_browser() }
