import { setTimeout as pause } from 'node:timers/promises'
import { counters } from '../metrics/metrics.server.ts'

type Work = (tx: never) => Promise<unknown>
type Run = (work: Work, config?: { accessMode?: string }) => Promise<unknown>

/** Deadlock and serialization failure (PostgreSQL, appendix A): the database aborted this transaction and rolled it back. */
const died = new Set(['40P01', '40001'])
const maxTries = 4
const pauseMs = 20

const once = new WeakSet<Work>()

/** Marks the work of a transaction that cannot be repeated, for example because it reads a stream. */
export function onceOnly<W extends Work>(work: W): W {
  once.add(work)
  return work
}

/**
 * Repeats a transaction that the database aborted after a deadlock, three times at most; no other code does. Its rows, events and jobs were rolled back,
 * so each try begins from nothing. Therefore a transaction must have no effect outside the database: files, emails and calls to providers follow it, or
 * are its jobs and events. Reads take no locks and are not repeated; nor is a single savepoint.
 */
export function retryTransactions<D extends object>(db: D & { transaction: unknown }): D {
  const run = (db.transaction as Run).bind(db)
  const retried: Run = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(work, config)
      } catch (error) {
        const isHopeless = attempt === maxTries || once.has(work) || config?.accessMode === 'read only'
        if (isHopeless || !isVictim(error)) throw error
        counters.transactionsRetried.inc()
        // Waits a random time, so that competing transactions do not repeat at the same moment.
        await pause(pauseMs * attempt * (0.5 + Math.random()))
      }
    }
  }
  db.transaction = retried
  return db
}

const isVictim = (error: unknown): boolean =>
  error instanceof Error && (died.has(String((error as { code?: unknown }).code)) || isVictim(error.cause))
