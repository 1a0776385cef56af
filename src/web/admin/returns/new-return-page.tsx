import { data, Form, redirect, useNavigation } from 'react-router'
import { requestReturn } from '#flows/returns/request-return.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { returnRequestFields } from '#shop/returns/return-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { ReturnFormFields, type ReturnFormAnswer } from '#web/shell/returns/return-form-fields.tsx'
import { readReturnForm } from '#web/shell/returns/request-form.ts'
import { readReturnFormView } from '#web/shell/returns/read-return-form-view.server.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import type { Route } from './+types/new-return-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.return_admin_new() })

async function readForm(orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) throw data(null, { status: 404 })
  return readReturnFormView(db, order, { locale: requestLocale(), isStaff: true })
}

export const loader = async ({ params }: Route.LoaderArgs) => ({
  returnForm: await readForm(params.orderId),
  requestKey: crypto.randomUUID(),
})

/** Requests a return for a customer who calls; with a reason, staff may exceed the return period and the excluded products. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const returnForm = await readForm(params.orderId)
  const form = await request.formData()
  const { wish, unread } = readReturnForm(returnForm, form)
  if (unread) return data<ReturnFormAnswer>(unread, { status: 422 })
  const { actor } = context.get(adminContext)
  const { done, refusal } = await orRefusal(requestReturn(db, actor, { ...wish, orderId: params.orderId }))
  if (done) return redirect(`/admin/returns/${done.id}`, 303)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return data<ReturnFormAnswer>({ errors: {}, values, refusal: refusal.say(requestLocale()) }, { status: 422 })
}

export default function NewReturnPage({ loaderData: { returnForm, requestKey }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const answer: ReturnFormAnswer = { errors: {}, values: {}, ...actionData }
  const mayAsk = returnForm.lines.some((line) => line.most > 0)
  return (
    <>
      <PageHead
        back={{ to: `/admin/orders/${returnForm.id}`, label: m.order_title({ code: returnForm.code }) }}
        title={m.return_admin_new()}
      />
      <Form
        method="post"
        noValidate
        className="group/ask grid max-w-[760px] gap-8 rounded-sm border border-line bg-surface px-4 py-5 md:px-5"
      >
        {!isBusy && answer.refusal && <Notice tone="error">{answer.refusal}</Notice>}
        <ReturnFormFields
          key={requestKey}
          view={returnForm}
          answer={isBusy ? { ...answer, errors: {} } : answer}
          requestKey={requestKey}
        />
        <Field
          id="overruled"
          label={m.return_admin_overrule()}
          hint={m.return_admin_overrule_hint()}
          optionalMark={m.admin_optional()}
          error={answer.errors.overruled}
        >
          <TextInput {...inputOf(returnRequestFields.overruled)} defaultValue={answer.values.overruled} />
        </Field>
        <div>
          <Button type="submit" size="sm" disabled={!mayAsk} busy={isBusy} busyText={m.return_sending()}>
            {m.return_admin_open()}
          </Button>
        </div>
      </Form>
    </>
  )
}
