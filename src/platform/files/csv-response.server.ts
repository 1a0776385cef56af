import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Locale } from '#kit/localized.ts'
import { momentCell } from '#kit/typed-moment.ts'
import { m } from '#words/messages.js'
import { logBug } from '../errors/log-bug.server.ts'
import { requestId, requestLocale } from '../request.server.ts'
import { endMark } from './table-end.ts'

type Cell = string | number | boolean | Date | null | undefined
type Pieces = AsyncIterable<Cell[][]> | Iterable<Cell[][]>

/**
 * Streams rows as a CSV file. The last line holds the number of rows, or says that the export broke off, so that half a file is not taken for a whole
 * one; an error before the first byte is an error page. Times are in the shop's time zone. Formulas get a leading apostrophe (security.md, CSV
 * injection); a byte order mark says UTF-8.
 */
export async function csvResponse(name: string, head: string[], pieces: Pieces): Promise<Response> {
  const request = { locale: requestLocale(), id: requestId() }
  const rows = piecesOf(pieces)
  const first = await rows.next()
  return new Response(Readable.toWeb(Readable.from(bytes(head, first, rows, request))) as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

type Rows = AsyncGenerator<Cell[][], void>

type RequestContext = { locale: Locale; id: string | undefined }

async function* bytes(
  head: string[],
  first: IteratorResult<Cell[][], void>,
  rows: Rows,
  { locale, id }: RequestContext,
) {
  let count = 0
  yield Buffer.from(`\uFEFF${written([head])}`)
  try {
    for (let piece = first; !piece.done; piece = await rows.next()) {
      count += piece.value.length
      if (piece.value.length) yield Buffer.from(written(piece.value))
    }
    yield Buffer.from(written([[`${endMark} ${m.admin_export_end({ count }, { locale })}`]]))
  } catch (error) {
    logBug(error, { id, path: 'export' })
    yield Buffer.from(written([[`${endMark} ${m.admin_export_broken({ count }, { locale })}`]]))
  }
}

/** Keeps the request's context, since texts are in its language and the stream is read outside of it. */
async function* piecesOf(pieces: Pieces): Rows {
  const inRequest = AsyncLocalStorage.snapshot()
  const all = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  for (;;) {
    const next = await inRequest(() => all.next())
    if (next.done) return
    yield next.value
  }
}

const written = (rows: Cell[][]) =>
  stringify(
    rows.map((row) => row.map((cell) => (cell instanceof Date ? momentCell(cell) : cell))),
    { escape_formulas: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
