import { Link } from 'react-router'
import { Tag } from '#ui/tag.tsx'
import { RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import type { QuestionView } from '#web/parts/reviews/reviews-view.server.ts'

type Props = { question: QuestionView; shop: string; slug: string; level: 2 | 3 }

/** One question with its answers, the shop's own first. */
export function QuestionItem({ question, shop, slug, level }: Props) {
  const { id, name, text, at, answers } = question
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className="border-b border-line py-6">
      <article id={`question-${id}`} className="max-w-[72ch] scroll-mt-4">
        <Heading className="type-h3 break-words whitespace-pre-line">{text}</Heading>
        <p className="type-small mt-1 text-muted">
          {m.question_by({ name: name || m.review_nobody() })} · <RelativeTime at={at} />
        </p>
        {answers.length === 0 && <p className="mt-3 text-muted">{m.question_answer_none()}</p>}
        <ul className="mt-4 grid gap-4 empty:hidden">
          {answers.map((answer) => (
            <li key={answer.id} className="border-l-2 border-line pl-4">
              <p className="break-words whitespace-pre-line">{answer.text}</p>
              <p className="type-small mt-1 flex flex-wrap items-center gap-x-2 text-muted">
                {answer.official && <Tag tone="accent">{m.question_answer_official()}</Tag>}
                {m.question_answer_by({ name: answer.official ? shop : answer.name || m.review_nobody() })} ·{' '}
                <RelativeTime at={answer.at} />
              </p>
            </li>
          ))}
        </ul>
        <Link
          to={`/product/${slug}/answer/${id}`}
          rel="nofollow"
          className="link mt-2 inline-flex min-h-11 items-center"
        >
          {m.question_answer_give()}
          <span className="sr-only">: {text.slice(0, 80)}</span>
        </Link>
      </article>
    </li>
  )
}
