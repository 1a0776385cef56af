import { readFile } from 'node:fs/promises'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import { leadOfProduct } from '#shop/catalogue/variants/lead-of-product.ts'
import { listCategories, findProduct } from '#shop/catalogue/queries.ts'
import { findArticle } from '#shop/content/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShareCardKind } from '#web/shell/page/share-card-address.server.ts'
import { m } from '#words/messages.js'
import type { ShareCard } from './draw-share-card.ts'

/** `file` is its stored picture. */
export type ShareCardFacts = Omit<ShareCard, 'picture'> & { file?: string }

/** What the card of an address says, without having looked at its picture yet. */
export async function findShareCard(
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

type Asked = { shop: string; slug: string; locale: Locale }

async function articleCard(kind: 'guide' | 'post', { shop, slug, locale }: Asked): Promise<ShareCardFacts | undefined> {
  const article = await findArticle(db, { kind, slug, locale })
  if (!article) return
  const above = kind === 'guide' ? m.guide_title({}, { locale }) : m.post_blog_title({}, { locale })
  return { shop, above, title: article.title, below: article.summary, file: article.cover ?? undefined }
}

/** The picture of a card; one without is better than none. The rink of the home page stands for the shop itself. */
export const shareCardPicture = (
  kind: ShareCardKind | 'shop',
  file: string | undefined,
): Promise<Uint8Array | undefined> =>
  kind === 'shop'
    ? readFile('build/client/pictures/hero-phone-900.webp').catch(() => undefined)
    : file
      ? files.getBytes(`pictures/${file}-800.webp`).catch(() => undefined)
      : Promise.resolve(undefined)
