import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { counters } from './metrics.server.ts'

/** A finished answer: the same bytes for everyone, in three encodings, with the headers that belong to them. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
  etag: string
  tags: string[]
  until: number
}

const maxBytes = 64 * 2 ** 20
const lifetimeMs = 10 * 60_000

const pages = new Map<string, Page>()
const rendering = new Map<string, Promise<Page>>()
let bytes = 0
/** Grows with every drop, so that a page rendered from what was true before the drop is not kept after it. */
let drops = 0

const sizeOf = ({ bodies }: Page) => bodies.br.length + bodies.gzip.length + bodies.identity.length

export function cachedPage(key: string): Page | undefined {
  const page = pages.get(key)
  if (!page) return
  if (page.until < Date.now()) return void forget(key)
  // Most recently used last: the first of the Map is the one to give up.
  pages.delete(key)
  pages.set(key, page)
  return page
}

/** The kept page, or one render for however many ask at once. */
export async function pageOf(key: string, render: () => Promise<Page>) {
  const kept = cachedPage(key)
  if (kept) return kept
  const under = rendering.get(key)
  if (under) return under
  const atStart = drops
  const work = render()
    .then((page) => {
      if (page.tags.length && drops === atStart) keep(key, page)
      return page
    })
    .finally(() => rendering.get(key) === work && rendering.delete(key))
  rendering.set(key, work)
  return work
}

function keep(key: string, page: Page) {
  forget(key)
  pages.set(key, page)
  bytes += sizeOf(page)
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break
    forget(oldest)
  }
}

function forget(key: string) {
  const page = pages.get(key)
  if (!page) return
  pages.delete(key)
  bytes -= sizeOf(page)
}

/** Drops every page that carries one of the tags; `*` drops all. */
export function dropPages(tags: string[]) {
  drops += 1
  // A render under way read what is no longer true: whoever asks from now on gets a new one.
  rendering.clear()
  for (const [key, page] of pages) {
    if (tags.includes('*') || page.tags.some((tag) => tags.includes(tag))) {
      forget(key)
      counters.pagesDropped.inc()
    }
  }
}

export const pageCacheSize = () => ({ pages: pages.size, bytes })

/** A page without tags is given to those who wait for it and not kept, so it is compressed with less effort. */
export function makePage({ status, headers, body, tags }: { status: number; headers: Record<string, string>; body: Buffer; tags: string[] }): Page {
  const params = { [constants.BROTLI_PARAM_QUALITY]: tags.length ? 9 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return {
    status,
    headers,
    bodies: { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: tags.length ? 7 : 1 }), identity: body },
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    tags,
    until: Date.now() + lifetimeMs,
  }
}
