import pino from 'pino'
import { env } from './env.server.ts'

const secrets = ['password', 'token', 'key', 'secret', 'authorization', 'cookie']

/** JSON lines on stdout; keys named like secrets are masked (SPEC 9). The level follows LOG_LEVEL. */
export const log = pino({
  level: 'warn',
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]), censor: '***' },
})

export const useLogLevel = () => void (log.level = env.LOG_LEVEL)

/** Logs a bug under an id that the error screen shows. */
export const logBug = (error: unknown, where: { id?: string; path: string }) =>
  log.error({ ...where, err: error }, 'bug')
