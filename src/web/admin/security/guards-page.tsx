import { data, redirect } from 'react-router'
import { saveSecurity } from '#flows/save-security.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { hasPassword } from '#shop/identity/has-password.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { guardNames, loweredGuards, logLevels } from '#shop/settings/security-settings.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '../admin-gate.server.ts'
import { answerTo, type Answer } from '../form/answer.ts'
import { Editor } from '../form/editor.tsx'
import { Outcome } from '../form/outcome.tsx'
import { ProofField } from '../form/proof-field.tsx'
import { readForm } from '../form/read-form.ts'
import { whyNotProven } from '../form/why-not-proven.server.ts'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { guardWords } from './guard-words.ts'
import { guardsForm } from './guards-form.ts'
import type { Route } from './+types/guards-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.guards_title() })

const findVersion = async () => (await findSavedAt(db, ['security'])).toISOString()

export async function loader({ url, context }: Route.LoaderArgs) {
  const { security } = await findSettings(db)
  return {
    security,
    usualLevel: env.LOG_LEVEL,
    hasPassword: await hasPassword(db, context.get(adminContext).id),
    version: await findVersion(),
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const admin = context.get(adminContext)
  const { value: security, rejected } = readForm(guardsForm, form)
  if (rejected) return data<Answer>({ intent: 'save', ...rejected }, { status: 422 })
  const typed = Object.fromEntries([...form].filter(([name]) => name !== 'password')) as Record<string, string>
  const lowers = loweredGuards((await findSettings(db)).security, security).length > 0
  const unproven = lowers ? await whyNotProven(db, admin, form) : undefined
  if (unproven) return data<Answer>({ intent: 'save', ...unproven, values: typed }, { status: 422 })
  const wish = { security, isProven: lowers, userId: admin.id, seen: form.get('version')?.toString() }
  const { refusal } = await orRefusal(saveSecurity(db, admin.actor, wish))
  if (!refusal) return redirect('/admin/security/settings?done=1', 303)
  // Told once; who then saves again has seen what the other did.
  const values = { ...typed, version: await findVersion() }
  return data<Answer>({ intent: 'save', refusal: refusal.say(spokenLocale()), values }, { status: 422 })
}

export const shouldRevalidate = () => true

export default function GuardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { security, usualLevel, version, isDone } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  const wasTyped = Object.keys(values).length > 0
  const labels = Object.fromEntries(guardNames.map((name) => [name, guardWords[name].label()]))
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHead
        back={{ to: '/admin/security', label: m.monitor_title() }}
        title={m.guards_title()}
        note={m.guards_note()}
      />
      <Outcome answer={actionData} done={isDone ? m.guards_done() : undefined} />
      <Editor
        key={JSON.stringify(security)}
        version={values.version ?? version}
        labels={{ ...labels, logLevel: m.guards_level() }}
        saved={JSON.stringify(security)}
      >
        <div className="grid gap-5">
          <Panel title={m.guards_guards()}>
            <div className="grid gap-1">
              {guardNames.map((name) => (
                <Checkbox
                  key={name}
                  name={name}
                  label={guardWords[name].label()}
                  note={guardWords[name].note()}
                  defaultChecked={wasTyped ? values[name] === 'on' : security[name]}
                />
              ))}
            </div>
          </Panel>
          <Panel title={m.guards_log()}>
            <SelectField
              label={m.guards_level()}
              name="logLevel"
              defaultValue={values.logLevel ?? security.logLevel ?? ''}
              placeholder={m.guards_level_usual({ level: usualLevel })}
              options={logLevels.map((level) => ({ value: level, label: level }))}
            />
          </Panel>
          <Panel title={m.guards_proof()}>
            <p className="mb-3 text-muted">{m.guards_proof_note()}</p>
            <ProofField hasPassword={loaderData.hasPassword} error={errors.password} />
          </Panel>
        </div>
      </Editor>
    </div>
  )
}
