import { inputOf } from '#kit/field.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { SettingsLine, SectionEditor } from './section-editor.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import { shopSection } from './shop-section.server.ts'
import type { Route } from './+types/shop-page.ts'
import { shopFields } from './declared-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.conf_title() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(shopSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(shopSection, request, context.get(adminContext).actor)

const labels = () => ({
  name: m.conf_name(),
  phone: m.conf_phone(),
  zalo: m.conf_zalo(),
  email: m.conf_email(),
  'hours.vi': m.conf_hours_vi(),
  'hours.en': m.conf_hours_en(),
  address: m.conf_address(),
  mapUrl: m.conf_map(),
  company: m.conf_company(),
  registration: m.conf_registration(),
  issued: m.conf_issued(),
  taxCode: m.checkout_tax_code(),
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
})

const pair = 'grid gap-4 md:grid-cols-2'

export default function ShopPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionEditor
      title={m.conf_title()}
      note={m.conf_shop_note()}
      labels={labels()}
      view={loaderData}
      answer={actionData}
    >
      <Panel title={m.conf_contact()}>
        <div className={pair}>
          <SettingsLine {...inputOf(shopFields.name)} />
          <SettingsLine {...inputOf(shopFields.email)} hint={m.conf_email_hint()} optional />
          <SettingsLine {...inputOf(shopFields.phone)} optional />
          <SettingsLine {...inputOf(shopFields.zalo)} optional />
          <SettingsLine {...inputOf(shopFields.hours, 'hours.vi')} optional />
          <SettingsLine {...inputOf(shopFields.hours, 'hours.en')} lang="en" optional />
          <SettingsLine {...inputOf(shopFields.address)} hint={m.conf_address_hint()} optional />
          <SettingsLine {...inputOf(shopFields.mapUrl)} hint={m.conf_map_hint()} optional />
        </div>
      </Panel>
      <Panel title={m.conf_owner()}>
        <p className="text-muted">{m.conf_owner_note()}</p>
        <div className={`mt-3 ${pair}`}>
          <SettingsLine {...inputOf(shopFields.company)} optional />
          <SettingsLine {...inputOf(shopFields.taxCode)} hint={m.conf_tax_code_hint()} optional />
          <SettingsLine {...inputOf(shopFields.registration)} optional />
          <SettingsLine {...inputOf(shopFields.issued)} hint={m.conf_issued_hint()} optional />
        </div>
      </Panel>
      <Panel title={m.conf_socials()}>
        <p className="text-muted">{m.conf_socials_note()}</p>
        <div className={`mt-3 ${pair}`}>
          {(['facebook', 'instagram', 'tiktok', 'youtube'] as const).map((name) => (
            <SettingsLine {...inputOf(shopFields[name])} key={name} placeholder="https://" optional />
          ))}
        </div>
      </Panel>
      <Panel title={m.conf_fixed()}>
        <FactList
          rows={[
            [m.conf_clock(), m.conf_clock_is()],
            [m.conf_languages(), m.conf_languages_are()],
            [m.conf_money(), m.conf_money_is()],
          ]}
        />
      </Panel>
    </SectionEditor>
  )
}
