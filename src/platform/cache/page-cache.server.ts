import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { disconnectedChannels } from '../postgres/channel.server.ts'
import { counters } from '../metrics/metrics.server.ts'

/** A finished answer: the same bytes for everyone, in three encodings, with the headers that belong to them. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
  etag: string
  tags: string[]
  until: number
  /** Bytes of the three bodies at the most: compressed twice, a page takes less than half of itself again. */
  weight: number
  asked: number
  /** Of those that anybody may ask for in ever new forms only the newest few are kept. */
  isOfMany?: boolean
}

const maxBytes = 64 * 2 ** 20
const lifetimeMs = 10 * 60_000
/** What was drawn while this process could not hear of changes. */
const deafLifetimeMs = 15_000
/** Compressing as hard as it goes costs ten renders (27 ms of processor for 10 % fewer bytes): only what is asked for again and again earns it back. */
const oftenAsked = 10

/** So many of them. */
const mostOfMany = 200

const pages = new Map<string, Page>()
const ofMany = new Set<string>()
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
export async function cachedOrRendered(key: string, render: () => Promise<Page>) {
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
  if (page.isOfMany) ofMany.add(key)
  if (ofMany.size > mostOfMany) forget(ofMany.values().next().value!)
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break
    forget(oldest)
  }
}

function forget(key: string) {
  const page = pages.get(key)
  if (!page) return
  pages.delete(key)
  ofMany.delete(key)
  bytes -= page.weight
}

/** Drops every page that carries one of the tags; `*` drops all. */
export function dropPages(tags: string[]) {
  drops += 1
  const dropped = new Set(tags)
  const isAll = dropped.has('*')
  if (isAll) frames.clear()
  // A render under way read what is no longer true: whoever asks from now on gets a new one.
  rendering.clear()
  for (const [key, page] of pages) {
    if (isAll || page.tags.some((tag) => dropped.has(tag))) {
      forget(key)
      counters.pagesDropped.inc()
    }
  }
}

const frames = new Map<string, { read: Promise<unknown>; until: number }>()
/** What comes out by the calendar shows in the frame a minute later at most. */
const frameMs = 60_000

/** What stands around every page and changes only when everything is dropped (words of the shop, ways around it): read once, not with each page. */
export function cacheFrame<T>(key: string, read: () => Promise<T>): Promise<T> {
  const kept = frames.get(key)
  if (kept && kept.until > Date.now()) return kept.read as Promise<T>
  const fresh = { read: read(), until: Date.now() + frameMs }
  frames.set(key, fresh)
  fresh.read.catch(() => frames.get(key) === fresh && frames.delete(key))
  return fresh.read
}

export const pageCacheSize = () => ({ pages: pages.size, bytes, maxBytes })

/** What this process keeps, the most asked first. */
export const listCachedPages = (most: number) =>
  [...pages]
    .map(([key, { asked, weight, until, tags }]) => ({ key, asked, weight, until: new Date(until), tags }))
    .sort((a, b) => b.asked - a.asked || b.weight - a.weight)
    .slice(0, most)

type Draft = { status: number; headers: Record<string, string>; body: Buffer; tags: string[] }

export function makePage({ status, headers, body, tags }: Draft): Page {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers,
    bodies: encodings(body),
    etag,
    tags,
    until: Date.now() + (disconnectedChannels().length ? deafLifetimeMs : lifetimeMs),
    weight: body.length * 1.5,
    asked: 0,
  }
}

/** An encoding is made when somebody first asks for it, quickly, since that person waits. */
function encodings(identity: Buffer): Page['bodies'] {
  const made: Partial<Record<'br' | 'gzip', Buffer>> = {}
  return {
    identity,
    get br() {
      return (made.br ??= brotliCompressSync(identity, { params: brotli(4, identity) }))
    },
    set br(smaller) {
      made.br = smaller
    },
    get gzip() {
      return (made.gzip ??= gzipSync(identity, { level: 2 }))
    },
    set gzip(smaller) {
      made.gzip = smaller
    },
  }
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
