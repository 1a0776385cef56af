import { Client, type QueryConfig } from 'pg'
import type { Duplex } from 'node:stream'
import { DescribedQuery, type Described } from './described-query.server.ts'

/** More statements than the shop has; lists of every length (`in ($1, $2 …)`) must not fill the server's memory. */
const maxNames = 600
const names = new Map<string, string>()

function nameOf(text: string) {
  if (names.size >= maxNames) return
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Single statements that read or write rows: a text with several statements cannot be prepared. */
const isPreparable = (text: string, values: unknown[] | undefined) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && (values?.length || !text.includes(';'))

/** They return nothing, and if one fails, all later statements on this connection fail too. */
const isOpening = (text: string) => text === 'begin' || text.startsWith('savepoint ')

type QueryFunction = (config: unknown, values?: unknown, done?: unknown) => unknown

/**
 * A connection that prepares its statements: the same statement is parsed and planned once, then only its values are sent. For pages of twenty queries
 * that halves the work of the database. Behind PgBouncer it needs `pool_mode = session`, as do the listeners (channel.server.ts). Queries made
 * together (`Promise.all`) are sent in one packet, in order; a transaction begins with its first statement.
 */
export class RememberingClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super({ ...(config as object), pipeline: true } as ConstructorParameters<typeof Client>[0])
    const sendQuery = super.query.bind(this) as QueryFunction
    const corkUntilTick = gathering(() => (this as unknown as { connection: { stream: Duplex } }).connection.stream)
    const described: Described = new Map()
    const queryPrepared: QueryFunction = (config, values, done) => {
      corkUntilTick()
      if (typeof config !== 'object' || config === null || 'submit' in config) return sendQuery(config, values, done)
      const query = config as QueryConfig
      if (isOpening(query.text) && !done) return resolvedAtOnce(sendQuery(query, values) as Promise<unknown>)
      const params = (Array.isArray(values) ? values : query.values) as unknown[] | undefined
      const name = query.name || names.get(query.text) || (isPreparable(query.text, params) && nameOf(query.text))
      if (!name || typeof values === 'function') return sendQuery(name ? { ...query, name } : query, values, done)
      const send = (answer: unknown) =>
        sendQuery(new DescribedQuery({ ...query, name }, params ?? [], answer, described))
      return done ? void send(done) : asPromise(send)
    }
    this.query = queryPrepared as typeof this.query
  }
}

/** Buffers writes until the end of this tick. */
function gathering(streamOf: () => Duplex) {
  let corked: Duplex | undefined
  return () => {
    if (corked) return
    corked = streamOf()
    corked.cork()
    process.nextTick(() => {
      corked!.uncork()
      corked = undefined
    })
  }
}

type Done = (error: Error | null, result: unknown) => void

/** Like pg: the stack of an error shows the caller, not the socket. */
const asPromise = (send: (done: Done) => void) =>
  new Promise((resolve, reject) => send((error, result) => (error ? reject(error) : resolve(result)))).catch(
    (error: Error) => {
      Error.captureStackTrace(error)
      throw error
    },
  )

function resolvedAtOnce(opening: Promise<unknown>) {
  opening.catch(() => undefined)
  return Promise.resolve({ rows: [], rowCount: null, fields: [] })
}
