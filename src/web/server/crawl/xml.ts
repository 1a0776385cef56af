import { Readable } from 'node:stream'
import type { Context } from 'hono'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// Characters that XML cannot hold, not even escaped.
// oxlint-disable-next-line no-control-regex -- these are the signs meant
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

/** A text escaped for XML. */
export const xml = (text: string) => text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** `<name>text</name>`, or nothing without a text. */
export const tag = (name: string, text: string | number | null | undefined) =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${xml(String(text))}</${name}>`

/** An hour old at the most: robots come daily. */
const cacheControl = 'public, max-age=3600'

type Pieces = AsyncIterable<string> | Iterable<string>

/** XML sent piece by piece as it is read, so that a shop of any size costs little memory. */
export function xmlResponse(c: Context, type: string, pieces: Pieces) {
  const stream = Readable.toWeb(Readable.from(pieces)).pipeThrough(new TextEncoderStream() as never) as ReadableStream
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' }
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(stream, 200, headers)
  return c.body(stream.pipeThrough(new CompressionStream('gzip') as never), 200, {
    ...headers,
    'Content-Encoding': 'gzip',
  })
}
