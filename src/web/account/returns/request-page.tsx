import { useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { requestReturn } from '#flows/returns/request-return.ts'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { checkFields } from '#web/shell/forms/check-fields.server.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { readReturnForm } from '#web/shell/returns/request-form.ts'
import { ReturnFormFields, ReturnLines, type ReturnFormAnswer } from '#web/shell/returns/return-form-fields.tsx'
import { readReturnFormView, type ReturnFormView } from '#web/shell/returns/read-return-form-view.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/request-page.ts'
import { ownOrder } from './own-order.server.ts'

export const meta = () => pageMeta({ title: m.return_title() })
export const headers: Route.HeadersFunction = waitHeaders

/** A customer asks for few returns of one order; more is a script. */
const perOrder = allLimits.returnRequest

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const { order, isOwn } = await ownOrder(db, request, id)
  const returnForm = await readReturnFormView(db, order, { locale: requestLocale(), isStaff: false })
  return { returnForm, isOwn, requestKey: crypto.randomUUID() }
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const { order, actor } = await ownOrder(db, request, id)
  const form = await request.formData()
  const returnForm = await readReturnFormView(db, order, { locale: requestLocale(), isStaff: false })
  await checkFields(db, request, 'return', { note: { type: 'general', value: form.get('note') } })
  const { wish, unread } = readReturnForm(returnForm, form)
  if (unread) return data(unread, { status: 422 })
  const values = Object.fromEntries([...form].map(([name, entry]) => [name, String(entry)]))
  const seconds = await secondsToWait(db, perOrder, id)
  if (seconds) return data({ errors: {}, values, refusal: m.return_often() }, refusedFor(seconds))
  const { done, refusal } = await orRefusal(requestReturn(db, actor, { ...wish, orderId: id, overruled: null }))
  if (refusal) return data({ errors: {}, values, refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/orders/${id}/returns/${done!.id}?done=requested`)
}

export default function RequestPage({
  loaderData: { returnForm, isOwn, requestKey },
  actionData,
}: Route.ComponentProps) {
  const mayAsk = returnForm.lines.some((line) => line.most > 0)
  const answer: ReturnFormAnswer = { errors: {}, values: {}, ...actionData }
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs
        trail={[
          ...(isOwn ? [{ label: m.order_mine_title(), to: '/my-orders' }] : []),
          { label: m.order_title({ code: returnForm.code }), to: `/orders/${returnForm.id}` },
        ]}
        here={m.return_title()}
      />
      <div className="max-w-[720px]">
        <h1 className="type-h1">{m.return_title()}</h1>
        <p className="mt-3 text-muted">
          {returnForm.exchangeDays > 0 ? m.return_lead({ days: returnForm.exchangeDays }) : m.return_lead_law()}
        </p>
        {mayAsk ? (
          <RequestForm key={returnForm.id} returnForm={returnForm} requestKey={requestKey} answer={answer} />
        ) : (
          <NothingToReturn returnForm={returnForm} />
        )}
      </div>
    </div>
  )
}

type RequestFormProps = { returnForm: ReturnFormView; requestKey: string; answer: ReturnFormAnswer }

/** Keeps the key it began with: live news load the page anew, with another key, while somebody fills in the form. */
function RequestForm({ returnForm, requestKey, answer }: RequestFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [firstKey] = useState(requestKey)
  return (
    <Form method="post" noValidate className="group/ask mt-8 grid gap-8">
      {!isBusy && answer.refusal && <Notice tone="error">{answer.refusal}</Notice>}
      <ReturnFormFields view={returnForm} answer={isBusy ? { ...answer, errors: {} } : answer} requestKey={firstKey} />
      <Next />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyText={m.return_sending()}>
          {m.return_send()}
        </Button>
        <Link to={`/orders/${returnForm.id}`} className={buttonClass({ variant: 'quiet' })}>
          {m.return_back()}
        </Link>
      </div>
    </Form>
  )
}

/** The next steps with their times, shown before the request is sent (Decree 55/2024, Art. 22). */
const Next = () => (
  <section className="rounded-md bg-sunken p-5">
    <h2 className="type-h3">{m.return_next()}</h2>
    <ol className="mt-2 grid list-decimal gap-1 pl-5">
      <li>{m.return_next_answer()}</li>
      <li>{m.return_next_send()}</li>
      <li>{m.return_next_check()}</li>
    </ol>
    <p className="type-small mt-3 text-muted">{m.return_next_fee()}</p>
  </section>
)

function NothingToReturn({ returnForm }: { returnForm: ReturnFormView }) {
  return (
    <>
      <ReturnLines view={returnForm} answer={{ errors: {}, values: {} }} className="mt-8" />
      <Link to={`/orders/${returnForm.id}`} className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-6`}>
        {m.return_back()}
      </Link>
    </>
  )
}
