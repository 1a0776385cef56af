import type { ReportedSetting } from '#platform/system/report-settings.server.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** What the shop was started with. Secrets are never told, only whether they are set. */
export const SettingsPanel = ({ settings }: { settings: ReportedSetting[] }) => (
  <Panel title={m.system_settings()}>
    <p className="mb-4 max-w-3xl text-muted">{m.system_settings_note()}</p>
    <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {settings.map(({ name, value, isSecret, isGiven }) => (
        <div key={name} className="min-w-0 border-b border-line pb-2">
          <dt className="flex flex-wrap justify-between gap-x-3 text-[0.875rem] text-muted">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <span>{isGiven ? m.system_setting_given() : m.system_setting_usual()}</span>
          </dt>
          <dd className="[overflow-wrap:anywhere] text-ink">
            {isSecret ? (isGiven ? m.system_secret_set() : m.system_unset()) : (value ?? m.system_unset())}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
)
