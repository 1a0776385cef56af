import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { lookUpFields } from '#shop/orders/buyers/look-up-fields.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { passCookie } from '#web/shell/order/order-pass.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/find-order-page.ts'
import { lookUpOrder } from './look-up-order.server.ts'

export const meta = () => pageMeta({ title: m.order_find_title(), description: m.order_find_lead() })
export const headers: Route.HeadersFunction = waitHeaders

/** Guests find an order by its code and phone number. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const found = await lookUpOrder(request, form)
  if ('orderId' in found)
    return redirect(`/orders/${found.orderId}`, { headers: { 'Set-Cookie': passCookie(request, found.orderId) } })
  const { errors, refusal, seconds } = found
  const typed = { code: String(form.get('code') ?? ''), phone: String(form.get('phone') ?? '') }
  return data({ errors, refusal, typed }, refusedFor(seconds))
}

export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { errors = {}, refusal, typed } = actionData ?? {}
  const [params] = useSearchParams()
  const summary = Object.entries(errors).map(([id, message]) => ({ id, message }))
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[]} here={m.order_find_title()} />
      <div className="max-w-110">
        <h1 className="type-h1">{m.order_find_title()}</h1>
        <p className="mt-3 text-muted">{m.order_find_lead()}</p>
        <Form method="post" noValidate className="mt-6 grid gap-5">
          {!isBusy && <ErrorSummary title={m.order_find_faults({ count: summary.length })} errors={summary} />}
          {refusal && !isBusy && <Notice tone="error">{refusal}</Notice>}
          <Field id="code" label={m.order_code()} hint={m.order_find_code_hint()} error={errors.code}>
            <TextInput
              {...inputOf(lookUpFields.code)}
              defaultValue={typed?.code ?? params.get('code') ?? ''}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Field id="phone" label={m.checkout_phone()} hint={m.order_find_phone_hint()} error={errors.phone}>
            <TextInput {...inputOf(lookUpFields.phone)} defaultValue={typed?.phone} />
          </Field>
          <Button type="submit" block busy={isBusy} busyText={m.order_find_busy()}>
            {m.order_find_submit()}
          </Button>
        </Form>
        <p className="mt-6 type-small text-muted">
          {m.order_find_account()}{' '}
          <Link to="/my-orders" className="link">
            {m.order_mine_title()}
          </Link>
        </p>
      </div>
    </div>
  )
}
