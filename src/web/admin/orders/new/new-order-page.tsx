import { useRef, type ChangeEvent } from 'react'
import { data, Form, Link, redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { lookUpOldAddress } from '#web/shell/places/look-up-old-address.server.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { OrderDeliveryFields } from '../fields/order-delivery-fields.tsx'
import { InvoiceFields } from '../fields/invoice-fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { changeDraft } from './change-draft.ts'
import { CustomerPart } from './customer-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { CounterPay, PhonePay } from './pay-part.tsx'
import { placeDraft } from './place-draft.ts'
import { SumsPart } from './sums-part.tsx'
import { readTypedOrder } from './typed-draft.ts'
import { useBetweenPresses } from './use-between-presses.ts'
import { sendsName, useLateTyping } from './use-late-typing.ts'
import { useRecalculation } from './use-recalculation.ts'
import { viewDraft, type DraftView } from './view-draft.ts'
import type { Route } from './+types/new-order-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.order_new() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const channel = url.searchParams.get('channel') === 'counter' ? 'counter' : 'phone'
  const values = { key: crypto.randomUUID(), locale: 'vi', method: 'standard', channel }
  return viewDraft(db, context.get(adminContext).actor, { channel, values, lines: [] })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const wardCandidates = await lookUpOldAddress(db, form)
  const change = String(form.get('do') ?? 'look')
  const typed = await changeDraft(db, readTypedOrder(form), change === 'place' ? 'look' : change)
  if (change !== 'place') return viewDraft(db, actor, typed, { wardCandidates })
  const placed = await placeDraft(db, actor, { typed, form })
  if ('done' in placed && placed.done)
    return redirect(`/admin/orders/${placed.done.id}?done=${typed.channel === 'counter' ? 'sold' : 'placed'}`, 303)
  const errors = 'errors' in placed ? placed.errors : undefined
  const refused = 'refusal' in placed ? placed.refusal : undefined
  // An error of the discount is shown at its field.
  const refusal = refused?.code.startsWith('discount-beyond') ? undefined : refused?.say(requestLocale())
  return data(await viewDraft(db, actor, typed, { errors, refusal }), { status: 422 })
}

/** The tabs change the query and begin a new order; an answer to what was typed needs no other one from the loader. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const view: DraftView = actionData?.channel === loaderData.channel ? actionData : loaderData
  const tabs = [
    { value: null, label: m.order_channel_phone() },
    { value: 'counter', label: m.order_channel_counter() },
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/orders', label: m.admin_orders() }}
        title={m.order_new()}
        note={view.channel === 'counter' ? m.order_counter_note() : m.order_new_note()}
      />
      <div className="mb-5 rounded-sm border border-line bg-surface">
        <Tabs
          name="channel"
          label={m.order_new_channel()}
          current={view.channel === 'counter' ? 'counter' : null}
          tabs={tabs}
        />
      </div>
      <DraftForm key={view.channel} view={view} />
    </>
  )
}

/** The key resets the form with every answer, so that values filled in by the server are shown. */
function DraftForm({ view: newest }: { view: DraftView }) {
  const view = useBetweenPresses(newest)
  const form = useRef<HTMLFormElement>(null)
  const { onSend, ...late } = useLateTyping(form, {
    stamp: view.stamp,
    answered: Number(view.values[sendsName]) || 0,
  })
  const { isStale, onBlur, ...recalculation } = useRecalculation(form, view.stamp)
  // What was asked for, such as one more product, is not yet in the form that is shown.
  const isWaiting = view !== newest
  const { state, formData } = useNavigation()
  const isAsking = state === 'submitting' && formData?.get('do') !== 'place'
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    late.onChange(event)
    recalculation.onChange(event)
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => (isWaiting ? event.preventDefault() : onSend(event))}
      onFocus={late.onFocus}
      onChange={onChange}
      onBlur={onBlur}
    >
      <input type="hidden" name={sendsName} defaultValue="0" />
      <Draft key={view.stamp} view={view} isStale={isStale} mayPlace={!isStale && !isWaiting && !isAsking} />
    </Form>
  )
}

function Draft({ view, isStale, mayPlace }: { view: DraftView; isStale: boolean; mayPlace: boolean }) {
  const { values, errors = {}, channel, refusal } = view
  const isCounter = channel === 'counter'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="carrierQuote" value={view.carrierQuote} />
      <input type="hidden" name="userId" value={values.userId ?? ''} />
      <input type="hidden" name="taken" value={values.taken ?? ''} />
      <div className="grid gap-5">
        {view.isRefused && (
          <div data-said tabIndex={-1} role="alert">
            <Notice tone="error">{refusal ?? m.admin_form_faulty()}</Notice>
          </div>
        )}
        <ProductsPart view={view} />
        <CustomerPart view={view} />
        {!isCounter && (
          <Panel title={m.order_admin_method()}>
            <OrderDeliveryFields {...view} errors={errors} isLive />
          </Panel>
        )}
        <Panel title={m.admin_invoice()}>
          <InvoiceFields values={values} errors={errors} />
        </Panel>
      </div>
      <div className="grid gap-5 lg:sticky lg:top-20">
        <SumsPart view={view} isStale={isStale} />
        {isCounter ? <CounterPay view={view} mayPlace={mayPlace} /> : <PhonePay view={view} mayPlace={mayPlace} />}
        <Link to="/admin/orders" className="link w-fit">
          {m.order_new_leave()}
        </Link>
      </div>
    </div>
  )
}
