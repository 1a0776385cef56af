import { Link } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { checkoutSection } from './checkout-section.server.ts'
import { SettingsLine, SectionEditor, SettingsTick } from './section-editor.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/checkout-page.ts'
import { buyingFields } from './declared-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.conf_checkout() })

export async function loader({ url }: Route.LoaderArgs) {
  const { codLimit, paymentMinutes } = await findSettings(db)
  return { view: await readSection(checkoutSection, url), codLimit, paymentMinutes }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(checkoutSection, request, context.get(adminContext).actor)

const labels = () => ({
  asksMail: m.conf_asks_mail(),
  offersInspection: m.conf_inspection(),
  offersNote: m.conf_note(),
  maxPerLine: m.conf_max_per_line(),
  setPercent: m.conf_set_percent(),
  exchangeDays: m.conf_exchange_days(),
  discountAdmin: m.conf_discount_admin(),
  holdPhone: m.conf_hold_phone(),
  holdEmail: m.conf_hold_email(),
  holdDevice: m.conf_hold_device(),
  holdNetwork: m.conf_hold_network(),
  confirmHours: m.conf_confirm_hours(),
})

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, codLimit, paymentMinutes } = loaderData
  return (
    <SectionEditor
      title={m.conf_checkout()}
      note={m.conf_checkout_note()}
      labels={labels()}
      view={view}
      answer={actionData}
    >
      <Panel title={m.conf_form()}>
        <SettingsTick name="asksMail" note={m.conf_asks_mail_note()} />
        <SettingsTick name="offersInspection" note={m.conf_inspection_note()} />
        <SettingsTick name="offersNote" />
      </Panel>
      <Panel title={m.conf_limits()}>
        <div className="grid gap-4 md:grid-cols-2">
          <SettingsLine {...inputOf(buyingFields.maxPerLine)} hint={m.conf_max_per_line_hint()} />
          <SettingsLine {...inputOf(buyingFields.setPercent)} hint={m.conf_set_percent_hint()} />
          <SettingsLine {...inputOf(buyingFields.exchangeDays)} hint={m.conf_exchange_hint()} />
        </div>
      </Panel>
      <Panel title={m.conf_holds()}>
        <p className="mb-4 text-muted">{m.conf_holds_note()}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <SettingsLine {...inputOf(buyingFields.holdPhone)} hint={m.conf_hold_hint()} />
          <SettingsLine {...inputOf(buyingFields.holdEmail)} hint={m.conf_hold_hint()} />
          <SettingsLine {...inputOf(buyingFields.holdDevice)} hint={m.conf_hold_hint()} />
          <SettingsLine {...inputOf(buyingFields.holdNetwork)} hint={m.conf_hold_network_hint()} />
          <SettingsLine {...inputOf(buyingFields.confirmHours)} hint={m.conf_confirm_hours_hint()} />
        </div>
      </Panel>
      <Panel title={m.conf_discount()}>
        <p className="mb-4 text-muted">{m.conf_discount_note()}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <SettingsLine {...inputOf(buyingFields.discountAdmin)} hint={m.conf_discount_hint()} />
        </div>
      </Panel>
      <Panel
        title={m.conf_paying()}
        aside={
          <Link to="/admin/settings/payments" className="link inline-flex min-h-11 items-center">
            {m.conf_change_there()}
          </Link>
        }
      >
        <FactList
          rows={[
            [m.conf_cod_limit(), dong(codLimit)],
            [m.conf_minutes(), m.conf_minutes_are({ minutes: formatCount(paymentMinutes) })],
          ]}
        />
      </Panel>
    </SectionEditor>
  )
}
