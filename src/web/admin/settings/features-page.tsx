import type { Feature } from '#shop/settings/features.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { featuresSection } from './features-section.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { TickField } from '#web/admin-kit/form/fields.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/features-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_features() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(featuresSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(featuresSection, request, context.get(adminContext).actor)

type Words = Record<Feature | 'analyticsFunnel', { label: () => string; note: () => string }>

const words: Words = {
  reviews: { label: m.settings_field_reviews, note: m.settings_field_reviews_note },
  questions: { label: m.settings_field_questions, note: m.settings_field_questions_note },
  'set-builder': { label: m.settings_field_bundle, note: m.settings_field_bundle_note },
  advisers: { label: m.settings_field_advisers, note: m.settings_field_advisers_note },
  compare: { label: m.settings_field_compare, note: m.settings_field_compare_note },
  'wishlist-sharing': { label: m.settings_field_sharing, note: m.settings_field_sharing_note },
  'social-sign-in': { label: m.settings_field_social, note: m.settings_field_social_note },
  analyticsFunnel: { label: m.settings_field_funnel, note: m.settings_field_funnel_note },
}

const groups: { title: () => string; names: (keyof Words)[] }[] = [
  { title: m.settings_field_products, names: ['reviews', 'questions', 'compare', 'wishlist-sharing'] },
  { title: m.settings_field_advice, names: ['advisers', 'set-builder'] },
  { title: m.settings_field_customers, names: ['social-sign-in', 'analyticsFunnel'] },
]

const labels = () => Object.fromEntries(Object.entries(words).map(([name, { label }]) => [name, label()]))

export default defineEditor(({ loaderData }: Route.ComponentProps) => ({
  title: m.settings_features(),
  note: m.settings_features_note(),
  frame: SettingsFrame,
  done: loaderData.isDone && m.settings_done(),
  labels: labels(),
  fields: (
    <>
      {groups.map(({ title, names }) => (
        <Panel key={names[0]} title={title()}>
          {names.map((name) => (
            <TickField key={name} name={name} note={words[name].note()} />
          ))}
        </Panel>
      ))}
    </>
  ),
}))
