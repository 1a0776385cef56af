import { redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage } from '#platform/request.server.ts'
import { listQuestions, questionsOnPage } from '#shop/reviews/questions/list-questions.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { findProductBySlug } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PageSteps } from '#web/shell/page/page-steps.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/questions-page.ts'
import { QuestionItem } from './question-item.tsx'
import { questionView } from '#web/parts/reviews/reviews-view.server.ts'
import { UnderProduct } from './under-product.tsx'
import { localized } from '#kit/localized.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: m.question_page_title({ product: loaderData.product.name }),
        description: m.question_page_description({ product: loaderData.product.name }),
        alternates: loaderData.addresses,
        index: loaderData.page === 1 && loaderData.questions.length > 0,
      })
    : []

const pageParam = z.coerce.number().int().min(1).max(10_000).catch(1)
const pathOf = (slug: string, page: number) => `/product/${slug}/questions${page > 1 ? `?page=${page}` : ''}`

export async function loader({ request, params }: Route.LoaderArgs) {
  const product = await findProductBySlug(request, params.slug, 'questions')
  const page = pageParam.parse(new URL(request.url).searchParams.get('page') ?? 1)
  const [result, settings] = await Promise.all([listQuestions(db, product.id, { page }), findSettings(db)])
  const pages = Math.max(1, Math.ceil(result.total / questionsOnPage))
  const { slugs, words } = product
  if (page > pages) throw redirect(pathOf(words.slug, pages))
  cachePage(`product:${product.id}`, 'settings')
  return {
    page,
    pages,
    questions: result.rows.map(questionView),
    shop: settings.name,
    product: { name: words.name, slug: words.slug },
    addresses: alternates(localized((locale) => `/product/${slugs[locale] ?? slugs.vi}/questions`)),
  }
}

export default function QuestionsPage({ loaderData: { product, questions, page, pages, shop } }: Route.ComponentProps) {
  return (
    <UnderProduct
      product={product}
      here={m.question_heading()}
      title={m.question_page_title({ product: product.name })}
      action={{ to: `/product/${product.slug}/ask`, label: m.question_ask() }}
    >
      {questions.length === 0 ? (
        <p className="text-muted">{m.question_none()}</p>
      ) : (
        <ul className="border-t border-line">
          {questions.map((question) => (
            <QuestionItem key={question.id} question={question} shop={shop} slug={product.slug} level={2} />
          ))}
        </ul>
      )}
      <PageSteps label={m.question_pages()} page={page} pages={pages} to={(at) => pathOf(product.slug, at)} />
    </UnderProduct>
  )
}
