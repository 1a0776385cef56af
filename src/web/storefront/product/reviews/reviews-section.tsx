import { useFeature } from '#shop/settings/use-feature.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'
import { QuestionItem } from './question-item.tsx'
import { ReviewItem } from '#web/parts/reviews/review-item.tsx'
import type { ReviewsView } from '#web/parts/reviews/reviews-view.server.ts'
import { Summary } from './summary.tsx'

/** The moderation code is fetched only for moderators. */
const ProductQueue = lazyPart<{ productId: string }>(() => import('#web/parts/moderation/product-queue.tsx'))

export type SectionProps = { productId: string; slug: string; shop: string; view: ReviewsView }

/** The reviews and questions that the product's own page shows. */
export default function ReviewsSection({ productId, slug, shop, view }: SectionProps) {
  const { me } = useMe()
  const [hasReviews, hasQuestions] = [useFeature('reviews'), useFeature('questions')]
  const { summary, questions } = view
  const [noReview, noQuestion] = [hasReviews && !summary.count, hasQuestions && !questions.total]
  return (
    <>
      {hasReviews && !noReview && <Reviews {...{ slug, shop, view }} />}
      {hasQuestions && !noQuestion && <Questions {...{ slug, shop, view }} />}
      {(noReview || noQuestion) && (
        <div className="mt-14 grid border-y border-line max-md:divide-y max-md:divide-line md:mt-20 md:auto-cols-fr md:grid-flow-col md:gap-x-18">
          {noReview && (
            <Empty name="reviews" title={m.review_heading()} text={m.review_none()} action={toReview(slug)} />
          )}
          {noQuestion && (
            <Empty name="questions" title={m.question_heading()} text={m.question_none()} action={askAction(slug)} />
          )}
        </div>
      )}
      {(me?.isModerator || me?.isAdmin) && <ProductQueue productId={productId} />}
    </>
  )
}

type Props = Omit<SectionProps, 'productId'>
type Action = { to: string; label: string }

const toReview = (slug: string): Action => ({ to: `/product/${slug}/review`, label: m.review_write() })
const askAction = (slug: string): Action => ({ to: `/product/${slug}/ask`, label: m.question_ask() })

function Reviews({ slug, shop, view: { summary, reviews } }: Props) {
  const all = `/product/${slug}/reviews`
  return (
    <Part name="reviews" title={m.review_heading_count({ count: summary.count })} action={toReview(slug)}>
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 md:mt-8 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <Summary summary={summary} to={all} />
        <div className="min-w-0">
          <ul className="border-t border-line">
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} shop={shop} level={3} />
            ))}
          </ul>
          {summary.count > reviews.length && (
            <Link to={all} className="link mt-3 inline-flex min-h-11 items-center">
              {m.review_all({ count: summary.count })}
            </Link>
          )}
        </div>
      </div>
    </Part>
  )
}

const Questions = ({ slug, shop, view: { questions } }: Props) => (
  <Part name="questions" title={m.question_heading_count({ count: questions.total })} action={askAction(slug)}>
    <ul className="mt-6 grid gap-x-16 border-t border-line lg:grid-cols-2">
      {questions.rows.map((question) => (
        <QuestionItem key={question.id} question={question} shop={shop} slug={slug} level={3} />
      ))}
    </ul>
    {questions.total > questions.rows.length && (
      <Link to={`/product/${slug}/questions`} className="link mt-3 inline-flex min-h-11 items-center">
        {m.question_all({ count: questions.total })}
      </Link>
    )}
  </Part>
)

type EmptyProps = { name: string; title: string; text: string; action: Action }

/** Without reviews or questions there is only one line, not a section. */
const Empty = ({ name, title, text, action: { to, label } }: EmptyProps) => (
  <section id={name} aria-labelledby={`${name}-title`} className="flex scroll-mt-4 items-center gap-x-4 py-4">
    <div className="min-w-0 flex-1">
      <h2 id={`${name}-title`} className="type-h3">
        {title}
      </h2>
      <p className="type-small text-muted">{text}</p>
    </div>
    <Link to={to} rel="nofollow" className={`shrink-0 ${buttonClass({ variant: 'outline', size: 'sm' })}`}>
      {label}
    </Link>
  </section>
)

type PartProps = { name: string; title: string; action: Action; children: ReactNode }

const Part = ({ name, title, action: { to, label }, children }: PartProps) => (
  <section id={name} aria-labelledby={`${name}-title`} className="mt-16 scroll-mt-4 md:mt-24">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h2 id={`${name}-title`} className="type-h2">
        {title}
      </h2>
      <Link to={to} rel="nofollow" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {label}
      </Link>
    </div>
    {children}
  </section>
)
