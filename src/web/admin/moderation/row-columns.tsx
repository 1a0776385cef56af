import type { ReactNode } from 'react'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Moderation } from '#shop/reviews/review.ts'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import { PickBox } from '#web/admin-kit/list/bulk-bar.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { ModerationStateTag } from './moderation-words.tsx'

type Row = { id: string; product: string; state: Moderation; createdAt: Date }

export const moderationPickColumn = <R extends Row>(labelOf: (row: R) => string): Column<R> => ({
  key: 'pick',
  head: m.admin_list_pick_head(),
  className: 'w-11',
  fixed: true,
  cell: (row) => <PickBox id={row.id} label={labelOf(row)} />,
})

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

type Card = { row: Row; label: string; head: ReactNode; facts: string[]; children: ReactNode; more?: ReactNode }

/** The same on a phone: beside its box what was said, and in one line about what, by whom and when. */
export const ModerationCard = ({ row, label, head, facts, children, more }: Card) => (
  <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
    <PickBox id={row.id} label={label} />
    <div className="min-w-0">
      {head}
      {children}
      <p className="type-fine mt-1 text-muted">
        <ProductName name={row.product} within={[row.product, ...facts].join(' · ')} /> ·{' '}
        <RelativeTime at={row.createdAt} />
      </p>
      {more}
    </div>
  </div>
)
