import { Client, type QueryConfig } from 'pg'
import type { Duplex } from 'node:stream'
import { DescribedQuery, type Described } from './described-query.server.ts'

/** More statements than the shop has; lists of every length (`in ($1, $2 …)`) must not fill the server's memory. */
const most = 600
const names = new Map<string, string>()

function nameOf(text: string) {
  if (names.size >= most) return
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Single statements that read or write rows: a text with several statements cannot be prepared. */
const isPreparable = (text: string, values: unknown[] | undefined) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && (values?.length || !text.includes(';'))

/** They return nothing, and if one fails, all later statements on this connection fail too. */
const isOpening = (text: string) => text === 'begin' || text.startsWith('savepoint ')

type Asked = (config: unknown, values?: unknown, done?: unknown) => unknown

/**
 * A connection that prepares its statements: the same statement is parsed and planned once, then only its values are sent. For pages of twenty queries
 * that halves the work of the database. Behind PgBouncer it needs `max_prepared_statements` (its default). Queries made together (`Promise.all`) are
 * sent in one packet, in order; a transaction begins with its first statement.
 */
export class RememberingClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super({ ...(config as object), pipeline: true } as ConstructorParameters<typeof Client>[0])
    const ask = super.query.bind(this) as Asked
    const gather = gathering(() => (this as unknown as { connection: { stream: Duplex } }).connection.stream)
    const described: Described = new Map()
    const asked: Asked = (config, values, done) => {
      gather()
      if (typeof config !== 'object' || config === null || 'submit' in config) return ask(config, values, done)
      const query = config as QueryConfig
      if (isOpening(query.text) && !done) return alreadyDone(ask(query, values) as Promise<unknown>)
      const given = (Array.isArray(values) ? values : query.values) as unknown[] | undefined
      const name = query.name || names.get(query.text) || (isPreparable(query.text, given) && nameOf(query.text))
      if (!name || typeof values === 'function') return ask(name ? { ...query, name } : query, values, done)
      const send = (answer: unknown) => ask(new DescribedQuery({ ...query, name }, given ?? [], answer, described))
      return done ? void send(done) : answered(send)
    }
    this.query = asked as typeof this.query
  }
}

/** Buffers writes until the end of this tick. */
function gathering(streamOf: () => Duplex) {
  let held: Duplex | undefined
  return () => {
    if (held) return
    held = streamOf()
    held.cork()
    process.nextTick(() => {
      held!.uncork()
      held = undefined
    })
  }
}

type Done = (error: Error | null, result: unknown) => void

/** Like pg: the stack of an error shows the caller, not the socket. */
const answered = (send: (done: Done) => void) =>
  new Promise((resolve, reject) => send((error, result) => (error ? reject(error) : resolve(result)))).catch(
    (error: Error) => {
      Error.captureStackTrace(error)
      throw error
    },
  )

function alreadyDone(opening: Promise<unknown>) {
  opening.catch(() => undefined)
  return Promise.resolve({ rows: [], rowCount: null, fields: [] })
}
