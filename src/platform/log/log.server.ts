import pino from 'pino'
import { env } from '../env.server.ts'

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
