import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { addMeasurement } from '#shop/identity/skaters/add-measurement.ts'
import { findSkater, type SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { removeMeasurement } from '#shop/identity/skaters/remove-measurement.ts'
import { saveSkater } from '#shop/identity/skaters/save-skater.ts'
import { measurementForm, skaterForm } from '#shop/identity/skaters/skater-form.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext, type SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/skater-page.ts'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { FeetChart } from './feet-chart.tsx'
import { MeasureForm } from './measure-form.tsx'
import { notFound, ownOr404, readId } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { skaterFactsOf, measurementOf } from './read-skater.server.ts'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'
import { getLocale } from '#words/runtime.js'
import { latestFeet, formatDay, grownSince } from './format-skater.ts'
import { SkaterForm } from './skater-form.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.skater?.nickname ?? m.profile_skater_add() })
export const handle: AccountHandle = {
  crumb: m.profile_skater_one,
  under: { crumb: m.profile_feet, to: '/profile/feet' },
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const today = shopDay(new Date())
  if (params.id === undefined) return { today, skater: undefined, feet: undefined }
  const row = await findSkater(db, context.get(customerContext).id, readId(params.id))
  if (!row) throw notFound()
  const { userId: _own, createdAt: _made, updatedAt: _changed, ...skater } = row
  return { today, skater, feet: latestFeet(row) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const customer = context.get(customerContext)
  const skaterId = params.id === undefined ? undefined : readId(params.id)
  const form = await request.formData()
  const intent = form.get('intent')
  if (skaterId && intent === 'measure') return measure(customer.id, skaterId, form)
  if (skaterId && intent === 'unmeasure') return deleteMeasurement(customer.id, skaterId, form)
  return save(customer, skaterId, form)
}

async function save({ id: userId, actor }: SignedInCustomer, skaterId: string | undefined, form: FormData) {
  const before = skaterId ? await findSkater(db, userId, skaterId) : undefined
  if (skaterId && !before) throw notFound()
  const submission = parseWithZod(form, { schema: skaterForm(before?.isChild ?? false) })
  if (submission.status !== 'success') return data({ about: submission.reply() }, { status: 422 })
  const facts = skaterFactsOf(submission.value)
  const parentAgrees = submission.value.consent === 'on'
  const saved = await ownOr404(saveSkater(db, actor, { userId, skaterId, facts, parentAgrees, ip: clientIp() }))
  if (saved.refusal !== undefined)
    return data({ about: submission.reply({ formErrors: [saved.refusal] }) }, { status: 422 })
  // A new skater is measured next, on the same page.
  return redirect(
    skaterId ? `/profile/feet/${skaterId}?done=skater-saved` : `/profile/feet/${saved.done}?done=skater-added#measure`,
  )
}

async function measure(userId: string, skaterId: string, form: FormData) {
  const submission = parseWithZod(form, { schema: measurementForm })
  if (submission.status !== 'success') return data({ measured: submission.reply() }, { status: 422 })
  await ownOr404(addMeasurement(db, { userId, skaterId, measured: measurementOf(submission.value) }))
  return redirect(`/profile/feet/${skaterId}?done=measured`)
}

async function deleteMeasurement(userId: string, skaterId: string, form: FormData) {
  const measurementId = readId(String(form.get('measurement')))
  await ownOr404(removeMeasurement(db, { userId, skaterId, measurementId }))
  return redirect(`/profile/feet/${skaterId}?done=measured-gone`)
}

type Answer = { about?: SubmissionResult<string[]>; measured?: SubmissionResult<string[]> }

export default function SkaterPage({ loaderData: { skater, feet, today }, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  if (!skater)
    return (
      <>
        <PageTop
          title={m.profile_skater_add()}
          lead={m.profile_skater_lead()}
          refusal={answer?.about?.error?.['']?.[0]}
        />
        <ProfileSection title={m.profile_skater_about()} note={m.profile_skater_about_note()}>
          <SkaterForm today={today} result={answer?.about} />
        </ProfileSection>
      </>
    )
  return (
    <>
      <PageTop title={skater.nickname} refusal={answer?.about?.error?.['']?.[0]} />
      {feet && (
        <div className="mb-8 max-w-2xl">
          <FeetChart feet={feet} discipline={skater.discipline} />
        </div>
      )}
      <ProfileSection id="measure" title={m.profile_measure()} note={<HowTo />}>
        <MeasureForm key={skater.measurements.length} today={today} result={answer?.measured} />
      </ProfileSection>
      {skater.measurements.length > 0 && (
        <ProfileSection title={m.profile_measured_before()} note={m.profile_measured_before_note()}>
          <MeasuredDays rows={skater.measurements} />
        </ProfileSection>
      )}
      <ProfileSection title={m.profile_skater_about()} note={m.profile_skater_about_note()}>
        <SkaterForm
          key={`${skater.nickname} ${skater.weightKg}`}
          skater={skater}
          today={today}
          result={answer?.about}
        />
      </ProfileSection>
      <ProfileSection title={m.profile_skater_remove()} note={m.profile_skater_remove_note()}>
        <ConfirmButton
          id="remove-skater"
          label={m.profile_skater_remove_do({ name: skater.nickname })}
          title={m.profile_skater_remove()}
          text={m.profile_skater_remove_text({ name: skater.nickname })}
          action="/profile/feet"
          fields={{ intent: 'remove', skater: skater.id }}
          look={{ variant: 'outline', size: 'sm' }}
        />
      </ProfileSection>
    </>
  )
}

/** Earlier measurements, the latest first, with the growth since the one before. */
const MeasuredDays = ({ rows }: { rows: SkaterRow['measurements'] }) => (
  <ul className="border-t border-line">
    {rows.map((row, at) => {
      const grown = grownSince(rows[at + 1], row)
      const girth = Math.max(row.girthLeftMm ?? 0, row.girthRightMm ?? 0)
      return (
        <li key={row.id} className="flex items-center gap-4 border-b border-line py-2">
          <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[7rem_1fr]">
            <span className="text-muted">{formatDay(row.measuredOn, getLocale())}</span>
            <span className="num">
              <span className="font-semibold text-ink">
                {m.profile_left_right({ left: row.leftMm ?? '–', right: row.rightMm ?? '–' })}
              </span>
              {grown !== 0 && <span className="ml-3 text-muted">{grown > 0 ? `+${grown}` : `−${-grown}`} mm</span>}
              <span className="block type-fine text-muted">
                {[
                  row.posture === 'sitting' && m.profile_sitting_short(),
                  girth > 0 && m.profile_girth_short({ mm: girth }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </div>
          <ConfirmButton
            id={`unmeasure-${row.id}`}
            label={
              <>
                {m.profile_remove()}
                <span className="sr-only">: {formatDay(row.measuredOn, getLocale())}</span>
              </>
            }
            title={m.profile_measured_remove({ day: formatDay(row.measuredOn, getLocale()) })}
            text={m.profile_left_right({ left: row.leftMm ?? '–', right: row.rightMm ?? '–' })}
            fields={{ intent: 'unmeasure', measurement: row.id }}
          />
        </li>
      )
    })}
  </ul>
)

const HowTo = () => (
  <ol className="grid list-decimal gap-1.5 pl-5">
    <li>{m.profile_how_evening()}</li>
    <li>{m.profile_how_wall()}</li>
    <li>{m.profile_how_both()}</li>
    <li>{m.profile_how_girth()}</li>
  </ol>
)
