import { data, Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { wardKinds, type MethodCode } from '#shop/shipping/address.ts'
import { listZones, zoneFacts } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { removeZone } from '#shop/shipping/zones/remove-zone.ts'
import { saveZone } from '#shop/shipping/zones/save-zone.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { AreaField, LineField, TicksField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { editingOf, saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { wardKindWords } from './ward-kind-words.ts'
import { RateFields } from './rate-fields.tsx'
import { readWards, describeWards } from './zone-wards.ts'
import { readZone, zoneFields, zoneShape } from './zone-form.ts'
import type { Route } from './+types/zone-page.ts'
import { zoneTextFields } from './shipping-fields.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.delivery_zones_one() })

/** Finds the zone with this id as field values; `new` means a new one. */
async function zoneOr404(id: string) {
  if (id === 'new') return { zone: null, fields: { kind: wardKinds.join(',') } }
  const zone = (await listZones(db)).find((one) => one.id === id)
  if (!zone) throw data(null, { status: 404 })
  const wardLines = zone.wards?.length ? await describeWards(db, zone.wards) : ''
  return { zone, fields: zoneFields(zone, wardLines) }
}

export async function loader({ params }: Route.LoaderArgs) {
  const { zone, fields } = await zoneOr404(params.id)
  return {
    editing: zone ? editingOf(fields, zoneShape) : { saved: fields },
    zone: zone && { name: zone.name, rates: zone.rates.length },
    provinces: await listProvinces(db),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const id = (await zoneOr404(params.id)).zone?.id ?? null
  return answerIntents(request, {
    async remove() {
      if (id) await removeZone(db, actor, id)
      return '/admin/shipping?done'
    },
    async save(form) {
      const { failure } = await saveMerged({
        form,
        read: () => zoneOr404(params.id),
        fields: ({ zone, fields }) => (zone ? fields : {}),
        shape: zoneShape,
        async save(merged, { zone }) {
          const { draft, errors, values } = readZone(merged)
          const { wards, unknown } = await readWards(db, values.wards ?? '')
          if (unknown.length) errors.wards = m.delivery_zone_wards_unknown({ names: unknown.join('; ') })
          if (!draft || unknown.length) return { rejected: { errors, values } }
          const expectedVersion = zone ? versionMarkOf(zoneFacts(zone)) : undefined
          return { done: await saveZone(db, actor, { ...draft, wards, id, expectedVersion }) }
        },
      })
      return failure ?? '/admin/shipping?done'
    },
  })
}

export default defineEditor(({ loaderData: { zone, provinces } }: Route.ComponentProps) => ({
  title: zone ? inLocale(zone.name, getLocale()) : m.delivery_zones_add(),
  back: { to: '/admin/shipping', label: m.delivery_zones() },
  width: 'max-w-[64rem]',
  labels: zoneLabels(),
  describe: (name: string, value: string) => describeZoneField(name, value, provinces),
  button: m.delivery_zone_do_save(),
  fields: (
    <>
      <Panel title={m.delivery_zones_where()}>
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-2">
            <LineField {...inputOf(zoneTextFields.nameVi)} />
            <LineField {...inputOf(zoneTextFields.nameEn)} />
          </div>
          <TicksField
            name="kind"
            of={wardKinds.map((value) => ({ value, label: wardKindWords[value]() }))}
            className="flex flex-wrap gap-x-6"
          />
          <TicksField
            name="province"
            of={provinces.map(({ code, name }) => ({ value: code, label: name }))}
            className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4"
          />
          <AreaField {...inputOf(zoneTextFields.wards)} rows={3} hint={m.delivery_zone_wards_hint()} optional />
        </div>
      </Panel>
      <Panel title={m.delivery_zone_rates()}>
        <RateFields savedCount={zone?.rates ?? 0} />
      </Panel>
    </>
  ),
  below: zone && (
    <Form method="post">
      <SubmitButton intent="remove" busyText={m.admin_busy()} variant="quiet">
        {m.delivery_zone_do_remove()}
      </SubmitButton>
    </Form>
  ),
}))

const zoneLabels = () => ({
  nameVi: m.delivery_zone_name_vi(),
  nameEn: m.delivery_zone_name_en(),
  kind: m.delivery_zone_kinds(),
  province: m.delivery_zone_provinces(),
  wards: m.delivery_zone_wards(),
  rates: m.delivery_zone_rates(),
})

type Province = { code: string; name: string }

/** Formats values of a zone that are codes; a rate starts with its method. */
function describeZoneField(name: string, value: string, provinces: Province[]) {
  if (name === 'kind')
    return value
      .split(',')
      .flatMap((code) => wardKinds.filter((kind) => kind === code).map((kind) => wardKindWords[kind]()))
      .join(', ')
  if (name === 'province')
    return provinces
      .filter(({ code }) => value.split(',').includes(code))
      .map((one) => one.name)
      .join(', ')
  if (name === 'rates') return value.replaceAll(/^[a-z_-]+/gm, (method) => deliveryMethodName(method as MethodCode))
  return undefined
}
