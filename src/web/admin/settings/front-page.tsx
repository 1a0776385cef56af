import { inputOf } from '#kit/field.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { frontSection } from './front-section.server.ts'
import { SettingsLine, SectionEditor } from './section-editor.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/front-page.ts'
import { frontFields } from './declared-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.conf_front() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(frontSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(frontSection, request, context.get(adminContext).actor)

const labels = () => ({
  'promise.vi': m.conf_promise_vi(),
  'promise.en': m.conf_promise_en(),
  promiseLink: m.conf_promise_link(),
  promiseFrom: m.promo_f_starts(),
  promiseUntil: m.promo_f_ends(),
  'heroTitle.vi': m.conf_hero_title_vi(),
  'heroTitle.en': m.conf_hero_title_en(),
  'heroText.vi': m.conf_hero_text_vi(),
  'heroText.en': m.conf_hero_text_en(),
})

export default function FrontPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionEditor
      title={m.conf_front()}
      note={m.conf_front_note()}
      labels={labels()}
      view={loaderData}
      answer={actionData}
    >
      <Panel title={m.conf_promise()}>
        <p className="text-muted">{m.conf_promise_note()}</p>
        <div className="mt-3 grid gap-4">
          <SettingsLine {...inputOf(frontFields.promise, 'promise.vi')} optional />
          <SettingsLine {...inputOf(frontFields.promise, 'promise.en')} lang="en" optional />
          <SettingsLine {...inputOf(frontFields.promiseLink)} hint={m.conf_promise_link_hint()} optional />
          <div className="grid gap-4 md:grid-cols-2">
            <SettingsLine name="promiseFrom" type="datetime-local" hint={m.conf_promise_from_hint()} optional />
            <SettingsLine name="promiseUntil" type="datetime-local" hint={m.conf_promise_until_hint()} optional />
          </div>
        </div>
      </Panel>
      <Panel title={m.conf_hero()}>
        <p className="text-muted">{m.conf_hero_note()}</p>
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
