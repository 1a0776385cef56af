import { describeError } from '#kit/error-log.ts'
import { isDatabaseAway } from '../database-unavailable.ts'
import { log } from '../log/log.server.ts'
import { saveError } from './error-log.server.ts'

/** Logs a bug under the id on the error screen and stores it in the error log, without the parameters of queries. An unavailable database is not a bug. */
export function logBug(error: unknown, { id, path }: { id?: string; path: string }) {
  const { message, stack } = describeError(error)
  if (isDatabaseAway(error)) return void log.error({ id, path, err: { message } }, 'database away')
  log.error({ id, path, err: { type: error instanceof Error ? error.name : typeof error, message, stack } }, 'bug')
  saveError({ message, stack, severity: 'high', timestamp: new Date().toISOString(), path, errorId: id })
}
