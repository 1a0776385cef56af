import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { checkoutMethods } from '#shop/checkout/payment-method.ts'
import { bankAccountOf } from '#shop/payments/bank-account.ts'
import { findProvider } from '#shop/payments/registered-gateways.ts'
import { listBanks } from '#shop/payments/banks.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { ChoiceField, LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { editingOf } from '#web/admin-kit/form/merge-form.server.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { paymentFields, paymentSettingsForm } from './payment-settings-form.ts'
import { SettingsFrame } from './settings-frame.tsx'
import type { Route } from './+types/payment-settings-page.ts'
import { bankFields } from './settings-fields.ts'

export const meta = () => pageMeta({ title: m.payment_settings_title() })

const keys = [
  'bankAccount',
  'paymentMinutes',
  'phoneHoldHours',
  'codLimit',
  'methodsOff',
] satisfies (keyof ShopSettings)[]

export async function loader({ url }: Route.LoaderArgs) {
  return {
    editing: editingOf(paymentFields(await findSettings(db))),
    methods: checkoutMethods.filter((method) => findProvider(method)),
    // The bank account of the environment or the demo, used while the fields are empty.
    defaultAccount: bankAccountOf({ bankAccount: { bin: '', number: '', name: '' } }) ?? null,
    banks: listBanks(),
    isDone: url.searchParams.has('done'),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerIntents(request, {
    async save(form) {
      const { actor } = context.get(adminContext)
      const parse = (merged: FormData) => readForm(paymentSettingsForm, merged)
      const { failure } = await saveMergedSettings({ form, keys, actor, fields: paymentFields, parse })
      return failure ?? '/admin/settings/payments?done=1'
    },
  })

export default defineEditor(({ loaderData: { methods, defaultAccount, banks, isDone } }: Route.ComponentProps) => ({
  title: m.payment_settings_title(),
  frame: SettingsFrame,
  done: isDone && m.payment_settings_done(),
  labels: labels(),
  button: m.payment_settings_save(),
  fields: (
    <>
      <Panel title={m.payment_settings_methods()}>
        <p className="text-muted">{m.payment_settings_methods_note()}</p>
        <div className="mt-2 grid">
          {methods.map((method) => (
            <div key={method}>
              <input type="hidden" name={`has-${method}`} value="1" />
              <TickField name={`on-${method}`} />
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={m.payment_settings_bank()}>
        <p className="text-muted">
          {defaultAccount
            ? m.payment_settings_bank_usual({ account: `${defaultAccount.bank} ${defaultAccount.number}` })
            : m.payment_settings_bank_none()}
        </p>
        <div className="mt-3 grid gap-4 md:grid-cols-3">
          <ChoiceField
            name="bin"
            placeholder=""
            options={banks.map(({ bin, name }) => ({ value: bin, label: name }))}
          />
          <LineField {...inputOf(bankFields.number)} />
          <LineField {...inputOf(bankFields.holder)} hint={m.payment_settings_holder_hint()} />
        </div>
      </Panel>
      <Panel title={m.payment_settings_limits()}>
        <div className="grid gap-4 md:grid-cols-3">
          <LineField {...inputOf(bankFields.minutes)} hint={m.payment_settings_minutes_hint()} />
          <LineField {...inputOf(bankFields.phoneHours)} hint={m.payment_settings_phone_hours_hint()} />
          <LineField {...inputOf(bankFields.codLimit)} hint={m.payment_settings_cod_hint()} />
        </div>
      </Panel>
    </>
  ),
}))

const labels = () => ({
  ...Object.fromEntries(checkoutMethods.map((method) => [`on-${method}`, methodWords[method]()])),
  bin: m.payment_settings_bank_name(),
  number: m.payment_settings_number(),
  holder: m.payment_settings_holder(),
  minutes: m.payment_settings_minutes(),
  phoneHours: m.payment_settings_phone_hours(),
  codLimit: m.payment_settings_cod(),
})
