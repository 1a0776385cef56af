import { inputOf } from '#kit/field.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { frontSection } from './front-section.server.ts'
import { SettingsLine, SettingsMoment, SectionEditor } from './section-editor.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/front-page.ts'
import { frontFields } from './settings-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_front() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(frontSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(frontSection, request, context.get(adminContext).actor)

const labels = () => ({
  'promise.vi': m.settings_promise_vi(),
  'promise.en': m.settings_promise_en(),
  promiseLink: m.settings_promise_link(),
  promiseFrom: m.promotion_field_starts(),
  promiseUntil: m.promotion_field_ends(),
  'heroTitle.vi': m.settings_hero_title_vi(),
  'heroTitle.en': m.settings_hero_title_en(),
  'heroText.vi': m.settings_hero_text_vi(),
  'heroText.en': m.settings_hero_text_en(),
})

export default function FrontPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionEditor
      title={m.settings_front()}
      note={m.settings_front_note()}
      labels={labels()}
      view={loaderData}
      answer={actionData}
    >
      <Panel title={m.settings_promise()}>
        <p className="text-muted">{m.settings_promise_note()}</p>
        <div className="mt-3 grid gap-4">
          <SettingsLine {...inputOf(frontFields.promise, 'promise.vi')} optional />
          <SettingsLine {...inputOf(frontFields.promise, 'promise.en')} lang="en" optional />
          <SettingsLine {...inputOf(frontFields.promiseLink)} hint={m.settings_promise_link_hint()} optional />
          <div className="grid gap-4 md:grid-cols-2">
            <SettingsMoment name="promiseFrom" hint={m.settings_promise_from_hint()} />
            <SettingsMoment name="promiseUntil" hint={m.settings_promise_until_hint()} />
          </div>
        </div>
      </Panel>
      <Panel title={m.settings_hero()}>
        <p className="text-muted">{m.settings_hero_note()}</p>
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          <SettingsLine {...inputOf(frontFields.heroTitle, 'heroTitle.vi')} optional />
          <SettingsLine {...inputOf(frontFields.heroTitle, 'heroTitle.en')} lang="en" optional />
          <SettingsLine {...inputOf(frontFields.heroText, 'heroText.vi')} optional />
          <SettingsLine {...inputOf(frontFields.heroText, 'heroText.en')} lang="en" optional />
        </div>
      </Panel>
    </SectionEditor>
  )
}
