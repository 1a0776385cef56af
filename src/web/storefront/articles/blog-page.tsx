import { data, Link } from 'react-router'
import { Rss } from 'lucide-react'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { countArticles, listArticles } from '#shop/content/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PageSteps } from '#web/shell/page/page-steps.tsx'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import type { Route } from './+types/blog-page.ts'
import { ArticleCard, LeadCard } from './article-card.tsx'
import { feedLink, feedPath } from './feed-link.ts'
import { NoArticles } from './no-articles.tsx'
import { showArticle } from './show-article.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const { category, page, addresses } = loaderData
  const title = category ? m.post_blog_of({ category: category.label }) : m.layout_nav_blog()
  return [
    ...pageMeta({
      title: page > 1 ? `${title} · ${m.layout_page_number({ page })}` : title,
      description: category ? m.post_blog_category_lead({ category: category.label }) : m.post_blog_lead(),
      alternates: addresses,
      index: page === 1,
    }),
    feedLink(loaderData.shopName),
  ]
}

/** One wide and five rows of three. */
const perPage = 16

/** All posts, or those of one category; the newest stands first and wide. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const categories = await listArticleCategories(db, locale)
  const category = params.category ? categories.find(({ slug }) => slug === params.category) : undefined
  if (params.category && !category) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  const filter = { kind: 'post' as const, category: category?.slug }
  const pages = Math.max(1, Math.ceil((await countArticles(db, filter)) / perPage))
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > pages) throw data(null, { status: 404 })
  cachePage('content', 'settings')
  const { name: shopName } = await findSettings(db)
  const posts = await listArticles(db, { ...filter, locale, limit: perPage, offset: (page - 1) * perPage })
  const path = category ? `/blog/category/${category.slug}` : '/blog'
  return {
    posts: posts.map((post) => showArticle('post', locale, post)),
    categories: categories.filter(({ posts: count }) => count > 0).map(({ slug, label }) => ({ slug, label })),
    category: category && { slug: category.slug, label: category.label },
    shopName,
    page,
    pages,
    path,
    addresses: alternates(page > 1 ? `${path}?page=${page}` : path),
  }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, categories, category, shopName, page, pages, path, addresses } = loaderData
  const trail = category ? [{ label: m.layout_nav_blog(), to: '/blog' }] : []
  const here = category?.label ?? m.layout_nav_blog()
  const [first, ...rest] = posts
  const hasLead = page === 1 && first !== undefined
  return (
    <div className="wrap pb-8">
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail, here, addresses.canonical) : undefined} />
      <Breadcrumbs trail={trail} here={here} />
      <h1 className="type-h1 mt-1">
        {category ? m.post_blog_of({ category: category.label }) : m.post_blog_title({ shop: shopName })}
      </h1>
      <p className="type-lead mt-3 max-w-[38em]">{m.post_blog_lead()}</p>
      <Categories categories={categories} current={category?.slug ?? null} />
      {hasLead && <LeadCard article={first} />}
      {posts.length ? (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 md:mt-8 lg:grid-cols-3">
          {(hasLead ? rest : posts).map((post) => (
            <li key={post.path}>
              <ArticleCard article={post} />
            </li>
          ))}
        </ul>
      ) : (
        <NoArticles>{m.post_blog_none()}</NoArticles>
      )}
      <PageSteps
        label={m.post_blog_pages()}
        {...{ page, pages }}
        to={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        before={m.post_blog_newer()}
        after={m.post_blog_older()}
      />
      <p className="mt-10">
        <a href={feedPath()} className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden size={20} strokeWidth={1.7} />
          {m.layout_rss()}
        </a>
      </p>
    </div>
  )
}

type CategoriesProps = { categories: { slug: string; label: string }[]; current: string | null }

function Categories({ categories, current }: CategoriesProps) {
  if (!categories.length) return <div className="mt-8" />
  const entries = [{ slug: null, label: m.post_blog_all() }, ...categories]
  return (
    <nav aria-label={m.post_blog_categories()} className="my-8 -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-2 py-1">
        {entries.map(({ slug, label }) => (
          <li key={slug ?? ''}>
            <Link
              to={slug ? `/blog/category/${slug}` : '/blog'}
              aria-current={slug === current ? 'page' : undefined}
              className="type-label inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 text-ink hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-bg"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
