import { isUuid } from '#kit/is-uuid.ts'
import { questionRowSorts } from '#shop/reviews/moderation/list-question-rows.ts'
import { reviewRowSorts } from '#shop/reviews/moderation/list-review-rows.ts'
import { moderations, stars } from '#shop/reviews/review.ts'
import { answeredStates } from '#shop/reviews/moderation/moderation-rows.ts'
import { textParam } from '#web/admin-kit/list/list-params.ts'

const reader =
  (params: URLSearchParams) =>
  <T>(name: string, all: readonly T[]) =>
    all.find((value) => String(value) === params.get(name)) ?? null

/** Reads the query of both lists; unknown values do not filter. */
function readListParams(params: URLSearchParams) {
  const oneOf = reader(params)
  const product = params.get('product')
  return {
    text: textParam(params),
    state: oneOf('state', moderations),
    answered: oneOf('answered', answeredStates),
    productId: product && isUuid(product) ? product : null,
  }
}

export function readReviewParams(params: URLSearchParams) {
  const oneOf = reader(params)
  return {
    ...readListParams(params),
    stars: oneOf('stars', stars),
    pictures: oneOf('pictures', ['yes'] as const),
    sort: oneOf('sort', reviewRowSorts) ?? ('-time' as const),
  }
}

export function readQuestionParams(params: URLSearchParams) {
  const oneOf = reader(params)
  return {
    ...readListParams(params),
    pending: oneOf('pending', ['yes'] as const),
    sort: oneOf('sort', questionRowSorts) ?? ('-time' as const),
  }
}
