import { CalendarPlus, Bell } from 'lucide-react'
import { data, Form, Link, useHref, useNavigation } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { planSharpening } from '#shop/advisers/sharpening-planner.ts'
import { watchEmailFields } from '#shop/inventory/watches/watch-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/sharpening-page.ts'
import { AnswerCard } from './answer-card.tsx'
import { handleReminderForm, type ReminderAnswer } from './request-reminder.server.ts'
import { readSharpening, sharpeningQuery, type SharpeningTyped } from './sharpening-form.ts'
import { sharpeningAnswer } from './sharpening-words.ts'
import { skillOptions } from './skills.ts'
import { NoAnswerYet, ToolColumns } from './tool-columns.tsx'
import { toolMeta } from './tool-meta.ts'
import { ToolPage } from './tool-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  toolMeta({ title: m.tool_sharpening(), description: m.tool_sharpening_text() }, loaderData)
export const headers: Route.HeadersFunction = waitHeaders

/** What the address asks, planned from today on. */
function planOf(request: Request) {
  const today = shopDay(new Date())
  const { typed, isAsked, problems, question } = readSharpening(new URL(request.url).searchParams, today)
  const plan = question && planSharpening(question)
  const isPlan = plan !== undefined && !('error' in plan)
  // Only a future date can have a reminder, and a competition may ask for an edge before the blades are due.
  const days = isPlan ? [plan.due_date, plan.event_sharpen].filter((day) => day !== null && day > today) : []
  const remindOn = days.toSorted()[0] ?? null
  return { typed, isAsked, problems, question, plan: isPlan ? plan : undefined, remindOn }
}

/** When to sharpen next. The answer depends on today's date, so only the empty form is cached. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('advisers')
  const { typed, isAsked, problems, question, plan, remindOn } = planOf(request)
  if (!isAsked) cachePage('settings')
  return {
    typed,
    isAsked,
    problems,
    answer: question && plan ? sharpeningAnswer(question, plan, requestLocale()) : null,
    mayRemind: remindOn !== null,
    hasDates: plan !== undefined && (plan.due_date ?? plan.inspect_by) !== null,
    query: sharpeningQuery(typed),
    addresses: alternates('/tools/sharpening'),
  }
}

/** Requests a reminder for the date computed from the address; the owner of the email address must confirm first. */
export async function action({ request }: Route.ActionArgs) {
  await requireFeature('advisers')
  const { typed, remindOn } = planOf(request)
  const { seconds, ...answer } = await handleReminderForm(await request.formData(), {
    dueOn: remindOn,
    query: sharpeningQuery(typed),
  })
  return data(answer, answer.isDone ? { status: 200 } : refusedFor(seconds))
}

export default function SharpeningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, problems, answer, hasDates, mayRemind, query, addresses } = loaderData
  const calendar = useHref(`/tools/sharpening.ics?${query}`)
  return (
    <ToolPage
      to="/tools/sharpening"
      title={m.tool_sharpening()}
      lead={m.tool_sharpening_lead()}
      canonical={addresses.canonical}
    >
      <ToolColumns
        form={<SharpeningForm key={useHistoryReturns()} typed={typed} problems={problems} />}
        answer={
          answer ? (
            <AnswerCard answer={answer}>
              <div className="mt-5 flex flex-wrap gap-3">
                {hasDates && (
                  <a href={calendar} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                    <CalendarPlus aria-hidden size={20} /> {m.tool_sharpening_calendar()}
                  </a>
                )}
                <Link to="/shop/category/services" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                  {m.tool_sharpening_book()}
                </Link>
              </div>
              {mayRemind ? (
                <ReminderForm query={query} answer={actionData} />
              ) : (
                actionData?.error && (
                  <Notice tone="error" className="mt-5">
                    {actionData.error}
                  </Notice>
                )
              )}
            </AnswerCard>
          ) : (
            <NoAnswerYet>{Object.keys(problems).length ? m.advice_mend() : m.tool_sharpening_first()}</NoAnswerYet>
          )
        }
      />
    </ToolPage>
  )
}

type Props = { query: string; answer: ReminderAnswer | undefined }

/** One email when the blades are due, sent only after the owner of the address confirms by email. */
function ReminderForm({ query, answer }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  if (answer?.isDone)
    return (
      <Notice tone="success" title={m.tool_reminder_asked()} className="mt-5">
        {m.tool_reminder_asked_text({ email: answer.email })}
      </Notice>
    )
  return (
    <Form
      method="post"
      action={`/tools/sharpening?${query}#answer`}
      preventScrollReset
      noValidate
      className="mt-5 grid gap-4 border-t border-line pt-4"
    >
      <Field label={m.tool_reminder_email()} hint={m.tool_reminder_note()} error={answer?.error}>
        <TextInput {...inputOf(watchEmailFields.email)} defaultValue={answer?.email} />
      </Field>
      <div>
        <Button type="submit" variant="outline" size="sm" busy={isBusy} busyText={m.watch_sending()}>
          <Bell aria-hidden size={20} /> {m.tool_reminder_do()}
        </Button>
      </div>
    </Form>
  )
}

function SharpeningForm({ typed, problems }: { typed: SharpeningTyped; problems: SharpeningTyped }) {
  const number = (name: 'weight' | 'hours', label: string, unit: string) => (
    <Field label={label} error={problems[name]}>
      <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end={unit} />
    </Field>
  )
  const day = (name: 'last' | 'event', label: string) => (
    <Field label={label} optionalMark={m.advice_optional()} error={problems[name]}>
      <DateInput name={name} defaultValue={typed[name]} />
    </Field>
  )
  const box = (name: 'nick' | 'walked_off_ice' | 'slipping' | 'rust' | 'fresh', label: string) => (
    <Checkbox name={name} value="on" defaultChecked={typed[name] === 'on'} label={label} />
  )
  return (
    <Form action="/tools/sharpening#answer" noValidate className="@container grid gap-5">
      <SelectField
        label={m.advice_stiffness_skill()}
        name="skill"
        defaultValue={typed.skill ?? ''}
        placeholder={m.advice_choose()}
        error={problems.skill}
        options={skillOptions()}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        {number('weight', m.advice_stiffness_weight(), 'kg')}
        {number('hours', m.tool_sharpening_weekly(), 'h')}
        {day('last', m.tool_sharpening_last())}
        <Field
          label={m.tool_sharpening_since()}
          optionalMark={m.advice_optional()}
          hint={m.tool_sharpening_since_hint()}
          error={problems.since}
        >
          <TextInput {...inputOf(adviserFields.since)} defaultValue={typed.since} end="h" />
        </Field>
        <SelectField
          label={m.tool_sharpening_rink()}
          name="rink"
          defaultValue={typed.rink ?? 'clean'}
          options={[
            { value: 'clean', label: m.tool_sharpening_clean() },
            { value: 'dirty', label: m.tool_sharpening_dirty() },
            { value: 'outdoor', label: m.tool_sharpening_outdoor() },
          ]}
        />
        <SelectField
          label={m.tool_sharpening_steel()}
          name="steel"
          defaultValue={typed.steel ?? 'standard'}
          options={[
            { value: 'basic', label: m.tool_sharpening_steel_basic() },
            { value: 'standard', label: m.tool_sharpening_steel_standard() },
            { value: 'premium', label: m.tool_sharpening_steel_premium() },
          ]}
        />
        {day('event', m.tool_sharpening_event())}
      </div>
      <ChoiceGroup legend={m.tool_sharpening_happened()}>
        {box('nick', m.tool_sharpening_nick())}
        {box('walked_off_ice', m.tool_sharpening_walked())}
        {box('slipping', m.tool_sharpening_slipping())}
        {box('rust', m.tool_sharpening_rust())}
        {box('fresh', m.tool_sharpening_fresh())}
      </ChoiceGroup>
      <div>
        <Button type="submit">{m.tool_sharpening_ask()}</Button>
      </div>
    </Form>
  )
}
