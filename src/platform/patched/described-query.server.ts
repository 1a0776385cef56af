import { Query } from 'pg'

/** The columns of a result, as pg stores them. */
type Columns = { fields: unknown[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
type Result = Columns & { rowAsArray: boolean; parseRow: unknown; _parseRowAsArray: unknown; _types?: unknown }
type Connection = { describe: (what: unknown) => void }
type Inner = { name: string; types: unknown; callback: unknown; _result: Result; _accumulateRows: boolean }
type Steps = {
  prepare: (connection: Connection) => void
  handleRowDescription: (message: unknown) => void
  handleReadyForQuery: (connection: Connection) => void
}
const steps = Query.prototype as unknown as Steps

type PreparedStatement = { text: string; name: string; rowMode?: string; types?: unknown }

/** The result columns of the prepared statements of one connection. */
export type Described = Map<string, Columns>

const undescribing = new WeakMap<Connection, Connection>()

/** The same connection without the `describe` message. */
function withoutDescribe(connection: Connection) {
  const wrapped = undescribing.get(connection) ?? Object.create(connection, { describe: { value: () => undefined } })
  undescribing.set(connection, wrapped)
  return wrapped as Connection
}

/**
 * A prepared statement that asks for its result columns only once per connection: the names and types of forty columns cost more than a row. They cannot
 * change unnoticed, since PostgreSQL refuses a prepared statement whose columns changed.
 */
export class DescribedQuery extends Query {
  readonly #described: Described
  readonly #key: string

  constructor(
    { text, name, rowMode, types }: PreparedStatement,
    values: unknown[],
    done: unknown,
    described: Described,
  ) {
    // Passes the text, since pg copies an object with all its descriptors.
    super(text, values)
    this.#described = described
    this.#key = `${name} ${rowMode ?? ''} ${types ? 'own types' : ''}`
    Object.assign(this, { name, types, callback: done })
    const result = this.#inner._result
    result._types = types
    if (rowMode === 'array') Object.assign(result, { rowAsArray: true, parseRow: result._parseRowAsArray })
  }

  get #inner() {
    return this as unknown as Inner
  }

  prepare(connection: Connection) {
    const columns = this.#described.get(this.#key)
    if (columns) {
      Object.assign(this.#inner._result, columns)
      this.#inner._accumulateRows = true
    }
    steps.prepare.call(this as never, columns ? withoutDescribe(connection) : connection)
  }

  handleRowDescription(message: unknown) {
    steps.handleRowDescription.call(this as never, message)
    this.#keep()
  }

  /** Runs only after a successful statement; one without columns sends no description. */
  handleReadyForQuery(connection: Connection) {
    if (!this.#described.has(this.#key)) this.#keep()
    steps.handleReadyForQuery.call(this as never, connection)
  }

  #keep() {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this.#inner._result
    this.#described.set(this.#key, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
