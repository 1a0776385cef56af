import pino from 'pino'
import { describeError } from '#kit/error-log.ts'
import { masked } from '#kit/masked.ts'
import { env } from '../env.server.ts'

const secrets = ['password', 'token', 'key', 'secret', 'authorization', 'cookie']

type WithCode = { code?: unknown } | undefined

/** An error without the parameters of its query, which drizzle writes into the message and beside it: names, phone numbers, addresses. */
function errorForLog(thrown: unknown) {
  if (!(thrown instanceof Error)) return masked(thrown)
  const code = (thrown as WithCode)?.code ?? (thrown.cause as WithCode)?.code
  return { type: thrown.constructor.name, ...describeError(thrown), code }
}

/** What every line of the log has in common. */
export const logForm = {
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: errorForLog },
  redact: { paths: secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]), censor: '***' },
}

/** JSON lines on stdout; keys named like secrets are masked, so that a log can be shown to anyone. The level follows LOG_LEVEL. */
export const log = pino({ level: 'warn', ...logForm })

/** Logged at any LOG_LEVEL: that the shop is open, or why not. */
export const startLog = pino({ level: 'info', ...logForm })

/** The level from the settings, else from LOG_LEVEL. */
export const useLogLevel = (level?: string | null) => void (log.level = level ?? env.LOG_LEVEL)
