import type { Feature } from '#shop/settings/features.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { featuresSection } from './features-section.server.ts'
import { SectionEditor, SettingsTick } from './section-editor.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/features-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.conf_features() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(featuresSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(featuresSection, request, context.get(adminContext).actor)

type Words = Record<Feature | 'analyticsFunnel', { label: () => string; note: () => string }>

const words: Words = {
  reviews: { label: m.conf_f_reviews, note: m.conf_f_reviews_note },
  questions: { label: m.conf_f_questions, note: m.conf_f_questions_note },
  'set-builder': { label: m.conf_f_set, note: m.conf_f_set_note },
  advisers: { label: m.conf_f_advisers, note: m.conf_f_advisers_note },
  compare: { label: m.conf_f_compare, note: m.conf_f_compare_note },
  'wishlist-sharing': { label: m.conf_f_sharing, note: m.conf_f_sharing_note },
  'social-sign-in': { label: m.conf_f_social, note: m.conf_f_social_note },
  analyticsFunnel: { label: m.conf_f_funnel, note: m.conf_f_funnel_note },
}

const groups: { title: () => string; names: (keyof Words)[] }[] = [
  { title: m.conf_f_products, names: ['reviews', 'questions', 'compare', 'wishlist-sharing'] },
  { title: m.conf_f_advice, names: ['advisers', 'set-builder'] },
  { title: m.conf_f_people, names: ['social-sign-in', 'analyticsFunnel'] },
]

const labels = () => Object.fromEntries(Object.entries(words).map(([name, { label }]) => [name, label()]))

export default function FeaturesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionEditor
      title={m.conf_features()}
      note={m.conf_features_note()}
      labels={labels()}
      view={loaderData}
      answer={actionData}
    >
      {groups.map(({ title, names }) => (
        <Panel key={names[0]} title={title()}>
          {names.map((name) => (
            <SettingsTick key={name} name={name} note={words[name].note()} />
          ))}
        </Panel>
      ))}
    </SectionEditor>
  )
}
