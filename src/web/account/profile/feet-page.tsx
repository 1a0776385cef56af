import { useFeature } from '#shop/settings/use-feature.ts'
import { Footprints, Plus } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { removeSkater } from '#shop/identity/skaters/remove-skater.ts'
import { maxSkaters } from '#shop/identity/skaters/skater.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/feet-page.ts'
import { EmptyNote } from '#web/parts/account/empty-note.tsx'
import { FeetChart } from './feet-chart.tsx'
import { notFound, ownOr404 } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { latestFeet } from './format-skater.ts'
import { skaterToolLinks } from './skater-tool-links.ts'
import { disciplineWords, levelWords } from './skater-words.ts'

export const meta = () => pageMeta({ title: m.profile_feet() })
export const handle: AccountHandle = { crumb: m.profile_feet }

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listSkaters(db, context.get(customerContext).id)
  return {
    skaters: rows.map((row) => ({
      id: row.id,
      nickname: row.nickname,
      isChild: row.isChild,
      discipline: row.discipline,
      level: row.level,
      feet: latestFeet(row),
      times: row.measurements.length,
      tools: skaterToolLinks(row, new Date()),
    })),
  }
}

const form = z.object({ intent: z.literal('remove'), skater: z.uuid() })

export async function action({ request, context }: Route.ActionArgs) {
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) throw notFound()
  await ownOr404(removeSkater(db, { userId: context.get(customerContext).id, skaterId: read.data.skater }))
  return redirect('/profile/feet?done=skater-gone')
}

export default function FeetPage({ loaderData: { skaters } }: Route.ComponentProps) {
  const add = (
    <Link to="/profile/feet/new" className={buttonClass({ size: 'sm' })}>
      <Plus aria-hidden size={20} /> {m.profile_skater_add()}
    </Link>
  )
  return (
    <>
      <PageTop
        title={m.profile_feet()}
        lead={m.profile_feet_lead()}
        action={skaters.length > 0 && skaters.length < maxSkaters && add}
      />
      {skaters.length === 0 ? (
        <EmptyNote icon={<Footprints aria-hidden size={28} strokeWidth={1.5} />} text={m.profile_feet_empty()}>
          {add}
        </EmptyNote>
      ) : (
        <ul className="grid gap-5">
          {skaters.map((skater) => (
            <SkaterCard key={skater.id} skater={skater} />
          ))}
        </ul>
      )}
    </>
  )
}

type Skater = Route.ComponentProps['loaderData']['skaters'][number]

function SkaterTools({ name, tools }: { name: string; tools: Skater['tools'] }) {
  if (!useFeature('advisers') || !tools.length) return null
  return (
    <ul aria-label={m.tool_for_skater({ name })} className="mt-3 flex flex-wrap gap-x-5">
      {tools.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SetInvite({ id, name }: { id: string; name: string }) {
  if (!useFeature('set-builder')) return null
  return (
    <Link to={`/set-builder?skater=${id}`} className="link mt-3 inline-flex min-h-11 items-center">
      {m.bundle_invite_for({ name })}
    </Link>
  )
}

const SkaterCard = ({
  skater: { id, nickname, isChild, discipline, level, feet, times, tools },
}: {
  skater: Skater
}) => (
  <li className="rounded-lg border border-line bg-surface p-5 md:p-6">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 type-h3 break-words">
          {nickname}
          {isChild && <Tag>{m.profile_child_tag()}</Tag>}
        </h2>
        <p className="text-muted">
          {[discipline && disciplineWords()[discipline], level && levelWords()[level]].filter(Boolean).join(' · ') ||
            m.profile_skater_bare()}
        </p>
      </div>
      <Link to={`/profile/feet/${id}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {feet ? m.profile_skater_open() : m.profile_measure_first()}
        <span className="sr-only">: {nickname}</span>
      </Link>
    </div>
    {feet && <FeetChart feet={feet} discipline={discipline} times={times} />}
    <SkaterTools name={nickname} tools={tools} />
    {feet && (discipline === null || discipline === 'figure' || discipline === 'dance') && (
      <SetInvite id={id} name={nickname} />
    )}
  </li>
)
