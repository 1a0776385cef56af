import { saveSecurity } from '#flows/system/save-security.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import {
  securitySwitchNames,
  switchesTurnedOff,
  logLevels,
  type SecuritySettings,
} from '#shop/settings/security-settings.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { ChoiceField, TickField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { editingOf } from '#web/admin-kit/form/merge-form.server.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { securitySwitchWords } from './security-switch-words.ts'
import type { Route } from './+types/settings-page.ts'
import { z } from 'zod'

const box = z
  .literal('on')
  .optional()
  .transform((ticked) => ticked === 'on')

/** The security settings: ticked features and the log level. */
const securitySettingsForm = z
  .object({
    enableRealTimeMonitoring: box,
    enableInputValidation: box,
    enableCSPHeaders: box,
    rateLimitEnabled: box,
    logLevel: z.enum(logLevels).nullable().catch(null),
  })
  .transform((switches): SecuritySettings => switches)

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_settings_title() })

const guardFields = ({ security }: Pick<ShopSettings, 'security'>): Record<string, string> => ({
  ...Object.fromEntries(securitySwitchNames.map((name) => [name, security[name] ? 'on' : ''])),
  logLevel: security.logLevel ?? '',
})

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    editing: editingOf(guardFields(await findSettings(db))),
    defaultLevel: env.LOG_LEVEL,
    hasPassword: await hasPassword(db, context.get(adminContext).id),
    isDone: url.searchParams.has('done'),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerIntents(request, {
    async save(form) {
      const admin = context.get(adminContext)
      let lowers = false
      const { failure } = await saveMergedSettings({
        form,
        keys: ['security'],
        actor: admin.actor,
        fields: guardFields,
        async parse(merged, saved) {
          const { value: security, rejected } = readForm(securitySettingsForm, merged)
          if (rejected) return { rejected }
          lowers = switchesTurnedOff(saved.security, security).length > 0
          const identityError = lowers ? await findIdentityError(db, admin, merged) : undefined
          return identityError
            ? { rejected: { errors: identityError.errors ?? {}, values: {} } }
            : { value: { security } }
        },
        write: ({ security }, expectedVersion) =>
          saveSecurity(db, admin.actor, { security: security!, isProven: lowers, userId: admin.id, expectedVersion }),
      })
      return failure ?? '/admin/security/settings?done=1'
    },
  })

export const shouldRevalidate = () => true

export default defineEditor(({ loaderData }: Route.ComponentProps) => ({
  title: m.security_settings_title(),
  note: m.security_settings_note(),
  back: { to: '/admin/security', label: m.security_monitor_title() },
  width: 'max-w-3xl',
  done: loaderData.isDone && m.security_settings_done(),
  labels: labels(),
  fields: (
    <>
      <Panel title={m.security_settings_guards()}>
        <div className="grid gap-1">
          {securitySwitchNames.map((name) => (
            <TickField key={name} name={name} note={securitySwitchWords[name].note()} />
          ))}
        </div>
      </Panel>
      <Panel title={m.security_settings_log()}>
        <ChoiceField
          name="logLevel"
          placeholder={m.security_settings_level_usual({ level: loaderData.defaultLevel })}
          options={logLevels.map((level) => ({ value: level, label: level }))}
        />
      </Panel>
      <Panel title={m.security_settings_proof()}>
        <p className="mb-3 text-muted">{m.security_settings_proof_note()}</p>
        <AdminProofField hasPassword={loaderData.hasPassword} />
      </Panel>
    </>
  ),
}))

const labels = () => ({
  ...Object.fromEntries(securitySwitchNames.map((name) => [name, securitySwitchWords[name].label()])),
  logLevel: m.security_settings_level(),
})
