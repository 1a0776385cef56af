import { sql } from 'drizzle-orm'
import { locales, pathIn, type Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Finding } from './finding.ts'

/** A public address; `{product}`, `{category}`, `{guide}` and so on stand for one of this shop. */
export type PublicRoute = { at: string; expects: 'page' | 'redirect' | 'missing'; hasEnglish: boolean }

let origin = ''
let publicRoutes: PublicRoute[] = []
/** Set at the start of the process: its own origin and its public addresses. */
export function registerRoutes(ownOrigin: string, routes: PublicRoute[]) {
  origin = ownOrigin
  publicRoutes = routes
}

const atOnce = 4
const timeoutMs = 10_000

/** Fetches every public page in both languages from this process. The figure counts them. */
export async function checkRoutes(db: Db): Promise<Finding> {
  if (!publicRoutes.length) return { figure: 0, errors: [{ kind: 'route-unknown' }] }
  const routes = await addresses(db)
  const waiting = [...routes]
  const answers = new Map<string, number>()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) answers.set(next.at, await statusOf(next.at))
    }),
  )
  const errors = routes
    .map((route) => ({ ...route, status: answers.get(route.at)! }))
    .filter(({ expects, status }) => !isFit[expects](status))
    .map(({ at, status }) => ({ kind: 'route' as const, of: at, n: status }))
  return { figure: routes.length, errors }
}

const isFit: Record<PublicRoute['expects'], (status: number) => boolean> = {
  page: (status) => status === 200,
  redirect: (status) => status >= 300 && status < 400,
  missing: (status) => status === 404,
}

/** The status; 0 where nothing answered. */
async function statusOf(at: string) {
  try {
    const response = await fetch(origin + at, {
      redirect: 'manual',
      headers: { 'User-Agent': 'luot-self-check' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Fills the placeholders from the catalogue and the articles; without such an entry the route is skipped. */
async function addresses(db: Db) {
  const goods = await rowsOf<{ locale: Locale; product: string; category: string; brand: string }>(
    db,
    sql`select w.locale, w.slug as product, p.category, p.line as brand from product_translations w join products p on p.id = w.product_id
      where p.id = (select id from products where status = 'active' and category <> 'services'
        order by category = 'accessories', published_at nulls last, id limit 1)`,
  )
  const texts = await rowsOf<{ locale: Locale; kind: string; slug: string; topic: string | null }>(
    db,
    sql`select distinct on (w.locale, a.kind) w.locale, a.kind, w.slug, a.category as topic
      from article_translations w join articles a on a.id = w.article_id
      where a.state = 'published' and a.published_at <= now() and (a.kind <> 'page' or a.key is null)
      order by w.locale, a.kind, a.published_at`,
  )
  return locales.flatMap((locale) => {
    const text = (kind: string) => texts.find((one) => one.locale === locale && one.kind === kind)
    const blanks: Record<string, string | null | undefined> = {
      ...goods.find((one) => one.locale === locale),
      guide: text('guide')?.slug,
      post: text('post')?.slug,
      topic: text('post')?.topic,
      written: text('page')?.slug,
    }
    return publicRoutes
      .filter(({ hasEnglish }) => locale === 'vi' || hasEnglish)
      .filter(({ at }) => Array.from(at.matchAll(blank)).every(([, name]) => blanks[name!]))
      .map(({ at, expects }) => ({
        at: pathIn(locale, at).replace(blank, (_, name: string) => blanks[name]!),
        expects,
      }))
  })
}

const blank = /\{([a-z]+)\}/g
