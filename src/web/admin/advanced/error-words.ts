import type { Severity } from '#kit/error-log.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const errorSeverities = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

export const errorSeverityLooks: Record<Severity, { tone: TagTone; words: () => string }> = {
  critical: { tone: 'red', words: () => m.errors_critical() },
  high: { tone: 'red', words: () => m.errors_high() },
  medium: { tone: 'amber', words: () => m.errors_medium() },
  low: { tone: 'neutral', words: () => m.errors_low() },
}

export const originWords = { server: () => m.errors_server(), browser: () => m.errors_browser() }
