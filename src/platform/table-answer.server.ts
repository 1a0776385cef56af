import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | null | undefined
type Pieces = AsyncIterable<Cell[][]> | Iterable<Cell[][]>

/**
 * Rows as a file for spreadsheets, sent piece by piece as they are read. What would be a formula there begins with an apostrophe
 * (security.md, CSV injection); the mark at the very beginning says that it is UTF-8.
 */
export function tableAnswer(name: string, head: string[], pieces: Pieces): Response {
  const write = (rows: Cell[][]) =>
    stringify(rows, { escape_formulas: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
  async function* bytes() {
    yield Buffer.from(`\uFEFF${write([head])}`)
    for await (const rows of pieces) if (rows.length) yield Buffer.from(write(rows))
  }
  return new Response(Readable.toWeb(Readable.from(bytes())) as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
