import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { LineField, TickField, DayField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { editingOf } from '#web/admin-kit/form/merge-form.server.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { deliveryFields, deliveryShape, readDeliverySettings, mostPeaks } from './delivery-settings-form.ts'
import type { Route } from './+types/delivery-settings-page.ts'
import { deliverySettingFields, peakDayFields } from './shipping-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.delivery_settings_title() })

const keys = ['shippingBox', 'cutOffHour', 'liveFees', 'peaks'] satisfies (keyof ShopSettings)[]

export async function loader({ url }: Route.LoaderArgs) {
  const settings = await findSettings(db)
  return {
    editing: editingOf(deliveryFields(settings), deliveryShape),
    peaks: settings.peaks.length,
    mayAsk: carriers().some((carrier) => carrier.quote),
    isDone: url.searchParams.has('done'),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerIntents(request, {
    async save(form) {
      const { actor } = context.get(adminContext)
      const [fields, shape, parse] = [deliveryFields, deliveryShape, readDeliverySettings]
      const { failure } = await saveMergedSettings({ form, keys, actor, fields, shape, parse })
      return failure ?? '/admin/shipping/settings?done'
    },
  })

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

export default defineEditor(({ loaderData: { peaks, mayAsk, isDone } }: Route.ComponentProps) => ({
  title: m.delivery_settings_title(),
  note: m.delivery_settings_note(),
  back: { to: '/admin/shipping', label: m.delivery_zones() },
  width: 'max-w-[64rem]',
  done: isDone && m.delivery_settings_done(),
  labels: deliveryLabels(),
  button: m.delivery_settings_save(),
  fields: (
    <>
      <Panel title={m.delivery_settings_box()}>
        <p className="text-muted">{m.delivery_settings_box_note()}</p>
        <div className="mt-3 grid grid-cols-3 gap-4 md:max-w-md">
          {sides.map(([name]) => (
            <LineField key={name} {...inputOf(deliverySettingFields[name])} inputClass="num" />
          ))}
        </div>
      </Panel>
      <Panel title={m.delivery_settings_hours()}>
        <LineField
          {...inputOf(deliverySettingFields.cutOffHour)}
          hint={m.delivery_settings_cut_off_hint()}
          inputClass="num w-24"
        />
      </Panel>
      {mayAsk && (
        <Panel title={m.delivery_settings_live()}>
          <TickField name="liveFees" note={m.delivery_settings_live_note()} />
        </Panel>
      )}
      <Panel title={m.delivery_settings_peaks()}>
        <PeakFields savedCount={peaks} />
      </Panel>
    </>
  ),
}))

/** A card for each peak period and an empty one; a card without a first day is ignored. */
const PeakFields = ({ savedCount }: { savedCount: number }) => (
  <div className="grid gap-4">
    <p className="text-muted">{m.delivery_settings_peaks_note()}</p>
    {Array.from({ length: Math.min(mostPeaks, savedCount + 1) }, (_, at) => (
      <fieldset key={at} className="rounded-sm border border-line px-4 pt-1 pb-4">
        <legend className="type-label px-1 text-ink">{m.delivery_settings_peak({ number: at + 1 })}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          <DayField name={`from-${at}`} label={m.delivery_settings_from()} />
          <DayField name={`until-${at}`} label={m.delivery_settings_until()} />
          <LineField {...inputOf(peakDayFields.extraDays, `extraDays-${at}`)} label={m.delivery_settings_extra()} />
        </div>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(peakDayFields.noticeVi, `noticeVi-${at}`)} label={m.delivery_settings_notice_vi()} />
          <LineField {...inputOf(peakDayFields.noticeEn, `noticeEn-${at}`)} label={m.delivery_settings_notice_en()} />
        </div>
      </fieldset>
    ))}
  </div>
)
