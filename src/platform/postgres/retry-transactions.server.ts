import { setTimeout as pause } from 'node:timers/promises'
import { counters } from '../metrics/metrics.server.ts'

type Work = (tx: never) => Promise<unknown>
type Run = (work: Work, config?: { accessMode?: string }) => Promise<unknown>

/** Deadlock and serialization failure (PostgreSQL, appendix A): the database chose this transaction to die, and nothing of it has happened. */
const died = new Set(['40P01', '40001'])
const mostTries = 4
const pauseMs = 20

const once = new WeakSet<Work>()

/** Marks the work of a transaction that cannot begin again: it reads a stream to its end, say. */
export function onceOnly<W extends Work>(work: W): W {
  once.add(work)
  return work
}

/**
 * Has a transaction that the database chose as the victim of a deadlock tried again, three times at most: the one place that does. Its rows, events and
 * jobs went with the rollback, so that each try begins from nothing. Therefore nothing with an effect outside the database may stand in a transaction:
 * files, mails and questions to providers come after it, or are a job or an event of it. What only reads takes no locks and is not tried again; nor is
 * a savepoint by itself.
 */
export function retryTransactions<D extends object>(db: D & { transaction: unknown }): D {
  const run = (db.transaction as Run).bind(db)
  const retried: Run = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(work, config)
      } catch (error) {
        const isHopeless = attempt === mostTries || once.has(work) || config?.accessMode === 'read only'
        if (isHopeless || !isVictim(error)) throw error
        counters.transactionsRetried.inc()
        // Not at the same moment as the others.
        await pause(pauseMs * attempt * (0.5 + Math.random()))
      }
    }
  }
  db.transaction = retried
  return db
}

const isVictim = (error: unknown): boolean =>
  error instanceof Error && (died.has(String((error as { code?: unknown }).code)) || isVictim(error.cause))
