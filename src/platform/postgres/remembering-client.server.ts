import { Client, type QueryConfig } from 'pg'
import type { Duplex } from 'node:stream'
import { DescribedQuery, type Described } from './described-query.server.ts'

/** More statements than the shop has; lists of every length (`in ($1, $2 …)`) must not fill the memory of the server. */
const most = 600
const names = new Map<string, string>()

function nameOf(text: string) {
  if (names.size >= most) return
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Reads and writes of rows, one at a time: what stands in one text with others cannot be prepared. */
const isPreparable = (text: string, values: unknown[] | undefined) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && (values?.length || !text.includes(';'))

/** They answer nothing, and when they fail, whatever follows them on this connection fails with them. */
const isOpening = (text: string) => text === 'begin' || text.startsWith('savepoint ')

type Asked = (config: unknown, values?: unknown, done?: unknown) => unknown

/**
 * A connection that remembers what it was asked: the same statement is read and planned once, then only its values travel. For pages
 * of twenty questions that is half of what the database does. Behind PgBouncer it needs `max_prepared_statements` (its default).
 * What is asked in one breath (`Promise.all`) travels in one packet, in the order in which it was asked; a transaction begins with its first statement.
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

/** Holds back what is written until this turn of the loop is over. */
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

/** As pg does it: a failure names who asked, not the socket that told. */
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
