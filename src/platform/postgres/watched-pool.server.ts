import { Pool, type PoolClient, type QueryConfig } from 'pg'
import { limitConcurrency } from '#kit/limit-concurrency.ts'
import { isDatabaseAway, isDatabaseBusy } from '../database-unavailable.ts'
import { isReadOnly } from './is-read-only.ts'
import { markUnavailable } from '../request.server.ts'

type Work = (...args: unknown[]) => unknown
type PendingRead = { args: unknown[]; answerWith: (answer: Promise<unknown>) => void }

/** How many reads share a connection; the next ones take another, so that a page of heavy sums still uses several. */
const together = 8

/** Marks the current request when the database cannot be reached. */
function watched(work: Work): Work {
  return (...args) => {
    const answered = work(...args)
    if (answered instanceof Promise) answered.catch(noteUnavailable)
    return answered
  }
}

function noteUnavailable(error: unknown) {
  if (isDatabaseAway(error)) markUnavailable(isDatabaseBusy(error) ? 'busy' : 'away')
}

/**
 * Transactions may wait for locks: they get six of ten connections, so that one locked row does not block all pages. A pool of three or less cannot
 * spare any.
 */
const forTransactions = (max: number) => (max > 3 ? Math.ceil(max * 0.6) : max)
/** Longer than many simultaneous orders of the last pieces take on a loaded machine; browsers wait longer still. */
const transactionQueue = { mayWait: 1000, waitMs: 20_000 }

/**
 * A connection pool that marks the current request if a connection is lost (answer-page.ts then answers 503). Reads made together (`Promise.all`) go
 * over one connection in one packet. Only reads: a write may wait for a lock, and no read may wait behind it.
 */
export class WatchedPool extends Pool {
  #pendingReads: PendingRead[] = []
  readonly #reader: () => Promise<PoolClient>

  constructor(config: ConstructorParameters<typeof Pool>[0]) {
    super(config)
    const queryAlone = super.query.bind(this) as Work
    const queryTogether: Work = (...args) => (isQuickRead(args) ? this.#read(args) : queryAlone(...args))
    this.query = watched(queryTogether) as typeof this.query
    const connect = watched(super.connect.bind(this) as Work) as typeof this.connect
    this.#reader = () => connect()
    this.connect = watched(inTurn(connect, config?.max ?? 10)) as typeof this.connect
    this.on('connect', (client: PoolClient) => {
      client.query = watched(client.query.bind(client) as Work) as typeof client.query
    })
  }

  #read(args: unknown[]) {
    if (!this.#pendingReads.length) process.nextTick(() => this.#flush())
    return new Promise((answerWith) => this.#pendingReads.push({ args, answerWith }))
  }

  #flush() {
    const reads = this.#pendingReads.splice(0)
    for (let at = 0; at < reads.length; at += together) void this.#ask(reads.slice(at, at + together))
  }

  async #ask(reads: PendingRead[]) {
    let client: PoolClient
    try {
      client = await this.#reader()
    } catch (error) {
      for (const { answerWith } of reads) answerWith(Promise.reject(error as Error))
      return
    }
    const answers = reads.map(({ args, answerWith }) => {
      const answer = (client.query as Work)(...args) as Promise<unknown>
      answerWith(answer)
      return answer
    })
    const settled = await Promise.allSettled(answers)
    const failed = settled.find((one) => one.status === 'rejected')
    client.release(failed?.reason as Error | undefined)
  }
}

/** Like `connect`, but queues callers that keep the connection for a transaction; a single statement (with `done`) passes at once. */
function inTurn(connect: Pool['connect'], max: number): Work {
  const { enter, leave } = limitConcurrency({ atOnce: forTransactions(max), ...transactionQueue })
  return async (done) => {
    if (typeof done === 'function') return (connect as Work)(done)
    await enter()
    const client = await connect().catch((error: Error) => {
      leave()
      throw error
    })
    const release = client.release
    client.release = (failed) => {
      client.release = release
      leave()
      release(failed)
    }
    return client
  }
}

function isQuickRead([config, values, done]: unknown[]) {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false
  return done === undefined && typeof values !== 'function' && isReadOnly((config as QueryConfig).text)
}
