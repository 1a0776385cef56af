import { useFeature } from '#shop/settings/use-feature.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { useMe } from '#web/chrome/me-provider.tsx'
import { m } from '#words/messages.js'
import { QuestionItem } from './question-item.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewsView } from './reviews-view.server.ts'
import { Summary } from './summary.tsx'

/** Only those who moderate fetch what one moderates with. */
const ProductQueue = lazyPart<{ productId: string }>(() => import('../../moderation/product-queue.tsx'))

export type SectionProps = { productId: string; slug: string; shop: string; view: ReviewsView }

/** What people say of a product and ask about it, as far as its own page shows it. */
export default function ReviewsSection({ productId, slug, shop, view }: SectionProps) {
  const { me } = useMe()
  const [hasReviews, hasQuestions] = [useFeature('reviews'), useFeature('questions')]
  return (
    <>
      {hasReviews && <Reviews {...{ slug, shop, view }} />}
      {hasQuestions && <Questions {...{ slug, shop, view }} />}
      {(me?.isModerator || me?.isAdmin) && <ProductQueue productId={productId} />}
    </>
  )
}

type Props = Omit<SectionProps, 'productId'>

function Reviews({ slug, shop, view: { summary, reviews } }: Props) {
  const all = `/product/${slug}/reviews`
  return (
    <Part
      name="reviews"
      title={summary.count ? m.review_heading_count({ count: summary.count }) : m.review_heading()}
      action={{ to: `/product/${slug}/review`, label: m.review_write() }}
    >
      {summary.count === 0 ? (
        <p className="mt-3 max-w-[60ch] text-muted">{m.review_none()}</p>
      ) : (
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
      )}
    </Part>
  )
}

const Questions = ({ slug, shop, view: { questions } }: Props) => (
  <Part
    name="questions"
    title={questions.total ? m.question_heading_count({ count: questions.total }) : m.question_heading()}
    action={{ to: `/product/${slug}/ask`, label: m.question_ask() }}
  >
    {questions.total === 0 ? (
      <p className="mt-3 text-muted">{m.question_none()}</p>
    ) : (
      <ul className="mt-6 grid gap-x-16 border-t border-line lg:grid-cols-2">
        {questions.rows.map((question) => (
          <QuestionItem key={question.id} question={question} shop={shop} slug={slug} level={3} />
        ))}
      </ul>
    )}
    {questions.total > questions.rows.length && (
      <Link to={`/product/${slug}/questions`} className="link mt-3 inline-flex min-h-11 items-center">
        {m.question_all({ count: questions.total })}
      </Link>
    )}
  </Part>
)

type PartProps = { name: string; title: string; action: { to: string; label: string }; children: ReactNode }

const Part = ({ name, title, action: { to, label }, children }: PartProps) => (
  <section id={name} aria-labelledby={`${name}-title`} className="mt-16 scroll-mt-4 md:mt-24">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h2 id={`${name}-title`} className="type-h1">
        {title}
      </h2>
      <Link to={to} rel="nofollow" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {label}
      </Link>
    </div>
    {children}
  </section>
)
