import { data, Form, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '../admin-gate.server.ts'
import { answerTo, type Answer } from '../form/answer.ts'
import { Outcome } from '../form/outcome.tsx'
import { typedIn } from '../form/read-form.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readDeliverySettings } from './delivery-settings-form.ts'
import { PeakFields } from './peak-fields.tsx'
import type { Route } from './+types/delivery-settings-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.ship_set_title() })

const keys = ['parcelBox', 'cutOffHour', 'liveFees', 'peaks'] satisfies (keyof ShopSettings)[]
const findVersion = async () => (await findSavedAt(db, keys)).toISOString()

export async function loader({ url }: Route.LoaderArgs) {
  const { parcelBox, cutOffHour, liveFees, peaks } = await findSettings(db)
  const mayAsk = carriers().some((carrier) => carrier.quote)
  const version = await findVersion()
  return { parcelBox, cutOffHour, liveFees, peaks, mayAsk, version, isDone: url.searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { value, rejected } = readDeliverySettings(form)
  if (rejected) return data<Answer>({ intent: 'save', ...rejected }, { status: 422 })
  const { actor } = context.get(adminContext)
  const { refusal } = await orRefusal(saveSettings(db, actor, value, String(form.get('version') ?? '')))
  if (!refusal) return redirect('/admin/shipping/settings?done', 303)
  // Told once; who then saves again has seen what the other did.
  const values = { ...typedIn(form), version: await findVersion() }
  return data<Answer>({ intent: 'save', refusal: refusal.say(spokenLocale()), values }, { status: 422 })
}

const sides = [
  ['length', () => m.ship_set_length()],
  ['width', () => m.ship_set_width()],
  ['height', () => m.ship_set_height()],
] as const

export default function DeliverySettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parcelBox, cutOffHour, liveFees, peaks, mayAsk, version, isDone } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  return (
    <div className="grid max-w-[64rem] gap-5">
      <PageHead
        back={{ to: '/admin/shipping', label: m.zones() }}
        title={m.ship_set_title()}
        note={m.ship_set_note()}
      />
      <Outcome answer={actionData} done={isDone ? m.ship_set_done() : undefined} />
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="version" value={values.version ?? version} />
        <Panel title={m.ship_set_box()}>
          <p className="text-muted">{m.ship_set_box_note()}</p>
          <div className="mt-3 grid grid-cols-3 gap-4 md:max-w-md">
            {sides.map(([name, label], at) => (
              <Field key={name} label={label()} error={errors[name]}>
                <TextInput
                  name={name}
                  inputMode="numeric"
                  maxLength={3}
                  className="num"
                  defaultValue={values[name] ?? parcelBox[at]}
                />
              </Field>
            ))}
          </div>
        </Panel>
        <Panel title={m.ship_set_hours()}>
          <Field label={m.ship_set_cut_off()} hint={m.ship_set_cut_off_hint()} error={errors.cutOffHour}>
            <TextInput
              name="cutOffHour"
              inputMode="numeric"
              maxLength={2}
              className="num w-24"
              defaultValue={values.cutOffHour ?? cutOffHour}
            />
          </Field>
        </Panel>
        {mayAsk && (
          <Panel title={m.ship_set_live()}>
            <Checkbox
              name="liveFees"
              defaultChecked={actionData ? values.liveFees === 'on' : liveFees}
              label={m.ship_set_live_on()}
              note={m.ship_set_live_note()}
            />
          </Panel>
        )}
        <Panel title={m.ship_set_peaks()}>
          <PeakFields peaks={peaks} errors={errors} values={values} />
        </Panel>
        <div>
          <SubmitButton intent="save" busyText={m.admin_busy()}>
            {m.ship_set_save()}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
