import { FileText } from 'lucide-react'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articleKinds } from '#shop/content/articles/article.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { articleRowsPerPage, countArticleRows, listArticleRows } from '#shop/content/articles/list-article-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { readArticleParams } from './read-article-params.ts'
import { ArticleListCard, articleColumns } from './article-columns.tsx'
import { articleKindWords } from '#web/admin-kit/states/article-words.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/articles-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_rail() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale()
  const query = readArticleParams(url.searchParams)
  const counts = await countArticleRows(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.state ?? 'all'], articleRowsPerPage)
  const [rows, categories, views] = await Promise.all([
    listArticleRows(db, locale, { ...query, page: pages.page }),
    listArticleCategories(db, locale),
    listViews(db, context.get(adminContext).id, '/admin/posts'),
  ])
  const named = categories.map(({ slug, label }) => ({ value: slug, label }))
  return {
    query,
    counts,
    pages,
    views,
    categories: named,
    rows: rows.map((row) => ({
      ...row,
      categoryName: named.find(({ value }) => value === row.category)?.label ?? null,
    })),
  }
}

export default defineList(({ loaderData: { query, counts, categories } }: Route.ComponentProps) => ({
  title: m.post_rail(),
  links: [
    { to: '/admin/posts/categories', label: m.post_categories() },
    { to: '/admin/posts/new', label: m.post_new(), icon: <FileText {...sign} />, isMain: true },
  ],
  columns: articleColumns(),
  card: ArticleListCard,
  tabs: {
    name: 'state',
    label: m.product_admin_by_status(),
    current: query.state,
    all: counts.all,
    of: [
      { value: 'published', label: m.post_published(), count: counts.published },
      { value: 'scheduled', label: m.product_admin_scheduled(), count: counts.scheduled },
      { value: 'draft', label: m.product_admin_draft(), count: counts.draft },
      { value: 'archived', label: m.post_archived(), count: counts.archived },
    ],
  },
  search: m.post_search(),
  filters: {
    kind: {
      label: m.post_kind(),
      any: m.post_any_kind(),
      options: articleKinds.map((value) => ({ value, label: articleKindWords[value]() })),
    },
    category: { label: m.post_category(), any: m.post_any_category(), options: categories },
    english: {
      label: m.product_admin_english(),
      any: m.product_admin_any_english(),
      options: [{ value: 'lacks', label: m.post_no_english() }],
    },
  },
  empty: (isNarrowed) =>
    isNarrowed || query.state
      ? { title: m.post_unmatched_title(), text: m.post_unmatched(), showAll: m.post_show_all() }
      : { title: m.post_none_title(), text: m.post_none_text(), showAll: m.post_show_all() },
}))

const sign = { 'aria-hidden': true, size: 18, strokeWidth: 1.7 } as const
