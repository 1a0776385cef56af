import { BadgeCheck, Image } from 'lucide-react'
import { Link } from 'react-router'
import type { ReviewRow } from '#shop/reviews/moderation/list-review-rows.ts'
import { starWords } from '#shop/reviews/review-words.ts'
import { Stars } from '#ui/stars.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { moderationProductColumn, moderationStateColumns, ModerationCard } from './row-columns.tsx'
import { ModerationStateTag } from './moderation-words.tsx'

/** Label of the checkbox of a row. */
export const reviewLabel = ({ name, rating }: ReviewRow) =>
  m.moderation_pick({ name: `${name || '–'}, ${starWords(rating)}` })

const ReviewLink = ({ id, title, text }: ReviewRow) => (
  <Link to={`/admin/reviews/${id}`} className="group block max-w-[52ch] min-w-0 rounded-sm break-words">
    {title && <span className="block font-[560] text-ink group-hover:underline">{title}</span>}
    <span className="line-clamp-2 text-body group-hover:underline">{text}</span>
  </Link>
)

const Author = ({ name, verified, pictures }: ReviewRow) => (
  <>
    <span className="block text-ink">{name || m.review_nobody()}</span>
    <span className="type-fine flex flex-wrap gap-x-3 text-muted">
      {verified && (
        <span className="inline-flex items-center gap-1">
          <BadgeCheck aria-hidden size={14} /> {m.moderation_verified()}
        </span>
      )}
      {pictures > 0 && (
        <span className="num inline-flex items-center gap-1">
          <Image aria-hidden size={14} /> {m.moderation_pictures({ count: formatCount(pictures) })}
        </span>
      )}
    </span>
  </>
)

const answered = ({ isAnswered }: { isAnswered: boolean }) =>
  isAnswered ? m.moderation_answered() : m.moderation_unanswered()

export const reviewColumns = (): Column<ReviewRow>[] => [
  { key: 'said', head: m.moderation_review(), cell: (row) => <ReviewLink {...row} /> },
  {
    key: 'stars',
    head: m.review_filter_stars(),
    className: 'whitespace-nowrap',
    sort: { by: 'stars', first: 'up' },
    cell: ({ rating }) => <Stars value={rating} label={starWords(rating)} />,
  },
  moderationProductColumn(),
  { key: 'writer', head: m.moderation_writer(), cell: (row) => <Author {...row} /> },
  { key: 'answered', head: m.moderation_admin_answer(), cell: answered },
  ...moderationStateColumns<ReviewRow>(),
]

export const ReviewCard = (row: ReviewRow) => (
  <ModerationCard
    row={row}
    head={
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <Stars value={row.rating} label={starWords(row.rating)} />
        <ModerationStateTag state={row.state} />
      </div>
    }
    facts={[row.name || m.review_nobody(), answered(row)]}
  >
    <ReviewLink {...row} />
  </ModerationCard>
)
