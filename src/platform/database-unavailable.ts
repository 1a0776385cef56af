/** SQLSTATEs of a server that stops, starts or refuses connections (PostgreSQL, appendix A), and network errors. */
const codes = /^(57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of `pg` and its pool without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** A wait for a connection or a locked row that timed out (lock_timeout: 55P03); it was rolled back. */
const busy = /^(crowded|55P03)$/

/** Whether the database is overloaded: a retry in a moment may succeed. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && (busy.test(String((error as { code?: unknown }).code)) || isDatabaseBusy(error.cause))

/** Whether the database could not be reached, as opposed to refusing. The statement then had its whole effect or none. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseBusy(error)) return true
  const { code } = error as { code?: unknown }
  if ((typeof code === 'string' && codes.test(code)) || words.test(error.message)) return true
  const parts = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some(isDatabaseAway)
}
