import { data, Form, redirect } from 'react-router'
import { pathIn } from '#kit/localized.ts'
import { addDays, formatDate, shopDay } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listPolicies } from '#shop/content/policies/list-policies.ts'
import { policyKeys, type PolicyKey } from '#shop/content/policies/policy.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import type { Route } from './+types/policies-page.ts'

/** Laws and fees change, so a policy that nobody reviewed for a year gets a warning. */
const looksEveryDays = 365

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_policies() })

export async function loader({ url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const { policiesSeen } = await findSettings(db)
  const dueBefore = shopDay(addDays(new Date(), -looksEveryDays))
  const day = (at: Date | undefined) => (at ? formatDate(at, locale) : null)
  const policies = (await listPolicies(db, locale)).map(({ changedAt, ...policy }) => {
    const seen = policiesSeen[policy.key] ?? null
    return { ...policy, vi: day(changedAt.vi), en: day(changedAt.en), seen, isDue: (seen ?? '') < dueBefore }
  })
  return {
    policies,
    version: (await findSavedAt(db, ['policiesSeen'])).toISOString(),
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const key = policyKeys.find((one) => intent === `seen:${one}`)
  if (!key) throw data(null, { status: 400 })
  const { policiesSeen } = await findSettings(db)
  const changed = { policiesSeen: { ...policiesSeen, [key]: shopDay(new Date()) } }
  const seen = String(form.get('version') ?? '')
  const { refusal } = await orRefusal(saveSettings(db, context.get(adminContext).actor, changed, seen))
  if (refusal) return data<Answer>({ intent, refusal: refusal.say(requestLocale()) }, { status: 409 })
  return redirect('/admin/settings/policies?done', 303)
}

export default function PoliciesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { policies, version, isDone } = loaderData
  return (
    <SettingsFrame title={m.settings_policies()} note={m.settings_policies_note()}>
      <Outcome answer={actionData} done={isDone ? m.settings_policy_done() : undefined} />
      {policies.map((policy) => (
        <Policy key={policy.key} policy={policy} version={version} />
      ))}
    </SettingsFrame>
  )
}

type View = Route.ComponentProps['loaderData']['policies'][number]

const addressOf = (key: PolicyKey) => pathIn(getLocale(), `/${key}`)

function Policy({
  policy: { key, title, isOut: isPublished, vi, en, seen, isDue },
  version,
}: {
  policy: View
  version: string
}) {
  const changed = [vi && m.settings_policy_vi({ day: vi }), en && m.settings_policy_en({ day: en })].filter(Boolean)
  return (
    <Panel
      title={title ?? m.settings_policy_unwritten({ key })}
      aside={
        <span className="flex gap-2">
          {!isPublished && <Tag tone="red">{m.settings_policy_hidden()}</Tag>}
          {title && isDue && <Tag tone="amber">{m.settings_policy_due()}</Tag>}
        </span>
      }
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="num text-muted">
            {changed.join(' · ')}
            <span className="block">
              {seen
                ? m.settings_policy_seen({ day: seen.split('-').toReversed().join('/') })
                : m.settings_policy_unseen()}
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {isPublished && (
              <a href={addressOf(key)} className="link inline-flex min-h-11 items-center">
                {m.settings_policy_read()}
                <span className="sr-only">: {title}</span>
              </a>
            )}
            <Form method="post">
              <input type="hidden" name="version" value={version} />
              <SubmitButton intent={`seen:${key}`} busyText={m.admin_busy()} variant="outline">
                {m.settings_policy_mark()}
                <span className="sr-only">: {title}</span>
              </SubmitButton>
            </Form>
          </div>
        </div>
      )}
    </Panel>
  )
}
