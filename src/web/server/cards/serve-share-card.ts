import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { isLocale } from '#kit/localized.ts'
import { drawShareCard } from './draw-share-card.ts'
import { findShareCard, shareCardPicture, type ShareCardFacts } from './find-share-card.ts'

const kinds = ['product', 'guide', 'post', 'shop'] as const
type Kind = (typeof kinds)[number]

/** Each about 60 kB; whoever shows a link keeps its picture. */
const mostKept = 150
const kept = new Map<string, Promise<Buffer>>()
let turn: Promise<unknown> = Promise.resolve()

/** The picture under which a page is shared: /cards/vi/product/luot-aria-75.jpg. Drawn when first asked for, again when what it says has changed. */
export async function serveShareCard(c: Context) {
  const { locale, kind = 'shop', name } = c.req.param() as Record<string, string | undefined>
  const slug = name?.replace(/\.jpg$/, '') ?? ''
  if (!isLocale(locale) || !isKind(kind)) return c.text('not found', 404)
  const card = await findShareCard(kind, slug, locale)
  if (!card) return c.text('not found', 404)
  const etag = `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const bytes = await drawn(etag, kind, card)
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': 'image/jpeg',
    // Others show it: that is what it is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

const isKind = (kind: string): kind is Kind => kinds.includes(kind as Kind)

/** One at a time: drawing takes a processor for a while, and pages must not wait for it. */
function drawn(etag: string, kind: Kind, { file, ...card }: ShareCardFacts) {
  const known = kept.get(etag)
  if (known) return known
  const mine = turn.then(async () => drawShareCard({ ...card, picture: await shareCardPicture(kind, file) }))
  turn = mine.catch(() => kept.delete(etag))
  kept.set(etag, mine)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return mine
}
