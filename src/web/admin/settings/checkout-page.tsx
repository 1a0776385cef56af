import { Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
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
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { readSection, saveSection } from './settings-section.server.ts'
import type { Route } from './+types/checkout-page.ts'
import { buyingFields } from './settings-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_checkout() })

export async function loader({ url }: Route.LoaderArgs) {
  const { codLimit, paymentMinutes } = await findSettings(db)
  return { ...(await readSection(checkoutSection, url)), codLimit, paymentMinutes }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveSection(checkoutSection, request, context.get(adminContext).actor)

const labels = () => ({
  asksEmail: m.settings_asks_mail(),
  offersInspection: m.settings_inspection(),
  offersNote: m.settings_note(),
  maxPerLine: m.settings_max_per_line(),
  bundlePercent: m.settings_bundle_percent(),
  exchangeDays: m.settings_exchange_days(),
  discountAdmin: m.settings_discount_admin(),
  holdPhone: m.settings_hold_phone(),
  holdEmail: m.settings_hold_email(),
  holdDevice: m.settings_hold_device(),
  holdNetwork: m.settings_hold_network(),
  confirmHours: m.settings_confirm_hours(),
})

export default defineEditor(({ loaderData }: Route.ComponentProps) => ({
  title: m.settings_checkout(),
  note: m.settings_checkout_note(),
  frame: SettingsFrame,
  done: loaderData.isDone && m.settings_done(),
  labels: labels(),
  fields: (
    <>
      <Panel title={m.settings_form()}>
        <TickField name="asksEmail" note={m.settings_asks_mail_note()} />
        <TickField name="offersInspection" note={m.settings_inspection_note()} />
        <TickField name="offersNote" />
      </Panel>
      <Panel title={m.settings_limits()}>
        <div className="grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(buyingFields.maxPerLine)} hint={m.settings_max_per_line_hint()} />
          <LineField {...inputOf(buyingFields.bundlePercent)} hint={m.settings_bundle_percent_hint()} />
          <LineField {...inputOf(buyingFields.exchangeDays)} hint={m.settings_exchange_hint()} />
        </div>
      </Panel>
      <Panel title={m.settings_holds()}>
        <p className="mb-4 text-muted">{m.settings_holds_note()}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(buyingFields.holdPhone)} hint={m.settings_hold_hint()} />
          <LineField {...inputOf(buyingFields.holdEmail)} hint={m.settings_hold_hint()} />
          <LineField {...inputOf(buyingFields.holdDevice)} hint={m.settings_hold_hint()} />
          <LineField {...inputOf(buyingFields.holdNetwork)} hint={m.settings_hold_network_hint()} />
          <LineField {...inputOf(buyingFields.confirmHours)} hint={m.settings_confirm_hours_hint()} />
        </div>
      </Panel>
      <Panel title={m.settings_discount()}>
        <p className="mb-4 text-muted">{m.settings_discount_note()}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(buyingFields.discountAdmin)} hint={m.settings_discount_hint()} />
        </div>
      </Panel>
      <Panel
        title={m.settings_paying()}
        aside={
          <Link to="/admin/settings/payments" className="link inline-flex min-h-11 items-center">
            {m.settings_change_there()}
          </Link>
        }
      >
        <FactList
          rows={[
            [m.settings_cod_limit(), dong(loaderData.codLimit)],
            [m.settings_minutes(), m.settings_minutes_are({ minutes: formatCount(loaderData.paymentMinutes) })],
          ]}
        />
      </Panel>
    </>
  ),
}))
