import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { isEndLine } from '#platform/files/table-end.ts'

/** The delimiter: the candidate that occurs most often in the heading, outside quotes. */
export function delimiterOf(text: string): string {
  const head = (text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const times = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => times(b) - times(a))[0]!
}

/** Yields rows as they are read, the heading first, so that memory holds only a few. Throws on an unclosed quote. */
export async function* readCsvRows(source: Readable | string, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({ bom: true, delimiter, relaxColumnCount: true, skipEmptyLines: true, trim: true })
  const from = typeof source === 'string' ? Readable.from(piecesOf(source)) : source
  from.on('error', (error) => parser.destroy(error))
  for await (const cells of from.pipe(parser) as AsyncIterable<string[]>)
    if (cells.some(Boolean) && !isEndLine(cells)) yield cells.map(bare)
}

function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** Our export puts a quote before a formula; the import removes it. */
const bare = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
