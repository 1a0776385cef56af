import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { readFile } from 'node:fs/promises'
import { isLocale, type Locale } from '#kit/localized.ts'
import { files } from '#platform/files/files.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { listCategories, findProduct } from '#shop/catalogue/queries.ts'
import { leadOfProduct } from '#shop/catalogue/variants/lead-of-product.ts'
import { findArticle } from '#shop/content/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShareCardKind } from '#web/shell/page/share-card-address.server.ts'
import { m } from '#words/messages.js'
import type { ShareCard } from './draw-share-card.ts'

const kinds = ['product', 'guide', 'post', 'shop'] as const
type Kind = (typeof kinds)[number]

/** Each is about 60 kB. Few are enough, since sites that show a link cache its picture. */
const maxCached = 150
const cards = new Map<string, Promise<Buffer>>()
let turn: Promise<unknown> = Promise.resolve()

/** The picture under which a page is shared: /cards/vi/product/luot-aria-75.jpg. Drawn on first request, and again when its content has changed. */
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
    // Other sites must be able to show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

const isKind = (kind: string): kind is Kind => kinds.includes(kind as Kind)

/** One at a time: drawing takes the processor for a while, and pages must not wait for it. */
function drawn(etag: string, kind: Kind, { file, ...card }: ShareCardFacts) {
  const cached = cards.get(etag)
  if (cached) return cached
  const drawing = turn.then(async () => {
    // Loaded with the first card, because fontkit would lengthen every start of the shop.
    const { drawShareCard } = await import('./draw-share-card.ts')
    return drawShareCard({ ...card, picture: await shareCardPicture(kind, file) })
  })
  turn = drawing.catch(() => cards.delete(etag))
  cards.set(etag, drawing)
  for (const oldest of cards.keys()) {
    if (cards.size <= maxCached) break
    cards.delete(oldest)
  }
  return drawing
}

/** `file` is its stored picture. */
type ShareCardFacts = Omit<ShareCard, 'picture'> & { file?: string }

/** The content of the card for an address, with its picture not yet read. */
async function findShareCard(
  kind: ShareCardKind | 'shop',
  slug: string,
  locale: Locale,
): Promise<ShareCardFacts | undefined> {
  const { name: shop } = await findSettings(db)
  if (kind === 'shop')
    return {
      shop,
      above: m.layout_nav_shop({}, { locale }),
      title: m.home_title({}, { locale }),
      below: m.home_description({}, { locale }),
    }
  return kind === 'product' ? productCard(shop, slug, locale) : articleCard(kind, { shop, slug, locale })
}

async function productCard(shop: string, slug: string, locale: Locale): Promise<ShareCardFacts | undefined> {
  const product = await findProduct(db, locale, slug)
  if (!product) return
  const categories = await listCategories(db, locale)
  const above = categories.find((one) => one.slug === product.category)?.name ?? ''
  const available = await availableOf(
    db,
    product.variants.map(({ id }) => id),
  )
  const { picture } = leadOfProduct(product, available, new Date())
  return { shop, above, title: product.words.name, below: product.words.summary, file: picture ?? undefined }
}

type CardRequest = { shop: string; slug: string; locale: Locale }

async function articleCard(
  kind: 'guide' | 'post',
  { shop, slug, locale }: CardRequest,
): Promise<ShareCardFacts | undefined> {
  const article = await findArticle(db, { kind, slug, locale })
  if (!article) return
  const above = kind === 'guide' ? m.guide_title({}, { locale }) : m.post_blog_title({ shop }, { locale })
  return { shop, above, title: article.title, below: article.summary, file: article.cover ?? undefined }
}

/** The picture of a card; without one the card has only text. The home page's picture of a rink represents the shop itself. */
const shareCardPicture = (kind: ShareCardKind | 'shop', file: string | undefined): Promise<Uint8Array | undefined> =>
  kind === 'shop'
    ? readFile('build/client/pictures/hero-phone-900.webp').catch(() => undefined)
    : file
      ? files.getBytes(`pictures/${file}-800.webp`).catch(() => undefined)
      : Promise.resolve(undefined)
