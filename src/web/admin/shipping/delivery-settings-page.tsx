import { data, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { deliveryFields, deliveryShape, readDeliverySettings } from './delivery-settings-form.ts'
import { PeakFields } from './peak-fields.tsx'
import type { Route } from './+types/delivery-settings-page.ts'
import { boxFields } from './shipping-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.delivery_settings_title() })

const keys = ['parcelBox', 'cutOffHour', 'liveFees', 'peaks'] satisfies (keyof ShopSettings)[]

export async function loader({ url }: Route.LoaderArgs) {
  const settings = await findSettings(db)
  const { parcelBox, cutOffHour, liveFees, peaks } = settings
  const mayAsk = carriers().some((carrier) => carrier.quote)
  const version = versionOf(deliveryFields(settings), deliveryShape)
  return { parcelBox, cutOffHour, liveFees, peaks, mayAsk, version, isDone: url.searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const { wrong } = await saveMergedSettings({
    form: await request.formData(),
    keys,
    actor,
    fields: deliveryFields,
    shape: deliveryShape,
    reads: readDeliverySettings,
  })
  if (!wrong) return redirect('/admin/shipping/settings?done', 303)
  return data<Answer>({ intent: 'save', ...wrong }, { status: 422 })
}

const sides = [
  ['length', () => m.delivery_settings_length()],
  ['width', () => m.delivery_settings_width()],
  ['height', () => m.delivery_settings_height()],
] as const

const deliveryLabels = () => ({
  ...Object.fromEntries(sides.map(([name, label]) => [name, label()])),
  cutOffHour: m.delivery_settings_cut_off(),
  liveFees: m.delivery_settings_live_on(),
  peaks: m.delivery_settings_peaks(),
})

export default function DeliverySettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parcelBox, cutOffHour, liveFees, peaks, mayAsk, version, isDone } = loaderData
  const sent = answerTo(actionData, 'save')
  const { errors, values } = sent
  return (
    <div className="grid max-w-[64rem] gap-5">
      <PageHead
        back={{ to: '/admin/shipping', label: m.delivery_zones() }}
        title={m.delivery_settings_title()}
        note={m.delivery_settings_note()}
      />
      <Outcome answer={actionData} done={isDone ? m.delivery_settings_done() : undefined} />
      <MergedForm version={version} answer={sent} labels={deliveryLabels()} className="grid gap-5">
        <Panel title={m.delivery_settings_box()}>
          <p className="text-muted">{m.delivery_settings_box_note()}</p>
          <div className="mt-3 grid grid-cols-3 gap-4 md:max-w-md">
            {sides.map(([name, label], at) => (
              <Field key={name} label={label()} error={errors[name]}>
                <TextInput
                  {...inputOf(boxFields[name])}

                  className="num"
                  defaultValue={values[name] ?? parcelBox[at]}
                />
              </Field>
            ))}
          </div>
        </Panel>
        <Panel title={m.delivery_settings_hours()}>
          <Field
            label={m.delivery_settings_cut_off()}
            hint={m.delivery_settings_cut_off_hint()}
            error={errors.cutOffHour}
          >
            <TextInput
              {...inputOf(boxFields.cutOffHour)}

              className="num w-24"
              defaultValue={values.cutOffHour ?? cutOffHour}
            />
          </Field>
        </Panel>
        {mayAsk && (
          <Panel title={m.delivery_settings_live()}>
            <Checkbox
              name="liveFees"
              defaultChecked={actionData ? values.liveFees === 'on' : liveFees}
              label={m.delivery_settings_live_on()}
              note={m.delivery_settings_live_note()}
            />
          </Panel>
        )}
        <Panel title={m.delivery_settings_peaks()}>
          <PeakFields peaks={peaks} errors={errors} values={values} />
        </Panel>
        <div>
          <SubmitButton intent="save" busyText={m.admin_busy()}>
            {m.delivery_settings_save()}
          </SubmitButton>
        </div>
      </MergedForm>
    </div>
  )
}
