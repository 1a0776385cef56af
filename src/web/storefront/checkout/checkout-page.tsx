import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { checkoutForm } from '#shop/checkout/form.ts'
import { looksLikePhone } from '#shop/identity/person-fields.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { listProvinces, listWards } from '#shop/shipping/queries.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { dong } from '#kit/money.ts'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { basketOf } from '#web/chrome/basket.server.ts'
import { EmptyCart } from '#web/chrome/cart-drawer.tsx'
import { passCookie } from '#web/chrome/order-pass.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { readerContext, readerGate } from '#web/chrome/reader-gate.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/checkout-page.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { findBuyer } from './find-buyer.server.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { placeCheckout } from './place-checkout.server.ts'
import { readPlace } from './read-place.server.ts'
import { SavedPlaces } from './saved-places.tsx'
import { useLiveCheckout } from './use-live-checkout.ts'
import { viewCheckout } from './view-checkout.server.ts'

export const meta = () => pageMeta({ title: m.checkout_title() })

export const middleware = [readerGate]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cartId } = await basketOf({ request, context })
  const buyer = await findBuyer(db, context.get(readerContext), request.url)
  const { place } = await readPlace(db, { method: 'standard', ...buyer?.start })
  const [provinces, settings, view] = [
    await listProvinces(db),
    await findSettings(db),
    await viewCheckout(db, { cartId, place, method: 'standard', locale: spokenLocale() }),
  ]
  return {
    key: crypto.randomUUID(),
    provinces: asOptions(provinces),
    shop: { address: settings.address, phone: settings.phone },
    view,
    buyer,
    wards: buyer?.start.province ? asOptions(await listWards(db, buyer.start.province)) : [],
  }
}

const asOptions = (units: { code: string; fullName: string }[]) =>
  units.map(({ code, fullName }) => ({ value: code, label: fullName }))

export async function action({ request, context }: Route.ActionArgs) {
  const basket = await basketOf({ request, context })
  const { cartId } = basket
  const form = await request.formData()
  const placed = await placeCheckout(basket, form)
  if (placed.order)
    return redirect(`/order-success?order=${placed.order.id}`, {
      headers: { 'Set-Cookie': passCookie(request, placed.order.id) },
    })
  const { asked, result, refusal } = placed
  const isOnlyLooking = form.get('intent') === 'look'
  const wards = asked.province ? asOptions(await listWards(db, asked.province)) : []
  const view = await viewCheckout(db, { cartId, place: asked.place, method: asked.method, locale: spokenLocale() })
  return data(
    {
      result: isOnlyLooking ? { initialValue: result.initialValue } : result,
      refusal: isOnlyLooking ? undefined : refusal,
      view,
      wards,
    },
    { status: isOnlyLooking ? 200 : 422 },
  )
}

/** Another saved address is another form: what it begins with is taken in once. */
export default function CheckoutPage(props: Route.ComponentProps) {
  return <Checkout key={props.loaderData.buyer?.chosen} {...props} />
}

function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction?.endsWith('/checkout') ?? false
  const { buyer } = loaderData
  const live = useLiveCheckout(loaderData, actionData)
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: checkoutForm(looksLikePhone) }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { method: 'standard', payment: 'cod', ...buyer?.start },
  })
  const problems = live.view.problems.map((text) => (
    <Notice
      key={text}
      tone="warning"
      action={
        <Link to="/cart" className="link">
          {m.checkout_edit()}
        </Link>
      }
    >
      {text}
    </Notice>
  ))
  const trail = [{ label: m.cart_title(), to: '/cart' }]
  if (live.view.count === 0) {
    return (
      <div className="wrap pb-12">
        <Breadcrumbs trail={trail} here={m.checkout_title()} />
        <div className="grid max-w-md gap-4">
          <h1 className="type-h1">{m.checkout_title()}</h1>
          {problems}
          <EmptyCart />
        </div>
      </div>
    )
  }
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages?.[0] ? [{ id: fields[name as keyof typeof fields]?.id ?? name, message: messages[0] }] : [],
  )
  return (
    <div className="wrap pb-6 md:pb-12">
      <Breadcrumbs trail={trail} here={m.checkout_title()} />
      <div className="grid items-start gap-x-16 gap-y-6 md:grid-cols-[minmax(0,640px)_400px] md:justify-between">
        <OrderSummary view={live.view} isStale={live.isStale} />
        <div className="md:col-start-1 md:row-start-1">
          <h1 className="type-h1">{m.checkout_title()}</h1>
          <p className="mt-1 break-words text-muted">
            {buyer ? m.profile_checkout_as({ email: buyer.email }) : m.checkout_guest()}
          </p>
          {buyer && <SavedPlaces {...buyer} />}
          <Form method="post" {...getFormProps(form)} noValidate className="mt-6 grid gap-10">
            {form.status === 'error' && errors.length > 0 && (
              <ErrorSummary title={m.checkout_errors({ count: errors.length })} errors={errors} />
            )}
            {actionData?.refusal && (
              <Notice tone="error" title={m.checkout_refused()}>
                {actionData.refusal} {m.checkout_new_total({ total: dong(live.view.total) })}
              </Notice>
            )}
            {problems}
            <input type="hidden" name="key" value={loaderData.key} />
            <input type="hidden" name="seenTotal" value={live.view.total} />
            <ContactFields fields={fields} />
            <DeliveryFields
              fields={fields}
              provinces={loaderData.provinces}
              wards={live.wards}
              ways={live.view.ways}
              shop={loaderData.shop}
              onPlace={live.ask}
            />
            <MoreFields fields={fields} />
            <PaymentFields fields={fields} />
            <div>
              <Button
                type="submit"
                name="intent"
                value="place"
                size="lg"
                block
                busy={isBusy}
                busyText={m.checkout_placing()}
              >
                {m.checkout_place({ total: dong(live.view.total) })}
              </Button>
              <p className="mt-3 type-fine text-muted">
                {m.checkout_agree()} {loaderData.shop.phone && m.checkout_help({ phone: loaderData.shop.phone })}
              </p>
            </div>
          </Form>
        </div>
      </div>
    </div>
  )
}
