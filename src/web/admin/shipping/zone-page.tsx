import { data, Form, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { inLocale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { wardKinds } from '#shop/shipping/address.ts'
import { listZones, zoneFacts } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { removeZone } from '#shop/shipping/zones/remove-zone.ts'
import { saveZone } from '#shop/shipping/zones/save-zone.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { wardKindWords } from './ward-kind-words.ts'
import { RateFields } from './rate-fields.tsx'
import { readWards, describeWards } from './zone-wards.ts'
import { describeZoneField, zoneLabels } from './zone-labels.ts'
import { readZone, zoneFields, zoneShape } from './zone-form.ts'
import type { Route } from './+types/zone-page.ts'
import { zoneTextFields } from './shipping-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.delivery_zones_one() })

export async function loader({ params }: Route.LoaderArgs) {
  const zone = params.id === 'new' ? null : (await listZones(db)).find((one) => one.id === params.id)
  if (zone === undefined) throw data(null, { status: 404 })
  const wardLines = zone?.wards?.length ? await describeWards(db, zone.wards) : ''
  const version = zone && versionOf(zoneFields(zone, wardLines), zoneShape)
  return { zone, version, wardLines, provinces: await listProvinces(db) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { actor } = context.get(adminContext)
  const id = params.id === 'new' ? null : params.id
  const held = (await listZones(db)).find((one) => one.id === id)
  if (id && !held) throw data(null, { status: 404 })
  if (form.get('intent') === 'remove' && id) {
    const { refusal } = await orRefusal(removeZone(db, actor, id))
    if (refusal) return data<Answer>({ intent: 'remove', refusal: refusal.say(requestLocale()) }, { status: 422 })
    return redirect('/admin/shipping?done', 303)
  }
  const { wrong } = await saveMerged({
    form,
    async read() {
      const zone = id ? (await listZones(db)).find((one) => one.id === id) : undefined
      return { zone, wardLines: zone?.wards?.length ? await describeWards(db, zone.wards) : '' }
    },
    fields: ({ zone, wardLines }) => (zone ? zoneFields(zone, wardLines) : {}),
    shape: zoneShape,
    async save(merged, { zone }) {
      const { draft, errors, values } = readZone(merged)
      const { wards, unknown } = await readWards(db, values.wards ?? '')
      if (unknown.length) errors.wards = m.delivery_zone_wards_unknown({ names: unknown.join('; ') })
      if (!draft || unknown.length) return { rejected: { errors, values } }
      const seen = zone && versionMarkOf(zoneFacts(zone))
      return { done: await saveZone(db, actor, { ...draft, wards, id, seen }) }
    },
  })
  return wrong ? data<Answer>({ intent: 'save', ...wrong }, { status: 422 }) : redirect('/admin/shipping?done', 303)
}

export default function ZonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { zone, version, wardLines, provinces } = loaderData
  const sent = answerTo(actionData, 'save')
  const { errors, values } = sent
  // Boxes that are not ticked are not sent at all.
  const typed = (name: string) => (values.intent ? (values[name] ?? '').split(',') : undefined)
  return (
    <>
      <PageHead
        back={{ to: '/admin/shipping', label: m.delivery_zones() }}
        title={zone ? inLocale(zone.name, getLocale()) : m.delivery_zones_add()}
      />
      <div className="grid max-w-[64rem] gap-5">
        <Outcome answer={actionData} />
        <MergedForm
          version={version ?? undefined}
          answer={sent}
          labels={zoneLabels()}
          say={(name, value) => describeZoneField(name, value, provinces)}
          className="grid gap-5"
        >
          <Panel title={m.delivery_zones_where()}>
            <div className="grid gap-4 md:grid-cols-2">
              <Field label={m.delivery_zone_name_vi()} error={errors.nameVi}>
                <TextInput {...inputOf(zoneTextFields.nameVi)} defaultValue={values.nameVi ?? zone?.name.vi ?? ''} />
              </Field>
              <Field label={m.delivery_zone_name_en()} error={errors.nameEn}>
                <TextInput {...inputOf(zoneTextFields.nameEn)} defaultValue={values.nameEn ?? zone?.name.en ?? ''} />
              </Field>
            </div>
            <fieldset className="mt-4">
              <legend className="type-label text-ink">{m.delivery_zone_kinds()}</legend>
              <div className="flex flex-wrap gap-x-6">
                {wardKinds.map((kind) => (
                  <Checkbox
                    key={kind}
                    name="kind"
                    value={kind}
                    label={wardKindWords[kind]()}
                    defaultChecked={typed('kind')?.includes(kind) ?? zone?.wardKinds?.includes(kind) ?? true}
                  />
                ))}
              </div>
            </fieldset>
            <fieldset className="mt-4">
              <legend className="type-label text-ink">{m.delivery_zone_provinces()}</legend>
              <div className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
                {provinces.map(({ code, name }) => (
                  <Checkbox
                    key={code}
                    name="province"
                    value={code}
                    label={name}
                    defaultChecked={typed('province')?.includes(code) ?? zone?.provinces?.includes(code) ?? false}
                  />
                ))}
              </div>
            </fieldset>
            <Field
              className="mt-4"
              label={m.delivery_zone_wards()}
              hint={m.delivery_zone_wards_hint()}
              optionalMark={m.admin_optional()}
              error={errors.wards}
            >
              <TextArea {...inputOf(zoneTextFields.wards)} rows={3} defaultValue={values.wards ?? wardLines} />
            </Field>
          </Panel>
          <Panel title={m.delivery_zone_rates()}>
            <RateFields rates={zone?.rates ?? []} errors={errors} values={values} />
          </Panel>
          <div>
            <SubmitButton intent="save" busyText={m.admin_busy()}>
              {m.delivery_zone_do_save()}
            </SubmitButton>
          </div>
        </MergedForm>
        {zone && (
          <Form method="post">
            <SubmitButton intent="remove" busyText={m.admin_busy()} variant="quiet">
              {m.delivery_zone_do_remove()}
            </SubmitButton>
          </Form>
        )}
      </div>
    </>
  )
}
