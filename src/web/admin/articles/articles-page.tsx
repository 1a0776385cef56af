import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articleKinds } from '#shop/content/articles/article.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { articleRowsPerPage, countArticleRows, listArticleRows } from '#shop/content/articles/list-article-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { ListFilters } from '#web/admin-kit/list/list-filters.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { readArticleParams, type ArticleParams } from './read-article-params.ts'
import { ArticleListCard, articleColumns } from './article-columns.tsx'
import { articleKindWords } from '#web/admin-kit/states/article-words.tsx'
import type { Route } from './+types/articles-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_rail() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale()
  const asked = readArticleParams(url.searchParams)
  const counts = await countArticleRows(db, asked)
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.state ?? 'all'], articleRowsPerPage)
  const [rows, categories, views] = await Promise.all([
    listArticleRows(db, locale, { ...asked, page: pages.page }),
    listArticleCategories(db, locale),
    listViews(db, context.get(adminContext).id, '/admin/posts'),
  ])
  const named = categories.map(({ slug, label }) => ({ value: slug, label }))
  return {
    asked,
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

const filters = ['kind', 'category', 'english'] as const

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { asked, counts, pages, views, categories, rows } = loaderData
  const isFiltered = asked.text !== '' || filters.some((name) => asked[name])
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    { value: 'published', label: m.post_published(), count: counts.published },
    { value: 'scheduled', label: m.product_admin_scheduled(), count: counts.scheduled },
    { value: 'draft', label: m.product_admin_draft(), count: counts.draft },
    { value: 'archived', label: m.post_archived(), count: counts.archived },
  ]
  return (
    <>
      <PageHead title={m.post_rail()}>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/posts/categories" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.post_categories()}
          </Link>
          <Link to="/admin/posts/new" className={buttonClass({ size: 'sm' })}>
            <FileText aria-hidden size={18} strokeWidth={1.7} />
            {m.post_new()}
          </Link>
        </div>
      </PageHead>
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={articleColumns()} views={views} />
        <Tabs name="state" label={m.product_admin_by_status()} current={asked.state} tabs={tabs} />
        <ListSearchForm
          label={m.post_search()}
          placeholder={m.post_search()}
          text={asked.text}
          keep={['state', 'sort']}
          filtered={isFiltered}
          filters={[...filters]}
        >
          <Filters asked={asked} categories={categories} />
        </ListSearchForm>
        {rows.length ? (
          <>
            <RowTable
              caption={m.post_rail()}
              columns={articleColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              sorted={asked.sort}
              card={ArticleListCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={isFiltered || asked.state ? m.post_unmatched_title() : m.post_none_title()}
            action={
              <Link to="/admin/posts" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                {m.post_show_all()}
              </Link>
            }
          >
            {isFiltered || asked.state ? m.post_unmatched() : m.post_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}

type FiltersProps = { asked: ArticleParams; categories: { value: string; label: string }[] }

function Filters({ asked, categories }: FiltersProps) {
  const choices = {
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
  }
  return <ListFilters asked={asked} choices={choices} />
}
