import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { disconnectedChannels } from '../postgres/channel.server.ts'
import { counters } from '../metrics/metrics.server.ts'

/** A rendered response: the same bytes for everyone, in three encodings, with their headers. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
  etag: string
  tags: string[]
  until: number
  /** The most bytes of the three bodies: both compressed forms together take less than half of the page. */
  weight: number
  requests: number
  /** A page with endless possible addresses: only the newest few are kept. */
  isOfMany?: boolean
}

const maxBytes = 64 * 2 ** 20
const lifetimeMs = 10 * 60_000
/** For pages rendered while this process could not receive changes. */
const disconnectedLifetimeMs = 15_000
/** The highest compression costs ten renders (27 ms of CPU for 10 % fewer bytes), so only a page with this many requests gets it. */
const popularRequests = 10

/** How many of them are kept. */
const maxOfMany = 200

const pages = new Map<string, Page>()
const ofMany = new Set<string>()
const rendering = new Map<string, Promise<Page>>()
let bytes = 0
/** Grows with every drop, so that a page rendered from older data is not kept after it. */
let drops = 0

export function cachedPage(key: string): Page | undefined {
  const page = pages.get(key)
  if (!page) return
  if (page.until < Date.now()) return void evict(key)
  // Most recently used last: the first page of the Map is evicted first.
  pages.delete(key)
  pages.set(key, page)
  page.requests += 1
  if (page.requests === popularRequests) void shrink(page.bodies)
  return page
}

/** The cached page, or one render for all requests at the same time. */
export async function cachedOrRendered(key: string, render: () => Promise<Page>) {
  const cached = cachedPage(key)
  if (cached) return cached
  const under = rendering.get(key)
  if (under) return under
  const atStart = drops
  const work = render()
    .then((page) => {
      if (page.tags.length && drops === atStart) storePage(key, page)
      return page
    })
    .finally(() => rendering.get(key) === work && rendering.delete(key))
  rendering.set(key, work)
  return work
}

function storePage(key: string, page: Page) {
  evict(key)
  pages.set(key, page)
  bytes += page.weight
  if (page.isOfMany) ofMany.add(key)
  if (ofMany.size > maxOfMany) evict(ofMany.values().next().value!)
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break
    evict(oldest)
  }
}

function evict(key: string) {
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
  // A render under way used old data: requests from now on start a new one.
  rendering.clear()
  for (const [key, page] of pages) {
    if (isAll || page.tags.some((tag) => dropped.has(tag))) {
      evict(key)
      counters.pagesDropped.inc()
    }
  }
}

const frames = new Map<string, { read: Promise<unknown>; until: number }>()
/** Content published by date appears in the frame after a minute at most. */
const frameMs = 60_000

/** Caches what surrounds every page and changes only when everything is dropped (menus, texts of the shop), so that it is not read for each page. */
export function cacheFrame<T>(key: string, read: () => Promise<T>): Promise<T> {
  const cached = frames.get(key)
  if (cached && cached.until > Date.now()) return cached.read as Promise<T>
  const fresh = { read: read(), until: Date.now() + frameMs }
  frames.set(key, fresh)
  fresh.read.catch(() => frames.get(key) === fresh && frames.delete(key))
  return fresh.read
}

export const pageCacheSize = () => ({ pages: pages.size, bytes, maxBytes })

/** The cached pages of this process, most requested first. */
export const listCachedPages = (limit: number) =>
  [...pages]
    .map(([key, { requests, weight, until, tags }]) => ({ key, asked: requests, weight, until: new Date(until), tags }))
    .sort((a, b) => b.asked - a.asked || b.weight - a.weight)
    .slice(0, limit)

type Draft = { status: number; headers: Record<string, string>; body: Buffer; tags: string[] }

export function makePage({ status, headers, body, tags }: Draft): Page {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers,
    bodies: encodings(body),
    etag,
    tags,
    until: Date.now() + (disconnectedChannels().length ? disconnectedLifetimeMs : lifetimeMs),
    weight: body.length * 1.5,
    requests: 0,
  }
}

/** Encodes on first use, with fast settings, since a visitor waits. */
function encodings(identity: Buffer): Page['bodies'] {
  const encoded: Partial<Record<'br' | 'gzip', Buffer>> = {}
  return {
    identity,
    get br() {
      return (encoded.br ??= brotliCompressSync(identity, { params: brotli(4, identity) }))
    },
    set br(smaller) {
      encoded.br = smaller
    },
    get gzip() {
      return (encoded.gzip ??= gzipSync(identity, { level: 2 }))
    },
    set gzip(smaller) {
      encoded.gzip = smaller
    },
  }
}

const brotli = (quality: number, body: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
})
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function shrink(bodies: Page['bodies']) {
  bodies.br = await brotliAsync(bodies.identity, { params: brotli(10, bodies.identity) })
  bodies.gzip = await gzipAsync(bodies.identity, { level: 8 })
}
