import pino from 'pino'
import { describeError } from '#kit/error-log.ts'
import { isDatabaseAway } from '../database-unavailable.ts'
import { env } from '../env.server.ts'
import { saveError } from '../errors/error-log.server.ts'

const secrets = ['password', 'token', 'key', 'secret', 'authorization', 'cookie']

const form = {
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]), censor: '***' },
}

/** JSON lines on stdout; keys named like secrets are masked, so that a log can be shown to anyone. The level follows LOG_LEVEL. */
export const log = pino({ level: 'warn', ...form })

/** Logged at any LOG_LEVEL: that the shop is open, or why not. */
export const startLog = pino({ level: 'info', ...form })

/** The level from the settings, else from LOG_LEVEL. */
export const useLogLevel = (level?: string | null) => void (log.level = level ?? env.LOG_LEVEL)

/** Logs a bug under the id on the error screen and stores it in the error log, without the parameters of queries. An unavailable database is not a bug. */
export function logBug(error: unknown, { id, path }: { id?: string; path: string }) {
  const { message, stack } = describeError(error)
  if (isDatabaseAway(error)) return void log.error({ id, path, err: { message } }, 'database away')
  log.error({ id, path, err: { type: error instanceof Error ? error.name : typeof error, message, stack } }, 'bug')
  saveError({ message, stack, severity: 'high', timestamp: new Date().toISOString(), path, errorId: id })
}
