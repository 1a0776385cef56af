import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { findQuestion } from '#shop/reviews/questions/find-question.ts'
import { answerForm } from '#shop/reviews/questions/question-form.ts'
import { answerFields } from '#shop/reviews/review-fields.ts'
import { shortName } from '#shop/reviews/short-name.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { findProductBySlug } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { summaryErrorsOf, readFields, refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'
import { customerContext, customerGuard } from '#web/parts/account/customer-guard.server.ts'
import { notFound, readId } from '#web/parts/account/own-or-404.server.ts'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import type { Route } from './+types/answer-page.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

const perPerson = allLimits.answer

export const meta = () => pageMeta({ title: m.question_answer_title() })
export const headers: Route.HeadersFunction = waitHeaders

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await findProductBySlug(request, params.slug, `answer/${params.question}`)
  const question = await findQuestion(db, { productId: product.id, id: readId(params.question) })
  if (!question) throw notFound()
  const start = { id: crypto.randomUUID(), text: '', name: shortName(context.get(customerContext).name) }
  const { name, slug } = product.words
  return { product: { name, slug }, question: question.text, start: start as Record<string, string> }
}

const key = z.uuid()

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId, actor } = context.get(customerContext)
  const product = await findProductBySlug(request, params.slug, 'questions')
  const questionId = readId(params.question)
  const form = await request.formData()
  const refuse = (text: string, answer: ResponseInit = { status: 422 }) => {
    const values = Object.fromEntries([...form].map(([name, entry]) => [name, String(entry)]))
    return data({ errors: { text } as Record<string, string>, values }, answer)
  }
  // The question may be hidden while somebody writes an answer, who keeps the text.
  if (!(await findQuestion(db, { productId: product.id, id: questionId }))) return refuse(m.question_unknown())
  const { value, unread } = readFields(answerForm, form)
  if (unread) return data(unread, { status: 422 })
  const seconds = await secondsToWait(db, perPerson, userId)
  if (seconds) return refuse(m.review_often({ minutes: Math.ceil(seconds / 60) }), refusedFor(seconds))
  const id = key.safeParse(form.get('id')).data ?? crypto.randomUUID()
  const { refusal } = await orRefusal(answerQuestion(db, actor, { id, questionId, userId, official: false, ...value }))
  if (refusal) return refuse(refusal.say(requestLocale()))
  return redirect(`/product/${product.words.slug}/answer/${questionId}?done=1`)
}

export default function AnswerPage({ loaderData: { product, question, start }, actionData }: Route.ComponentProps) {
  const isDone = useSearchParams()[0].has('done') && !actionData
  const isBusy = useNavigation().formMethod === 'POST'
  const values = actionData?.values ?? start
  const errors = actionData?.errors ?? {}
  const summary = summaryErrorsOf(errors, 'answer-')
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs
        trail={[
          { label: product.name, to: `/product/${product.slug}` },
          { label: m.question_heading(), to: `/product/${product.slug}/questions` },
        ]}
        here={m.question_answer_title()}
      />
      <div className="max-w-[640px]">
        <h1 className="type-h1">{m.question_answer_title()}</h1>
        <blockquote className="mt-5 border-l-2 border-line-strong pl-4 type-lead break-words whitespace-pre-line">
          {question}
        </blockquote>
        <p className="mt-4 text-muted">{m.question_answer_lead()}</p>
        {isDone && (
          <ResultNotice tone="success" className="mt-5">
            {m.question_answer_sent()}
          </ResultNotice>
        )}
        <Form key={start.id} method="post" noValidate className="mt-6 grid gap-5">
          {!isBusy && <FormErrors title={m.review_errors({ count: summary.length })} errors={summary} />}
          <input type="hidden" name="id" value={values.id} />
          <Field id="answer-text" label={m.question_answer_text()} error={errors.text}>
            <TextArea {...inputOf(answerFields.text)} defaultValue={values.text} />
          </Field>
          <Field id="answer-name" label={m.review_name()} hint={m.review_name_hint()} error={errors.name}>
            <TextInput {...inputOf(answerFields.name)} defaultValue={values.name} />
          </Field>
          <div>
            <Button type="submit" busy={isBusy} busyText={m.review_sending()}>
              {m.question_answer_send()}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
