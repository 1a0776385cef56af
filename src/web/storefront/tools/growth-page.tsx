import { Form } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { cachePage } from '#platform/request.server.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { forecastGrowth, longestFoot } from '#shop/advisers/growth-forecast.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { m } from '#words/messages.js'
import { disciplineName } from '#web/parts/advisers/discipline-name.ts'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import type { Route } from './+types/growth-page.ts'
import { AnswerCard } from './answer-card.tsx'
import { GrowthBand } from './growth-band.tsx'
import { readGrowth, type GrowthTyped } from './growth-form.ts'
import { growthAnswer, growthRows } from './growth-words.ts'
import { NoAnswerYet, ToolColumns } from './tool-columns.tsx'
import { toolMeta } from './tool-meta.ts'
import { ToolPage } from './tool-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  toolMeta({ title: m.tool_growth(), description: m.tool_growth_text() }, loaderData)

/** How long a child's boots will still fit. No data of the child is stored. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('advisers')
  const { typed, isAsked, problems, question } = readGrowth(new URL(request.url).searchParams, shopDay(new Date()))
  // Days since an earlier measurement count from today.
  if (!typed.beforeOn) cachePage('settings')
  const growth = question && forecastGrowth(question)
  const shown = { typed, isAsked, problems, addresses: alternates('/tools/growth') }
  if (!question || !growth) return { ...shown, failed: null, answer: null, band: null }
  if ('error' in growth) return { ...shown, failed: m.tool_growth_too_young(), answer: null, band: null }
  return {
    ...shown,
    failed: null,
    answer: growthAnswer(question, growth),
    band: { rows: growthRows(question), longest: longestFoot(question), size: question.boot_size_mm },
  }
}

export default function GrowthPage({ loaderData }: Route.ComponentProps) {
  const { typed, problems, answer, failed, band, addresses } = loaderData
  return (
    <ToolPage to="/tools/growth" title={m.tool_growth()} lead={m.tool_growth_lead()} canonical={addresses.canonical}>
      <ToolColumns
        form={<GrowthForm key={useHistoryReturns()} typed={typed} problems={problems} />}
        answer={
          answer ? (
            <>
              <AnswerCard answer={answer} />
              {band && <GrowthBand {...band} />}
            </>
          ) : (
            <NoAnswerYet>
              {failed ?? (Object.keys(problems).length ? m.advice_mend() : m.tool_growth_first())}
            </NoAnswerYet>
          )
        }
      />
    </ToolPage>
  )
}

function GrowthForm({ typed, problems }: { typed: GrowthTyped; problems: GrowthTyped }) {
  const number = (
    name: 'age' | 'months' | 'foot' | 'boot' | 'before',
    label: string,
    more: { end?: string; hint?: string; isFree?: true } = {},
  ) => (
    <Field label={label} hint={more.hint} optionalMark={more.isFree && m.advice_optional()} error={problems[name]}>
      <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end={more.end} />
    </Field>
  )
  return (
    <Form action="/tools/growth#answer" noValidate className="@container grid gap-5">
      <div className="grid gap-5 @md:grid-cols-2">
        <SelectField
          label={m.advice_sex()}
          name="sex"
          defaultValue={typed.sex ?? ''}
          placeholder={m.advice_choose()}
          error={problems.sex}
          options={[
            { value: 'f', label: m.advice_sex_f() },
            { value: 'm', label: m.advice_sex_m() },
          ]}
        />
        <SelectField
          label={m.tool_discipline()}
          name="discipline"
          defaultValue={typed.discipline ?? 'figure'}
          options={bootDisciplines.map((value) => ({ value, label: disciplineName(value) }))}
        />
        {number('age', m.tool_growth_years())}
        {number('months', m.tool_growth_extra_months(), { isFree: true })}
        {number('foot', m.advice_foot(), { end: 'mm', hint: m.advice_foot_hint() })}
        {number('boot', m.tool_growth_boot(), { end: 'mm', hint: m.tool_growth_boot_hint() })}
        {number('before', m.tool_growth_before(), { end: 'mm', isFree: true, hint: m.tool_growth_before_hint() })}
        <Field label={m.tool_growth_before_on()} optionalMark={m.advice_optional()} error={problems.beforeOn}>
          <DateInput name="beforeOn" defaultValue={typed.beforeOn} />
        </Field>
      </div>
      <div>
        <Button type="submit">{m.tool_growth_ask()}</Button>
      </div>
    </Form>
  )
}
