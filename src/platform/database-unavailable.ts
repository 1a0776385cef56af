/** SQLSTATEs of a server that ends, starts or lets nobody in any more (PostgreSQL, appendix A), and what the network says. */
const codes = /^(57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What `pg` and its pool say without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** It waited for its turn or for a row that somebody holds, and no longer (lock_timeout: 55P03). Nothing of it has happened. */
const busy = /^(crowded|55P03)$/

/** Whether the database is there and has too much to do: who asks again in a moment may be served. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && (busy.test(String((error as { code?: unknown }).code)) || isDatabaseBusy(error.cause))

/** Whether the database could not be asked, as against: said no. What it was about to do it then did whole or not at all. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseBusy(error)) return true
  const { code } = error as { code?: unknown }
  if ((typeof code === 'string' && codes.test(code)) || words.test(error.message)) return true
  const parts = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some(isDatabaseAway)
}
