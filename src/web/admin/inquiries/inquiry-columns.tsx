import { Link } from 'react-router'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { Inquiry } from '#shop/inquiries/queries.ts'
import { topicName } from '#shop/inquiries/topic-words.ts'
import { Tag } from '#ui/tag.tsx'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

type InquiryRow = Pick<Inquiry, 'id' | 'name' | 'email' | 'phone' | 'topic' | 'orderCode' | 'state' | 'createdAt'> & {
  excerpt: string
}

export const InquiryStateTag = ({ state }: Pick<Inquiry, 'state'>) =>
  state === 'open' ? (
    <Tag tone="amber">{m.inquiry_state_open()}</Tag>
  ) : (
    <Tag tone="green">{m.inquiry_state_answered()}</Tag>
  )

const reached = ({ email, phone }: Pick<Inquiry, 'email' | 'phone'>) =>
  [email, phone && showPhone(phone)].filter(Boolean).join(' · ')

const Sender = (row: InquiryRow) => (
  <span className="block min-w-0">
    <Link to={`/admin/inquiries/${row.id}`} className="block font-[560] text-ink hover:underline">
      {row.name}
    </Link>
    <span className="block type-small font-normal [overflow-wrap:anywhere] text-muted">{reached(row)}</span>
  </span>
)

const Words = (row: InquiryRow) => (
  <span className="block max-w-[34rem] font-normal">
    <span className="block text-ink">{[topicName(row.topic), row.orderCode].filter(Boolean).join(' · ')}</span>
    <span className="block type-small [overflow-wrap:anywhere] text-muted">{row.excerpt}</span>
  </span>
)

export const inquiryColumns = (): Column<InquiryRow>[] => [
  { key: 'name', head: m.inquiry_from(), cell: (row) => <Sender {...row} /> },
  { key: 'text', head: m.inquiry_about(), cell: (row) => <Words {...row} /> },
  { key: 'state', head: m.inquiry_state(), cell: (row) => <InquiryStateTag state={row.state} /> },
  {
    key: 'time',
    head: m.inquiry_when(),
    className: 'whitespace-nowrap',
    cell: (row) => <RelativeTime at={row.createdAt} className={aloneTimeClass} />,
  },
]

export const InquiryCard = (row: InquiryRow) => (
  <div className="grid gap-2">
    <div className="flex items-start justify-between gap-3">
      <Sender {...row} />
      <InquiryStateTag state={row.state} />
    </div>
    <Words {...row} />
    <span className="type-fine text-muted">
      <RelativeTime at={row.createdAt} className={aloneTimeClass} />
    </span>
  </div>
)
