import { data, redirect } from 'react-router'
import { saveSecurity } from '#flows/system/save-security.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { securitySwitchNames, switchesTurnedOff, logLevels } from '#shop/settings/security-settings.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { securitySwitchWords } from './security-switch-words.ts'
import { securitySettingsForm } from './security-settings-form.ts'
import type { Route } from './+types/settings-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_settings_title() })

const guardFields = ({ security }: Pick<ShopSettings, 'security'>): Record<string, string> => ({
  ...Object.fromEntries(securitySwitchNames.map((name) => [name, security[name] ? 'on' : ''])),
  logLevel: security.logLevel ?? '',
})

export async function loader({ url, context }: Route.LoaderArgs) {
  const { security } = await findSettings(db)
  return {
    security,
    usualLevel: env.LOG_LEVEL,
    hasPassword: await hasPassword(db, context.get(adminContext).id),
    version: versionOf(guardFields({ security })),
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const admin = context.get(adminContext)
  let lowers = false
  const { wrong } = await saveMergedSettings({
    form,
    keys: ['security'],
    actor: admin.actor,
    fields: guardFields,
    async reads(merged, held) {
      const { value: security, rejected } = readForm(securitySettingsForm, merged)
      if (rejected) return { rejected }
      lowers = switchesTurnedOff(held.security, security).length > 0
      const unproven = lowers ? await findIdentityError(db, admin, merged) : undefined
      return unproven ? { rejected: { errors: unproven.errors ?? {}, values: {} } } : { value: { security } }
    },
    writes: ({ security }, seen) =>
      saveSecurity(db, admin.actor, { security: security!, isProven: lowers, userId: admin.id, seen }),
  })
  if (!wrong) return redirect('/admin/security/settings?done=1', 303)
  const { password: _secret, ...values } = wrong.values ?? {}
  return data<Answer>({ intent: 'save', ...wrong, values }, { status: 422 })
}

export const shouldRevalidate = () => true

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { security, usualLevel, version, isDone } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  const wasTyped = Object.keys(values).length > 0
  const labels = Object.fromEntries(securitySwitchNames.map((name) => [name, securitySwitchWords[name].label()]))
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHead
        back={{ to: '/admin/security', label: m.security_monitor_title() }}
        title={m.security_settings_title()}
        note={m.security_settings_note()}
      />
      <Outcome answer={actionData} done={isDone ? m.security_settings_done() : undefined} />
      <Editor
        key={`${JSON.stringify(security)}${values.version ?? ''}`}
        version={values.version ?? version}
        labels={{ ...labels, logLevel: m.security_settings_level() }}
        saved={JSON.stringify(security)}
        dirty={wasTyped}
        answer={actionData}
      >
        <div className="grid gap-5">
          <Panel title={m.security_settings_guards()}>
            <div className="grid gap-1">
              {securitySwitchNames.map((name) => (
                <Checkbox
                  key={name}
                  name={name}
                  label={securitySwitchWords[name].label()}
                  note={securitySwitchWords[name].note()}
                  defaultChecked={wasTyped ? values[name] === 'on' : security[name]}
                />
              ))}
            </div>
          </Panel>
          <Panel title={m.security_settings_log()}>
            <SelectField
              label={m.security_settings_level()}
              name="logLevel"
              defaultValue={values.logLevel ?? security.logLevel ?? ''}
              placeholder={m.security_settings_level_usual({ level: usualLevel })}
              options={logLevels.map((level) => ({ value: level, label: level }))}
            />
          </Panel>
          <Panel title={m.security_settings_proof()}>
            <p className="mb-3 text-muted">{m.security_settings_proof_note()}</p>
            <AdminProofField hasPassword={loaderData.hasPassword} error={errors.password} />
          </Panel>
        </div>
      </Editor>
    </div>
  )
}
