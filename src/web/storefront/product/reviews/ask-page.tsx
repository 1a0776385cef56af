import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { questionForm } from '#shop/reviews/questions/question-form.ts'
import { questionFields } from '#shop/reviews/review-fields.ts'
import { shortName } from '#shop/reviews/short-name.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { findProductBySlug } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { summaryErrorsOf, readFields, refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/ask-page.ts'
import { UnderProduct } from './under-product.tsx'

/** Anybody may ask; the limit stops scripts. */
const perNetwork = allLimits.question

export const headers: Route.HeadersFunction = waitHeaders
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: m.question_ask_of({ product: loaderData.product.name }) }) : []

export async function loader({ request, params }: Route.LoaderArgs) {
  const product = await findProductBySlug(request, params.slug, 'ask')
  const { person } = await findSessionUser(request.headers)
  return {
    product: { name: product.words.name, slug: product.words.slug },
    start: {
      id: crypto.randomUUID(),
      text: '',
      name: person ? shortName(person.name) : '',
      email: person?.email ?? '',
    } as Record<string, string>,
  }
}

const key = z.uuid()

export async function action({ request, params }: Route.ActionArgs) {
  const product = await findProductBySlug(request, params.slug, 'ask')
  const form = await request.formData()
  const { value, unread } = readFields(questionForm, form)
  if (unread) return data(unread, { status: 422 })
  const seconds = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  if (seconds) {
    const values = Object.fromEntries([...form].map(([name, said]) => [name, String(said)]))
    const refusal = m.question_often({ minutes: Math.ceil(seconds / 60) })
    return data({ errors: {}, values, refusal }, refusedFor(seconds))
  }
  const { person, cookies } = await findSessionUser(request.headers)
  const id = key.safeParse(form.get('id')).data ?? crypto.randomUUID()
  const author = { userId: person?.id ?? null, locale: requestLocale() }
  await askQuestion(db, { id, productId: product.id, ...author, ...value })
  return addCookies(redirect(`/product/${product.words.slug}/ask?done=1`), cookies)
}

export default function AskPage({ loaderData: { product, start }, actionData }: Route.ComponentProps) {
  const isDone = useSearchParams()[0].has('done') && !actionData
  return (
    <UnderProduct product={product} here={m.question_ask()} title={m.question_ask_of({ product: product.name })}>
      <div className="grid max-w-[640px] gap-6">
        {isDone && <Notice tone="success">{m.question_sent()}</Notice>}
        <AskForm key={start.id} start={actionData?.values ?? start} answer={actionData} />
      </div>
    </UnderProduct>
  )
}

type Answer = { errors: Record<string, string>; values: Record<string, string>; refusal?: string }

function AskForm({ start, answer }: { start: Record<string, string>; answer?: Answer }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const errors = answer?.errors ?? {}
  const summaryErrors = summaryErrorsOf(errors, 'ask-')
  return (
    <Form method="post" noValidate className="grid gap-5">
      {answer?.refusal && <Notice tone="error">{answer.refusal}</Notice>}
      {!isBusy && <FormErrors title={m.review_errors({ count: summaryErrors.length })} errors={summaryErrors} />}
      <input type="hidden" name="id" value={start.id} />
      <Field id="ask-text" label={m.question_text()} hint={m.question_text_hint()} error={errors.text}>
        <TextArea {...inputOf(questionFields.text)} defaultValue={start.text} />
      </Field>
      <Field id="ask-name" label={m.review_name()} hint={m.review_name_hint()} error={errors.name}>
        <TextInput {...inputOf(questionFields.name)} defaultValue={start.name} />
      </Field>
      <Field
        id="ask-email"
        label={m.question_email()}
        optionalMark={m.review_optional()}
        hint={m.question_email_hint()}
        error={errors.email}
      >
        <TextInput {...inputOf(questionFields.email)} defaultValue={start.email} />
      </Field>
      <div>
        <Button type="submit" busy={isBusy} busyText={m.review_sending()}>
          {m.question_send()}
        </Button>
      </div>
    </Form>
  )
}
