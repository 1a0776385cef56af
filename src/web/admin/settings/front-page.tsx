import { inputOf } from '#kit/declare-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { frontSection } from './front-section.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { DayField, LineField } from '#web/admin-kit/form/fields.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/front-page.ts'
import { frontFields } from './settings-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_front() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(frontSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(frontSection, request, context.get(adminContext).actor)

const labels = () => ({
  'announcement.vi': m.settings_announcement_vi(),
  'announcement.en': m.settings_announcement_en(),
  announcementLink: m.settings_announcement_link(),
  announcementFrom: m.promotion_field_starts(),
  announcementUntil: m.promotion_field_ends(),
  'heroTitle.vi': m.settings_hero_title_vi(),
  'heroTitle.en': m.settings_hero_title_en(),
  'heroText.vi': m.settings_hero_text_vi(),
  'heroText.en': m.settings_hero_text_en(),
})

export default defineEditor(({ loaderData }: Route.ComponentProps) => ({
  title: m.settings_front(),
  note: m.settings_front_note(),
  frame: SettingsFrame,
  done: loaderData.isDone && m.settings_done(),
  labels: labels(),
  fields: (
    <>
      <Panel title={m.settings_announcement()}>
        <p className="text-muted">{m.settings_announcement_note()}</p>
        <div className="mt-3 grid gap-4">
          <LineField {...inputOf(frontFields.announcement, 'announcement.vi')} optional />
          <LineField {...inputOf(frontFields.announcement, 'announcement.en')} lang="en" optional />
          <LineField {...inputOf(frontFields.announcementLink)} hint={m.settings_announcement_link_hint()} optional />
          <div className="grid gap-4 md:grid-cols-2">
            <DayField withTime name="announcementFrom" hint={m.settings_announcement_from_hint()} />
            <DayField withTime isEnd name="announcementUntil" hint={m.settings_announcement_until_hint()} />
          </div>
        </div>
      </Panel>
      <Panel title={m.settings_hero()}>
        <p className="text-muted">{m.settings_hero_note()}</p>
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(frontFields.heroTitle, 'heroTitle.vi')} optional />
          <LineField {...inputOf(frontFields.heroTitle, 'heroTitle.en')} lang="en" optional />
          <LineField {...inputOf(frontFields.heroText, 'heroText.vi')} optional />
          <LineField {...inputOf(frontFields.heroText, 'heroText.en')} lang="en" optional />
        </div>
      </Panel>
    </>
  ),
}))
