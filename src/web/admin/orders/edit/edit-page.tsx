import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { editOrder, previewOrderEdit, type OrderEditPreview } from '#flows/orders/edit-order.ts'
import { inputOf } from '#kit/declare-fields.ts'
import type { Dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { Conflicts } from '#web/admin-kit/form/conflicts.tsx'
import { mergeForm, formTexts, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { discountFields } from '../order/order-forms.ts'
import { DiscountFields } from '../fields/discount-fields.tsx'
import { EditLines } from './edit-lines.tsx'
import { viewFoundGoods, type FoundGoods } from '../fields/view-found-goods.ts'
import { filledRows, withFound } from './new-rows.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { readEdit, type EditView } from './read-edit.ts'
import { readEditForm } from './read-edit-form.ts'
import type { Route } from './+types/edit-page.ts'
import { orderEditFields } from '../fields/order-fields.ts'
import { firstOfBundle } from './bundle-lines.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: m.order_admin_edit_title({ code: params.id.slice(-8) }) })

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const order = await readEdit(db, id)
  if (!order) throw data(null, { status: 404 })
  return { order, version: versionOf(orderEditValues(order)) }
}

const seen = z.object({
  seenVersion: z.coerce.number().int(),
  seenTotal: z.coerce.number().int(),
  reason: textOf(orderEditFields.reason).transform((text) => text || null),
})

/** A changed discount needs a reason. */
const discountForm = (before: Dong) =>
  z.object(discountFields).refine(({ discount, discountReason }) => discount === before || discountReason.length >= 3, {
    path: ['discountReason'],
    error: () => m.admin_error_reason(),
  })

/** Both are internal notes. The reason for a compatibility override is asked only after the pair was refused. */
const reasonsForm = z.object({
  reason: textOf(orderEditFields.reason).optional(),
  leave: textOf(orderEditFields.leave)
    .refine((text) => text === '' || text.length >= 3, { error: () => m.override_error_reason() })
    .optional(),
})

type Answer = {
  intent: string
  values: Record<string, string>
  errors?: Record<string, string>
  refusal?: string
  /** Boot and blade of a bundle do not fit; staff must give a reason. */
  isWrongPair?: boolean
  preview?: OrderEditPreview
  conflicts?: Conflict[]
  found?: FoundGoods
  names?: Record<string, string>
  /** Resets the form, so that an added product shows. */
  stamp?: string
}

/** Searches by name, colour or size, or adds what was found. Nothing is saved, nothing typed is lost. */
async function addGoods(values: Record<string, string>, wanted: string) {
  const found = await viewFoundGoods(db, values.seek ?? '')
  const sku = found.find(({ id }) => `add:${id}` === wanted)?.sku
  const next = sku ? withFound(values, sku) : values
  return data<Answer>({
    intent: 'seek',
    values: next,
    found,
    names: await namesOfAdded(next),
    stamp: crypto.randomUUID(),
  })
}

/** The names of added products by their SKU. */
async function namesOfAdded(values: Record<string, string>) {
  const names: Record<string, string> = {}
  for (const row of filledRows(values)) {
    const sku = values[`sku:${row}`]!.trim().toUpperCase()
    const [one] = await viewFoundGoods(db, sku)
    if (one?.sku === sku) names[sku] = [one.name, one.choice].filter(Boolean).join(' · ')
  }
  return names
}

/** Previews the changes, or saves them after the preview. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const order = await readEdit(db, id)
  if (!order) throw data(null, { status: 404 })
  const { form, conflicts } = mergeForm(await request.formData(), orderEditValues(order))
  const values = formTexts(form)
  const intent = form.get('intent') === 'save' ? 'save' : 'preview'
  const wanted = String(form.get('intent'))
  // Enter in any other field sends the first button of the form, which is the search.
  if ((wanted === 'seek' && values.seek?.trim()) || wanted.startsWith('add:')) return addGoods(values, wanted)
  // Changes that somebody else saved in the meantime are kept in the draft; a field that both changed is a conflict.
  if (conflicts.length) return data<Answer>({ intent, values, conflicts }, { status: 422 })
  const { lines, errors } = await readEditForm(db, form, order)
  const { value: discount, rejected } = readForm(discountForm(order.off), form)
  Object.assign(errors, rejected?.errors)
  const { value: pair, rejected: reasonErrors } = readForm(reasonsForm, form)
  Object.assign(errors, reasonErrors?.errors)
  if (!discount || !pair || Object.keys(errors).length) return data<Answer>({ intent, values, errors }, { status: 422 })
  const manualDiscount = { amount: discount.discount, reason: discount.discountReason }
  const { actor } = context.get(adminContext)
  const edit = { orderId: id, lines, manualDiscount, leave: pair.leave || undefined }
  const confirmed = intent === 'save' ? seen.safeParse(values) : undefined
  if (confirmed?.success) {
    const { seenVersion: version, ...sums } = confirmed.data
    const { refusal } = await orRefusal(editOrder(db, actor, { ...edit, ...sums, version }))
    if (!refusal) return redirect(`/admin/orders/${id}?done=edited`, 303)
    // Somebody changed the order after the preview, so the draft is calculated again on their version.
    const { done: preview } = await orRefusal(previewOrderEdit(db, { ...edit, by: actor }))
    return data<Answer>({ intent, values, preview, refusal: refusal.say(requestLocale()) }, { status: 422 })
  }
  const { done: preview, refusal } = await orRefusal(previewOrderEdit(db, { ...edit, by: actor }))
  return data<Answer>(
    { intent, values, preview, refusal: refusal?.say(requestLocale()), isWrongPair: refusal?.code === 'set-wrong' },
    { status: refusal ? 422 : 200 },
  )
}

export default function EditPage({ loaderData: { order, version }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const preview = answer?.preview
  return (
    <>
      <PageHead
        back={{ to: `/admin/orders/${order.id}`, label: order.code }}
        title={m.order_admin_edit_title({ code: order.code })}
        note={m.order_admin_edit_note()}
      />
      <Form
        key={`${answer?.values.version ?? version}:${answer?.stamp ?? ''}`}
        method="post"
        noValidate
        preventScrollReset
        className="grid gap-5"
      >
        {/* Enter in a field presses the first submit button; without this one that would be the save button of the preview. */}
        <button type="submit" name="intent" value="seek" tabIndex={-1} className="sr-only" aria-hidden />
        <Outcome answer={preview && !answer.refusal ? undefined : answer} />
        <input type="hidden" name="version" value={answer?.values.version ?? version} />
        <Conflicts
          conflicts={answer?.conflicts}
          labels={orderEditLabels(order)}
          describe={(field, value) => describeOrderEditField(order, field, value)}
        />
        {preview && <PreviewPanel preview={preview} reason={answer?.values.reason} />}
        <Panel title={m.admin_lines()} flush>
          <EditLines
            order={order}
            values={answer?.values ?? {}}
            errors={answer?.errors ?? {}}
            found={answer?.found}
            names={answer?.names}
          />
        </Panel>
        {(answer?.isWrongPair || answer?.values.leave !== undefined) && (
          <Panel title={m.order_new_pair_reason()}>
            <Field label={m.override_reason()} hint={m.override_reason_hint()} error={answer.errors?.leave}>
              <TextInput {...inputOf(orderEditFields.leave)} defaultValue={answer.values.leave} />
            </Field>
          </Panel>
        )}
        <Panel title={m.order_admin_discount()}>
          <div className="grid items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <DiscountFields
              values={{
                discount: order.off ? String(order.off) : '',
                discountReason: order.offReason,
                ...answer?.values,
              }}
              errors={answer?.errors ?? {}}
            />
          </div>
        </Panel>
        <div className="grid gap-4 md:max-w-160">
          {!preview && (
            <Field
              label={m.admin_reason()}
              optionalMark={m.admin_optional()}
              hint={m.order_admin_edit_reason_hint()}
              error={answer?.errors?.reason}
            >
              <TextInput {...inputOf(orderEditFields.reason)} defaultValue={answer?.values.reason} />
            </Field>
          )}
          <div>
            <SendButton size="sm" variant={preview ? 'outline' : 'primary'} name="intent" value="preview">
              {preview ? m.order_admin_do_preview_again() : m.order_admin_do_preview()}
            </SendButton>
          </div>
        </div>
      </Form>
    </>
  )
}

/** The order as field values; they are compared when two people edit it. */
const orderEditValues = (order: EditView): Record<string, string> => ({
  ...Object.fromEntries(order.lines.flatMap((line) => lineFields(order, line))),
  discount: order.off ? String(order.off) : '',
})

function lineFields(order: EditView, line: EditView['lines'][number]) {
  const fields: [string, string][] = line.serviceChoices.map((work) => [
    `work:${line.id}:${work.id}`,
    work.chosen ?? '',
  ])
  if (line.siblings.length > 1) fields.push([`variant:${line.id}`, line.variantId ?? ''])
  if (firstOfBundle(order, line) === line) fields.push([`quantity:${line.id}`, String(line.quantity)])
  return fields
}

/** Labels of fields, for conflicts. */
const orderEditLabels = (order: EditView): Record<string, string> => ({
  ...Object.fromEntries(
    order.lines.flatMap(({ id, name, serviceChoices }) => [
      [`quantity:${id}`, `${m.admin_quantity()} · ${name}`],
      [`variant:${id}`, `${m.order_admin_edit_variant()} · ${name}`],
      ...serviceChoices.map((work) => [`work:${id}:${work.id}`, `${work.name} · ${name}`]),
    ]),
  ),
  discount: m.order_admin_discount(),
})

/** A variant or a service by its name. */
function describeOrderEditField({ lines }: EditView, field: string, value: string) {
  const line = lines.find(({ id }) => field.includes(id))
  const serviceOptions = line?.serviceChoices.flatMap(({ options }) => options) ?? []
  return [...(line?.siblings.map(({ id, label }) => ({ value: id, label })) ?? []), ...serviceOptions].find(
    (one) => one.value === value,
  )?.label
}
