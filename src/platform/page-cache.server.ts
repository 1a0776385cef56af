import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { counters } from './metrics.server.ts'

/** A finished answer: the same bytes for everyone, in three encodings, with the headers that belong to them. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
  etag: string
  tags: string[]
  until: number
  /** Bytes of all three bodies as first made; compressed harder later they only take less, and the sum of the cache stays true. */
  weight: number
  asked: number
}

const maxBytes = 64 * 2 ** 20
const lifetimeMs = 10 * 60_000
/** Compressing as hard as it goes costs ten renders (27 ms of processor for 10 % fewer bytes): only what is asked for again and again earns it back. */
const oftenAsked = 10

const pages = new Map<string, Page>()
const rendering = new Map<string, Promise<Page>>()
let bytes = 0
/** Grows with every drop, so that a page rendered from what was true before the drop is not kept after it. */
let drops = 0

export function cachedPage(key: string): Page | undefined {
  const page = pages.get(key)
  if (!page) return
  if (page.until < Date.now()) return void forget(key)
  // Most recently used last: the first of the Map is the one to give up.
  pages.delete(key)
  pages.set(key, page)
  page.asked += 1
  if (page.asked === oftenAsked) void shrink(page.bodies)
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
  bytes += page.weight
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break
    forget(oldest)
  }
}

function forget(key: string) {
  const page = pages.get(key)
  if (!page) return
  pages.delete(key)
  bytes -= page.weight
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

/** What a page weighs is decided twice: quickly for whoever waits for it now, and once it is asked for often as small as can be, beside other work. */
export function makePage({
  status,
  headers,
  body,
  tags,
}: {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: string[]
}): Page {
  const bodies = {
    br: brotliCompressSync(body, { params: brotli(5, body) }),
    gzip: gzipSync(body, { level: 1 }),
    identity: body,
  }
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const weight = bodies.br.length + bodies.gzip.length + body.length
  return { status, headers, bodies, etag, tags, until: Date.now() + lifetimeMs, weight, asked: 0 }
}

const brotli = (quality: number, body: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
})
const brotliBeside = promisify(brotliCompress)
const gzipBeside = promisify(gzip)

async function shrink(bodies: Page['bodies']) {
  bodies.br = await brotliBeside(bodies.identity, { params: brotli(10, bodies.identity) })
  bodies.gzip = await gzipBeside(bodies.identity, { level: 8 })
}
