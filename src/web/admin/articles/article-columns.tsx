import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import type { ArticleRow } from '#shop/content/articles/list-article-rows.ts'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { articleKindWords, ArticleStateTag } from '#web/admin-kit/states/article-words.tsx'

/** An article with the name of its category. */
type ArticleListRow = ArticleRow & { categoryName: string | null }

/** The row is one prop because React would swallow a prop called `key`. */
const Item = ({ row }: { row: ArticleListRow }) => (
  <Link to={`/admin/posts/edit/${row.id}`} className="group flex items-center gap-3 rounded-sm">
    <Thumb file={row.cover} px={64} className="size-12" />
    <span className="min-w-0">
      <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
        {row.title}
      </span>
      <span className="type-fine block font-normal break-all text-muted">{articlePath(row)}</span>
    </span>
  </Link>
)

const English = ({ lacksEnglish }: ArticleListRow) =>
  lacksEnglish ? <span className="text-amber">{m.product_admin_lacks()}</span> : <span>{m.product_admin_whole()}</span>

const State = ({ state, hasDraft }: ArticleListRow) => (
  <>
    <ArticleStateTag state={state} />
    {hasDraft && <span className="type-fine mt-1 block text-muted">{m.post_has_draft()}</span>}
  </>
)

export const articleColumns = (): Column<ArticleListRow>[] => [
  { key: 'item', head: m.post_title(), sort: { by: 'title', first: 'up' }, cell: (row) => <Item row={row} /> },
  { key: 'kind', head: m.post_kind(), cell: (row) => articleKindWords[row.kind]() },
  { key: 'category', head: m.post_category(), cell: (row) => row.categoryName ?? '–' },
  { key: 'english', head: m.product_admin_english(), cell: (row) => <English {...row} /> },
  { key: 'state', head: m.admin_column_state(), cell: (row) => <State {...row} /> },
  {
    key: 'published',
    head: m.post_day(),
    className: 'whitespace-nowrap',
    sort: { by: 'published', first: 'down' },
    cell: (row) => (row.publishedAt ? formatDate(row.publishedAt, getLocale()) : '–'),
  },
  {
    key: 'updated',
    head: m.product_admin_updated(),
    className: 'whitespace-nowrap',
    sort: { by: 'updated', first: 'down' },
    cell: (row) => <RelativeTime at={row.updatedAt} className={aloneTimeClass} />,
  },
]

export const ArticleListCard = (row: ArticleListRow) => (
  <>
    <Item row={row} />
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="text-muted">
        {[articleKindWords[row.kind](), row.categoryName, row.lacksEnglish && m.post_no_english()]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <State {...row} />
    </div>
  </>
)
