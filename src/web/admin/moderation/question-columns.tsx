import { Link } from 'react-router'
import type { QuestionRow } from '#shop/reviews/moderation/list-question-rows.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { moderationProductColumn, moderationStateColumns, ModerationCard } from './row-columns.tsx'
import { ModerationStateTag } from './moderation-words.tsx'

/** Label of the checkbox of a row. */
export const questionLabel = ({ name, text }: QuestionRow) =>
  m.moderation_pick({ name: `${name || '–'}, ${text.slice(0, 40)}` })

const QuestionLink = ({ id, text }: QuestionRow) => (
  <Link to={`/admin/questions/${id}`} className="group block max-w-[56ch] min-w-0 rounded-sm break-words">
    <span className="line-clamp-2 font-[560] text-ink group-hover:underline">{text}</span>
  </Link>
)

const Answers = ({ isAnswered, answers, waiting }: QuestionRow) => (
  <>
    <span className="block">{isAnswered ? m.moderation_answered() : m.moderation_unanswered()}</span>
    {answers > 0 && (
      <span className="num type-fine block text-muted">
        {m.moderation_answer_count({ count: formatCount(answers) })}
      </span>
    )}
    {waiting > 0 && <Tag tone="brass">{m.moderation_answers_waiting({ count: formatCount(waiting) })}</Tag>}
  </>
)

export const questionColumns = (): Column<QuestionRow>[] => [
  { key: 'asked', head: m.moderation_question(), cell: (row) => <QuestionLink {...row} /> },
  moderationProductColumn(),
  { key: 'writer', head: m.moderation_writer(), cell: ({ name }) => name || m.review_nobody() },
  { key: 'answers', head: m.moderation_admin_answer(), cell: (row) => <Answers {...row} /> },
  ...moderationStateColumns<QuestionRow>(),
]

export const QuestionCard = (row: QuestionRow) => (
  <ModerationCard
    row={row}
    head={
      <div className="mb-1">
        <ModerationStateTag state={row.state} />
      </div>
    }
    facts={[row.name || m.review_nobody()]}
    more={
      <div className="mt-1">
        <Answers {...row} />
      </div>
    }
  >
    <QuestionLink {...row} />
  </ModerationCard>
)
