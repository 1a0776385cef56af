import { data, redirect } from 'react-router'
import { type Locale, localized } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import type { ArticleKind } from '#shop/content/articles/article.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import { productsIn } from '#shop/content/documents/products-in.ts'
import { isArchivedArticle } from '#shop/content/articles/is-archived-article.ts'
import { findArticle, listArticles, type Article } from '#shop/content/queries.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { fillText } from '#flows/content/fill-policies.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { shareCardAddress } from '#web/shell/page/share-card-address.server.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import type { Route } from './+types/article-page.ts'
import { feedLink } from './feed-link.ts'
import { ArticleView } from './article-view.tsx'
import { showArticle } from './show-article.ts'
import { viewArticle, type ViewedArticle } from './view-article.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const { article, addresses, card } = loaderData
  return [
    ...pageMeta({
      title: article.seoTitle ?? article.title,
      description: article.seoDescription ?? article.summary,
      alternates: addresses,
      picture: card,
      kind: 'article',
    }),
    ...(article.kind === 'post' ? [feedLink(loaderData.shopName)] : []),
  ]
}

const maxMore = 3

const kindOf = (path: string): ArticleKind =>
  /^(?:\/en)?\/guides\//.test(path) ? 'guide' : /^(?:\/en)?\/blog\//.test(path) ? 'post' : 'page'

/** A guide, a post, or a page that has no address of its own, by its slug in either language. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const kind = kindOf(url.pathname)
  const slug = String(params.slug)
  const article = await findArticle(db, { kind, slug, locale })
  if (!article) {
    await redirectIfMoved(url)
    // 410 tells sites that link here that it will not come back (RFC 9110).
    throw data(null, { status: (await isArchivedArticle(db, { kind, slug })) ? 410 : 404 })
  }
  const path = articlePath({ ...article, slug: article.slugs[locale] })
  if (path !== base[kind] + slug) throw redirect(path + url.search, 301)
  cachePage('content', 'catalogue', 'settings')
  const [rules, products, more, category] = await Promise.all([
    findRules(db),
    listCardsBySlug(db, locale, productsIn(article.body)),
    listMore(article, locale),
    article.category ? listArticleCategories(db, locale) : [],
  ])
  return {
    article: viewArticle(article, locale),
    body: fillText(article.body, rules, article.locale),
    shopName: rules.settings.name,
    category: category.find((one) => one.slug === article.category)?.label ?? null,
    products,
    more,
    addresses: alternates(localized((locale) => articlePath({ ...article, slug: article.slugs[locale] }))),
    picture: article.cover ? `${env.BASE_URL}/media/${article.cover}-1000.webp` : undefined,
    card: kind === 'page' ? undefined : shareCardAddress(kind, article.slugs[locale]),
  }
}

const base = { guide: '/guides/', post: '/blog/', page: '/pages/' }

/** What to read next: of the same category, else the newest. */
async function listMore({ kind, id, category }: Article, locale: Locale) {
  if (kind === 'page') return []
  const near = category ? await listArticles(db, { kind, locale, category, limit: maxMore + 1 }) : []
  const all = await listArticles(db, { kind, locale, limit: maxMore * 2 + 1 })
  const candidates = [...near, ...all].filter((one) => one.id !== id)
  return [...new Map(candidates.map((one) => [one.id, one])).values()]
    .slice(0, maxMore)
    .map((one) => showArticle(kind, locale, one))
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, body, category, addresses, picture, card, shopName } = loaderData
  const facts = import.meta.env.SSR
    ? [
        articleLd(article, addresses.canonical, picture ?? card, shopName),
        ...howToLd(body, article.title, addresses.canonical),
      ]
    : undefined
  const trail =
    article.kind === 'guide'
      ? [{ label: m.layout_nav_guides(), to: '/guides' }]
      : article.kind === 'post'
        ? [
            { label: m.layout_nav_blog(), to: '/blog' },
            ...(category ? [{ label: category, to: `/blog/category/${article.categorySlug}` }] : []),
          ]
        : []
  return (
    <div className="wrap pb-8">
      <div className="print:hidden">
        <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail, article.title, addresses.canonical) : undefined} />
        <JsonLd facts={facts} />
        <Breadcrumbs trail={trail} here={article.title} />
      </div>
      <ArticleView key={addresses.canonical} {...loaderData} />
    </div>
  )
}

const minSteps = 2

/** schema.org/HowTo for each list of steps of a text, named by the heading above it. */
export function howToLd(body: Document, title: string, canonical: string) {
  const headings = headingsOf(body)
  let above: { id: string; text: string } | undefined
  return (body.content ?? []).flatMap((node) => {
    above = headings.get(node) ?? above
    const steps = node.type === 'steps' ? (node.content ?? []) : []
    return steps.length >= minSteps ? [howToOf(steps, above, { title, canonical })] : []
  })
}

type Page = { title: string; canonical: string }

const howToOf = (
  steps: DocumentNode[],
  above: { id: string; text: string } | undefined,
  { title, canonical }: Page,
) => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: above ? `${title}: ${above.text}` : title,
  url: above ? `${canonical}#${above.id}` : canonical,
  step: steps.map((step, at) => ({ '@type': 'HowToStep', position: at + 1, ...howToStep(step) })),
})

/** Bold text at the start of a step is its name. */
function howToStep(step: DocumentNode) {
  const text = textOfNode(step).replace(/\s+/g, ' ').trim()
  const first = step.content?.[0]?.content?.[0]
  const isNamed = first?.marks?.some(({ type }) => type === 'bold')
  return { ...(isNamed && { name: first!.text!.replace(/[.:]\s*$/, '') }), text }
}

/** schema.org/Article of a guide or post. */
export const articleLd = (
  article: ViewedArticle,
  canonical: string,
  picture: string | undefined,
  shopName: string,
) => ({
  '@context': 'https://schema.org',
  '@type': article.kind === 'post' ? 'BlogPosting' : 'Article',
  headline: article.title,
  description: article.seoDescription ?? article.summary,
  inLanguage: article.written,
  mainEntityOfPage: canonical,
  ...(picture && { image: picture }),
  ...(article.dates.published && { datePublished: article.dates.published }),
  dateModified: article.dates.changed,
  author: { '@type': 'Organization', name: article.author ?? shopName },
  publisher: { '@type': 'Organization', name: shopName },
})
