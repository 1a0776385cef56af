import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { editOrderDetails, previewDetailsEdit } from '#flows/orders/edit-order-details.ts'
import { listDeliveryMethods } from '#flows/orders/list-delivery-methods.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { lookUpOldAddress } from '#web/shell/places/look-up-old-address.server.ts'
import { provinceOptions, wardOptions } from '#web/shell/places/place-options.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { Conflicts } from '#web/admin-kit/form/conflicts.tsx'
import { mergeForm, formTexts, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { OrderContactFields } from '../fields/order-contact-fields.tsx'
import { InvoiceFields } from '../fields/invoice-fields.tsx'
import { detailsValuesOf, deliveredForm, detailsOf, pickupForm } from './details-form.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { detailLabels, DetailsPreviewPanel, type Preview } from './details-preview-panel.tsx'
import { viewDifference } from './view-difference.ts'
import type { Route } from './+types/details-page.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import { pick } from '#kit/pick.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { readForm, type Rejected } from '#web/admin-kit/form/read-form.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: m.order_admin_details_title({ code: params.id.slice(-8) }) })

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const order = await findOrder(db, id)
  if (!order) throw data(null, { status: 404 })
  const [provinces, wards] = [await provinceOptions(db), await wardOptions(db, order.address?.provinceCode ?? '')]
  const values = detailsValuesOf(order)
  const methods = await listDeliveryMethods(db, order, values)
  return { id, code: order.code, methods, provinces, wards, values, version: versionOf(values) }
}

/** `seen`: the values that the preview showed. If a field was changed after the preview, a new preview is shown. */
const seenForm = z.object({
  intent: z.literal('save'),
  seenVersion: z.coerce.number().int(),
  seen: z.string(),
  seenTotal: z.coerce.number().int(),
})

type DetailsAnswer = Answer & {
  methods?: MethodCode[]
  preview?: Preview
  wards?: PlaceOption[]
  wardCandidates?: WardCandidateView[]
}

/** Previews the changes, or saves them after the preview. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const before = await findOrder(db, id)
  if (!before) throw data(null, { status: 404 })
  const { form, conflicts } = mergeForm(await request.formData(), detailsValuesOf(before))
  const wardCandidates = await lookUpOldAddress(db, form)
  const to = formTexts(form)
  const choices = {
    wards: await wardOptions(db, to.province ?? ''),
    methods: await listDeliveryMethods(db, before, to),
  }
  if (form.get('intent') === 'look')
    return data<DetailsAnswer>({ intent: 'look', values: to, ...choices, wardCandidates })
  // Changes that somebody else saved in the meantime are kept; a field that both changed is a conflict.
  if (conflicts.length)
    return data<DetailsAnswer>({ intent: 'preview', values: to, ...choices, conflicts }, { status: 422 })
  const { details, rejected } = await readDetails(db, form, before)
  if (rejected) return data<DetailsAnswer>({ intent: 'preview', ...choices, ...rejected }, { status: 422 })
  const seen = JSON.stringify(details)
  const values = { ...detailsValuesOf(details), version: String(form.get('version')) }
  const savedForm = seenForm.safeParse(Object.fromEntries(form)).data
  if (savedForm?.seen === seen) {
    const { actor } = context.get(adminContext)
    const { seenVersion: version, seenTotal } = savedForm
    const { refusal } = await orRefusal(editOrderDetails(db, actor, { orderId: id, details, version, seenTotal }))
    if (!refusal) return redirect(`/admin/orders/${id}?done=details`, 303)
    return data<DetailsAnswer>(
      { intent: 'save', values, ...choices, refusal: refusal.say(requestLocale()) },
      { status: 422 },
    )
  }
  const { done, refusal } = await orRefusal(previewDetailsEdit(db, { orderId: id, details }))
  if (refusal)
    return data<DetailsAnswer>(
      { intent: 'preview', values, ...choices, refusal: refusal.say(requestLocale()) },
      { status: 422 },
    )
  const { differences, ...found } = done
  return data<DetailsAnswer>({
    intent: 'preview',
    values,
    ...choices,
    preview: { ...found, seen, differences: differences.map(viewDifference) },
  })
}

export default function DetailsPage({
  loaderData: { id, code, provinces, ...known },
  actionData,
}: Route.ComponentProps) {
  const answer: DetailsAnswer | undefined = actionData
  const { preview, errors = {}, values = known.values, wardCandidates } = answer ?? {}
  const { wards = known.wards, methods = known.methods } = answer ?? {}
  const named = [...provinces, ...wards]
  const describePlace = (field: string, code: string) =>
    field === 'province' || field === 'ward' ? named.find(({ value }) => value === code)?.label : undefined
  return (
    <>
      <PageHead
        back={{ to: `/admin/orders/${id}`, label: code }}
        title={m.order_admin_details_title({ code })}
        note={m.order_admin_details_note()}
      />
      <Form
        key={values.version ?? known.version}
        method="post"
        noValidate
        preventScrollReset
        className="grid gap-5 md:max-w-200"
      >
        <Outcome answer={preview || answer?.intent === 'look' ? undefined : answer} />
        <input type="hidden" name="version" value={values.version ?? known.version} />
        <Conflicts conflicts={answer?.conflicts} labels={detailLabels()} describe={describePlace} />
        <Panel title={m.admin_customer()}>
          <OrderContactFields values={values} errors={errors} emailHint={m.order_admin_details_email_hint()} />
        </Panel>
        <Panel title={m.checkout_delivery()}>
          <DeliveryPart {...{ methods, provinces, wards, wardCandidates, values, errors }} />
        </Panel>
        <Panel title={m.admin_invoice()}>
          <InvoiceFields values={values} errors={errors} />
        </Panel>
        {preview && <DetailsPreviewPanel preview={preview} />}
        <div>
          <SendButton
            size="sm"
            variant={preview?.differences.length ? 'outline' : 'primary'}
            name="intent"
            value="preview"
          >
            {preview ? m.order_admin_do_preview_again() : m.order_admin_do_preview()}
          </SendButton>
        </div>
      </Form>
    </>
  )
}

type Read = { details: OrderDetails; rejected?: undefined } | { details?: undefined; rejected: Rejected }

/** Parses the form. A ward that was abolished by law may stay if the order has it already. */
async function readDetails(db: Db, form: FormData, before: OrderDetails): Promise<Read> {
  if (form.get('method') === 'pickup') {
    const { value, rejected } = readForm(pickupForm, form)
    return rejected ? { rejected } : { details: detailsOf(value) }
  }
  const { value, rejected } = readForm(deliveredForm, form)
  if (rejected) return { rejected }
  const was = before.address
  if (was?.wardCode === value.ward && was.provinceCode === value.province)
    return { details: detailsOf(value, pick(was, ['provinceCode', 'provinceName', 'wardCode', 'wardName'])) }
  const { ward } = await readPlace(db, value)
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  if (!ward) return { rejected: { errors: { ward: m.checkout_ward_other() }, values } }
  const { province: provinceCode, provinceName, code: wardCode, fullName: wardName } = ward
  return { details: detailsOf(value, { provinceCode, provinceName, wardCode, wardName }) }
}
