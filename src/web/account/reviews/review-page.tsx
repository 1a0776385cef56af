import { data, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { findPurchase } from '#flows/reviews/find-purchase.ts'
import { reviewProduct } from '#flows/reviews/review-product.ts'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { findOwnReview, type OwnReview } from '#shop/reviews/find-own-review.ts'
import { removeReview } from '#shop/reviews/remove-review.ts'
import { reviewForm } from '#shop/reviews/review-form.ts'
import { maxReviewPictures } from '#shop/reviews/review.ts'
import { shortName } from '#shop/reviews/short-name.ts'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { findProductToReview } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readFields, refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { PhotoList } from '#web/shell/photos/photo-list.tsx'
import { m } from '#words/messages.js'
import { customerContext, customerGuard, type SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import type { Route } from './+types/review-page.ts'
import { OwnReviewForm, type ReviewInitialValues } from './own-review-form.tsx'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

/** A person edits a review now and then; a script does it all day. */
const perPerson = allLimits.review

export const headers: Route.HeadersFunction = waitHeaders
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: m.review_write_of({ product: loaderData.product.name }) }) : []

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const person = context.get(customerContext)
  const product = await findProductToReview(request, params.slug, person.id)
  const about = { productId: product.id, userId: person.id }
  const [own, { isBought, sizes }] = [await findOwnReview(db, about), await findPurchase(db, about)]
  return {
    product: { name: product.words.name, slug: product.words.slug },
    isBought,
    sizes: sizeChoices(product, sizes),
    start: initialValuesOf(person, sizes, own),
    own: own && { state: own.state, pictures: own.pictures },
  }
}

/** A buyer chooses among the sizes bought, others among all sizes. */
function sizeChoices({ options }: ProductPage, bought: string[]) {
  const sizes = options.filter(({ key, value }) => key === 'size' && (!bought.length || bought.includes(value)))
  return sizes.map(({ value, label }) => ({ value, label: optionLabel('size', value, label, requestLocale()) }))
}

const initialValuesOf = (person: SignedInCustomer, sizes: string[], own?: OwnReview): ReviewInitialValues => ({
  rating: own ? String(own.rating) : '',
  title: own?.title ?? '',
  text: own?.text ?? '',
  name: own?.name ?? shortName(person.name),
  fit: own?.fit ?? '',
  size: own ? (own.size ?? '') : (sizes[0] ?? ''),
  level: own?.level ?? '',
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const product = await findProductToReview(request, params.slug, userId)
  const own = { productId: product.id, userId }
  const form = await request.formData()
  const path = `/product/${product.words.slug}/review`
  if (form.get('intent') === 'remove') {
    await orRefusal(removeReview(db, own))
    // Of a withdrawn product, the review alone opened this page to somebody who did not buy it here.
    const isStillOpen = product.status === 'active' || (await findPurchase(db, own)).isBought
    return redirect(isStillOpen ? `${path}?done=gone` : `/product/${product.words.slug}`)
  }
  const { value, unread } = readFields(reviewForm, form)
  if (unread) return data({ ...unread, refusal: undefined }, { status: 422 })
  const seconds = await secondsToWait(db, perPerson, userId)
  if (seconds) {
    const values = Object.fromEntries([...form].map(([name, entry]) => [name, String(entry)]))
    const refusal = m.review_often({ minutes: Math.ceil(seconds / 60) })
    return data({ errors: {}, values, refusal }, refusedFor(seconds))
  }
  const { isChanged } = await reviewProduct(db, { ...own, locale: requestLocale(), ...value })
  // An unchanged review is not read again, so it must not be confirmed as sent.
  return redirect(`${path}?done=${isChanged ? 'sent' : 'same'}`)
}

const doneWords = () => ({
  sent: m.review_sent(),
  gone: m.review_taken_back(),
})

const stateWords = () => ({
  waiting: m.review_own_waiting(),
  shown: m.review_own_shown(),
  hidden: m.review_own_hidden(),
})

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, own, start } = loaderData
  const isSending = useNavigation().formMethod === 'POST'
  const [params] = useSearchParams()
  const isSent = params.get('done') === 'sent' && own !== undefined && !actionData
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[{ label: product.name, to: `/product/${product.slug}` }]} here={m.review_write()} />
      <div className="max-w-[720px]">
        <h1 className="type-h1 break-words">
          <ProductName name={product.name} within={m.review_write_of({ product: product.name })} />
        </h1>
        {!isSent && (
          <p className="mt-3 text-muted">{loaderData.isBought ? m.review_lead_verified() : m.review_lead()}</p>
        )}
        <ReviewState own={own} isAnswered={actionData !== undefined} />
        {isSent ? (
          <p className="mt-4 flex flex-wrap gap-x-6">
            <Link to={`/product/${product.slug}`} className="link inline-flex min-h-11 items-center">
              {m.review_back()}
            </Link>
            <Link to={`/product/${product.slug}/review`} className="link inline-flex min-h-11 items-center">
              {m.review_change()}
            </Link>
          </p>
        ) : (
          <OwnReviewForm
            key={JSON.stringify(start)}
            start={{ ...start, ...actionData?.values }}
            sizes={loaderData.sizes}
            errors={actionData?.errors ?? {}}
            refusal={actionData?.refusal}
            isSending={isSending}
            isAgain={own !== undefined}
          />
        )}
        <OwnPictures slug={product.slug} pictures={own?.pictures} />
        {own && !isSent && (
          <div className="mt-10 border-t border-line pt-5">
            <ConfirmButton
              id="remove-review"
              label={m.review_remove()}
              title={m.review_remove()}
              text={m.review_remove_sure()}
              fields={{ intent: 'remove' }}
              look={{ variant: 'outline', size: 'sm' }}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Photos can be added once the review is saved. */
const OwnPictures = ({ slug, pictures }: { slug: string; pictures?: string[] }) => (
  <section id="pictures" aria-labelledby="pictures-title" className="mt-12 scroll-mt-4 border-t border-line pt-6">
    <h2 id="pictures-title" className="type-h2">
      {m.review_pictures()}
    </h2>
    <p className="type-small mt-2 max-w-[60ch] text-muted">
      {pictures ? m.review_pictures_hint({ count: maxReviewPictures }) : m.review_pictures_first()}
    </p>
    {pictures && (
      <PhotoList
        folder="review-pictures"
        pictures={pictures}
        max={maxReviewPictures}
        mayChange
        action={`/product/${slug}/review/picture`}
      />
    )}
  </section>
)

/** The result of the last action, otherwise the state of the review. */
function ReviewState({
  own,
  isAnswered,
}: {
  own?: { state: keyof ReturnType<typeof stateWords> }
  isAnswered: boolean
}) {
  const [params] = useSearchParams()
  const outcome = isAnswered ? null : params.get('done')
  const done = doneWords()[outcome as keyof ReturnType<typeof doneWords>]
  if (!done && !own) return null
  const unchanged = outcome === 'same' ? `${m.review_same()} ` : ''
  const Box = done || unchanged ? ResultNotice : Notice
  return (
    <Box tone={done ? 'success' : 'info'} className="mt-5">
      {done ?? unchanged + stateWords()[own!.state]}
    </Box>
  )
}
