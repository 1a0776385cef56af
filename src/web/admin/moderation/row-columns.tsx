import type { ReactNode } from 'react'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Moderation } from '#shop/reviews/review.ts'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { ModerationStateTag } from './moderation-words.tsx'

type Row = { id: string; product: string; state: Moderation; createdAt: Date }

export const moderationProductColumn = <R extends Row>(): Column<R> => ({
  key: 'product',
  head: m.admin_column_item(),
  cell: ({ product }) => product,
})

export const moderationStateColumns = <R extends Row>(): Column<R>[] => [
  { key: 'state', head: m.admin_column_state(), cell: ({ state }) => <ModerationStateTag state={state} /> },
  {
    key: 'time',
    head: m.moderation_time(),
    className: 'whitespace-nowrap',
    sort: { by: 'time', first: 'down' },
    cell: ({ createdAt }) => <RelativeTime at={createdAt} className={aloneTimeClass} />,
  },
]

type Card = { row: Row; head: ReactNode; facts: string[]; children: ReactNode; more?: ReactNode }

/** A row as a card on phones: the text, and one line with product, author and date. */
export const ModerationCard = ({ row, head, facts, children, more }: Card) => (
  <>
    {head}
    {children}
    <p className="type-fine mt-1 text-muted">
      <ProductName name={row.product} within={[row.product, ...facts].join(' · ')} /> ·{' '}
      <RelativeTime at={row.createdAt} />
    </p>
    {more}
  </>
)
