import { Trash2 } from 'lucide-react'
import { data, Form } from 'react-router'
import { z } from 'zod'
import { addDays, shopDay } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { dropVatRate } from '#shop/pricing/drop-vat-rate.ts'
import { listVatRates } from '#shop/pricing/list-vat-rates.ts'
import { planVatRate } from '#shop/pricing/plan-vat-rate.ts'
import { vatClasses, type VatClass } from '#shop/catalogue/prices/vat-class.ts'
import { vatSpans, type VatSpan } from '#shop/pricing/vat-spans.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { vatDays, type VatDay } from '#shop/settings/vat-days.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { ChoiceField, DayField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { readForm, typedValues } from '#web/admin-kit/form/read-form.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { wholeNumber } from './typed-values.ts'
import type { Route } from './+types/taxes-page.ts'
import { taxFields } from './settings-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_taxes() })

const doneWords = {
  planned: () => m.settings_vat_planned(),
  dropped: () => m.settings_vat_dropped(),
  day: () => m.settings_vat_day_saved(),
}

export async function loader({ url }: Route.LoaderArgs) {
  const today = shopDay(new Date())
  return {
    spans: vatSpans(await listVatRates(db), today),
    vatDay: (await findSettings(db)).vatDay,
    tomorrow: shopDay(addDays(new Date(), 1)),
    done: readDoneParam(doneWords, url),
  }
}

const planForm = z.object({
  vatClass: z.enum(vatClasses),
  rate: wholeNumber(0, 30),
  from: z.iso.date({ error: () => m.settings_vat_error_day() }),
})

export const action = ({ request, context }: Route.ActionArgs) => {
  const { actor } = context.get(adminContext)
  const to = (done: string) => `/admin/settings/taxes?done=${done}`
  return answerIntents(request, {
    async drop(form) {
      const id = z.uuid().safeParse(form.get('id'))
      if (!id.success) throw data(null, { status: 400 })
      await dropVatRate(db, actor, id.data)
      return to('dropped')
    },
    async day(form) {
      const vatDay = z.enum(vatDays).safeParse(form.get('vatDay'))
      if (!vatDay.success) throw data(null, { status: 400 })
      await saveSettings(db, actor, { vatDay: vatDay.data })
      return to('day')
    },
    async plan(form) {
      const { value, rejected } = readForm(planForm, form)
      if (rejected) return rejected
      const { refusal } = await orRefusal(planVatRate(db, actor, value))
      return refusal ? { errors: { from: refusal.say(requestLocale()) }, values: typedValues(form) } : to('planned')
    },
  })
}

const classWords: Record<VatClass, { name: () => string; note: () => string }> = {
  goods: { name: () => m.settings_vat_goods(), note: () => m.settings_vat_goods_note() },
  metal: { name: () => m.settings_vat_metal(), note: () => m.settings_vat_metal_note() },
  service: { name: () => m.settings_vat_service(), note: () => m.settings_vat_service_note() },
}

export default function TaxesPage({ loaderData: { spans, vatDay, tomorrow, done }, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame title={m.settings_taxes()} note={m.settings_taxes_note()}>
      <Outcome answer={actionData} done={done && doneWords[done]()} />
      <VatDayPanel vatDay={vatDay} />
      {vatClasses.map((vatClass) => (
        <Panel key={vatClass} title={classWords[vatClass].name()}>
          <p className="text-muted">{classWords[vatClass].note()}</p>
          <ul className="num mt-2 divide-y divide-line">
            {spans
              .filter((span) => span.vatClass === vatClass)
              .map((span) => (
                <Span key={span.id} span={span} />
              ))}
          </ul>
        </Panel>
      ))}
      <Panel title={m.settings_vat_plan()}>
        <p className="text-muted">{m.settings_vat_plan_note()}</p>
        <ActionForm
          key={`${done}:${spans.length}`}
          intent="plan"
          answer={actionData}
          button={m.settings_vat_do_plan()}
          className="mt-3 grid items-start gap-4 md:grid-cols-3"
        >
          <ChoiceField
            name="vatClass"
            label={m.settings_vat_class()}
            options={vatClasses.map((value) => ({ value, label: classWords[value].name() }))}
          />
          <LineField {...inputOf(taxFields.rate)} label={m.settings_vat_rate()} inputClass="num" />
          <DayField name="from" label={m.settings_vat_from()} min={tomorrow} required />
        </ActionForm>
      </Panel>
    </SettingsFrame>
  )
}

const dayOf = (iso: string) => iso.split('-').toReversed().join('/')

function Span({ span: { id, rate, from, until, when } }: { span: VatSpan }) {
  const days = until
    ? m.settings_vat_between({ from: dayOf(from), until: dayOf(until) })
    : m.settings_vat_since({ from: dayOf(from) })
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <span className="w-14 text-[1.0625rem] font-semibold text-ink">{m.settings_vat_percent({ rate })}</span>
      <span className={`min-w-0 flex-1 basis-40 ${when === 'past' ? 'text-muted' : ''}`}>{days}</span>
      {when === 'now' && <Tag tone="green">{m.settings_vat_now()}</Tag>}
      {when === 'past' && <span className="type-small text-muted">{m.settings_vat_past()}</span>}
      {when === 'planned' && (
        <Form method="post" className="flex items-center gap-2">
          <Tag tone="amber">{m.settings_vat_coming()}</Tag>
          <input type="hidden" name="id" value={id} />
          <button
            name="intent"
            value="drop"
            aria-label={m.settings_vat_drop({ rate, from: dayOf(from) })}
            className="grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.7} />
          </button>
        </Form>
      )}
    </li>
  )
}

const words: Record<VatDay, () => string> = {
  delivered: m.settings_vat_day_delivered,
  handed_over: m.settings_vat_day_handed_over,
  placed: m.settings_vat_day_placed,
}

/** The day that decides the VAT rate of an order; the accountant chooses it (docs/vat.md). */
const VatDayPanel = ({ vatDay }: { vatDay: VatDay }) => (
  <Panel title={m.settings_vat_day()}>
    <p className="text-muted">{m.settings_vat_day_note()}</p>
    <ActionForm
      key={vatDay}
      intent="day"
      answer={undefined}
      saved={{ vatDay }}
      button={m.settings_vat_day_do()}
      className="mt-3 grid gap-4"
    >
      <ChoiceField
        name="vatDay"
        label={m.settings_vat_day_label()}
        options={vatDays.toReversed().map((value) => ({ value, label: words[value]() }))}
      />
    </ActionForm>
  </Panel>
)
