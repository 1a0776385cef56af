import { inputOf } from '#kit/declare-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import { shopSection } from './shop-section.server.ts'
import type { Route } from './+types/shop-page.ts'
import { shopFields } from './settings-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_title() })

export const loader = ({ url }: Route.LoaderArgs) => readSection(shopSection, url)

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(shopSection, request, context.get(adminContext).actor)

const labels = () => ({
  name: m.settings_name(),
  phone: m.settings_phone(),
  zalo: m.settings_zalo(),
  email: m.settings_email(),
  'hours.vi': m.settings_hours_vi(),
  'hours.en': m.settings_hours_en(),
  address: m.settings_address(),
  mapUrl: m.settings_map(),
  company: m.settings_company(),
  registration: m.settings_registration(),
  issued: m.settings_issued(),
  taxCode: m.checkout_tax_code(),
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
})

const pair = 'grid gap-4 md:grid-cols-2'

export default defineEditor(({ loaderData }: Route.ComponentProps) => {
  // Without these facts a live shop takes no orders (owner-facts.ts).
  const neededLive = { mark: m.settings_needed_live() }
  return {
    title: m.settings_title(),
    note: m.settings_shop_note(),
    frame: SettingsFrame,
    done: loaderData.isDone && m.settings_done(),
    labels: labels(),
    fields: (
      <>
        <Panel title={m.settings_contact()}>
          <div className={pair}>
            <LineField {...inputOf(shopFields.name)} />
            <LineField {...inputOf(shopFields.email)} hint={m.settings_email_hint()} {...neededLive} />
            <LineField {...inputOf(shopFields.phone)} {...neededLive} />
            <LineField {...inputOf(shopFields.zalo)} optional />
            <LineField {...inputOf(shopFields.hours, 'hours.vi')} optional />
            <LineField {...inputOf(shopFields.hours, 'hours.en')} lang="en" optional />
            <LineField {...inputOf(shopFields.address)} hint={m.settings_address_hint()} {...neededLive} />
            <LineField {...inputOf(shopFields.mapUrl)} hint={m.settings_map_hint()} optional />
          </div>
        </Panel>
        <Panel title={m.settings_owner()}>
          <p className="text-muted">{m.settings_owner_note()}</p>
          <div className={`mt-3 ${pair}`}>
            <LineField {...inputOf(shopFields.company)} {...neededLive} />
            <LineField {...inputOf(shopFields.taxCode)} hint={m.settings_tax_code_hint()} optional />
            <LineField {...inputOf(shopFields.registration)} {...neededLive} />
            <LineField {...inputOf(shopFields.issued)} hint={m.settings_issued_hint()} {...neededLive} />
          </div>
        </Panel>
        <Panel title={m.settings_socials()}>
          <p className="text-muted">{m.settings_socials_note()}</p>
          <div className={`mt-3 ${pair}`}>
            {(['facebook', 'instagram', 'tiktok', 'youtube'] as const).map((name) => (
              <LineField {...inputOf(shopFields[name])} key={name} placeholder="https://" optional />
            ))}
          </div>
        </Panel>
        <Panel title={m.settings_fixed()}>
          <FactList
            rows={[
              [m.settings_clock(), m.settings_clock_is()],
              [m.settings_languages(), m.settings_languages_are()],
              [m.settings_money(), m.settings_money_is()],
            ]}
          />
        </Panel>
      </>
    ),
  }
})
